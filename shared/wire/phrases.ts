/** What seats can say without typing: phrases, which each reader sees in its own language, and emotes. */

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'nice-ply',
  'oops',
  'one-moment',
  'that-was-close',
  'good-game',
  'again',
  'goodbye',
] as const;
/** Names of the phrases. */
export type PhraseName = (typeof PHRASES)[number];

export const EMOTES = ['smile', 'wow', 'think', 'sweat', 'clap', 'tiger', 'goat', 'heart'] as const;
/** Names of the emotes. */
export type EmoteName = (typeof EMOTES)[number];
