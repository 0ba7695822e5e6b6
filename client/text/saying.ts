/** What someone said, in the reader's own language. */
import type { EmoteName } from '../../shared/wire/phrases.ts';
import type { Saying } from '../match/talk.ts';
import { moreText } from './more-text.ts';

const EMOTE_SIGNS: Readonly<Record<EmoteName, string>> = {
  smile: '🙂',
  wow: '😮',
  think: '🤔',
  sweat: '😅',
  clap: '👏',
  tiger: '🐯',
  goat: '🐐',
  heart: '❤️',
};

/** As it is seen, and as it is read out: an emote by its name. */
export function saySaying(saying: Saying): { readonly shown: string; readonly spoken: string } {
  const { phrases, emotes } = moreText().talk;
  if ('emote' in saying) return { shown: EMOTE_SIGNS[saying.emote], spoken: emotes[saying.emote] };
  const said = 'phrase' in saying ? phrases[saying.phrase] : saying.text;
  return { shown: said, spoken: said };
}
