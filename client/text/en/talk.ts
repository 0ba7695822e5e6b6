/** English for what players say to each other. */
import type { EmoteName, PhraseName } from '../../../shared/wire/phrases.ts';

export const talk = {
  title: 'Phrases',
  log: 'What was said',
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played!',
    thanks: 'Thanks!',
    'nice-ply': 'Nice move!',
    oops: 'Oops!',
    'one-moment': 'One moment, please.',
    'that-was-close': 'That was close!',
    'good-game': 'Good game!',
    again: 'Another one?',
    goodbye: 'Goodbye!',
  } satisfies Record<PhraseName, string>,
  emotes: {
    smile: 'smiles',
    wow: 'is amazed',
    think: 'is thinking',
    sweat: 'sweats',
    clap: 'claps',
    tiger: 'tiger',
    goat: 'goat',
    heart: 'heart',
  } satisfies Record<EmoteName, string>,
  allow: 'Words of your own between you two',
  allowHint: 'Only while both of you allow it. Spectators never see them.',
  allowWaiting: (name: string) => `${name} has not allowed it yet.`,
  write: 'Your words',
  send: 'Send',
  watching: 'Spectators see phrases; only players speak.',
};
