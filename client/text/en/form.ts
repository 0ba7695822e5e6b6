/** English for choosing a match: game, opponent, clock, rules. */
import type { Mode } from '../../../shared/match/setup.ts';
import type { NameFault } from '../../../shared/wire/name.ts';
import { NAME_LENGTH } from '../../../shared/wire/protocol.ts';
import { number } from './words.ts';

export const form = {
  mode: 'Game',
  modes: { final: 'Two-board final', classic: 'Classic board' } satisfies Record<Mode, string>,
  modeHints: {
    final: 'one army on each',
    classic: 'one board, one army',
  } satisfies Record<Mode, string>,
  opponent: 'Against',
  opponents: {
    link: 'A friend',
    anyone: 'Anyone',
    computer: 'The computer',
    local: 'Side by side',
  },
  opponentHints: {
    link: 'by link',
    anyone: 'right now',
    computer: 'four levels',
    local: 'at this screen',
  },
  clock: 'Time for each move',
  seconds: (count: number) => `${number(count)} s`,
  minutes: (count: number) => `${number(count)} min`,
  untimed: 'No clock',
  customClock: 'Other',
  customSeconds: 'Seconds for each move',
  side: 'Your side',
  sides: { random: 'Random', goats: 'Goats', tigers: 'Tigers' },
  name: 'Your name',
  nameHint: 'optional',
  nameFaults: {
    'too-long': `That name is too long: ${number(NAME_LENGTH)} characters at most.`,
    unshowable: 'That name has a character that cannot be shown. Leave it out.',
    unseen: 'That name would not be seen. Choose another, or leave the field empty.',
  } satisfies Record<NameFault, string>,
  more: 'More options',
  ruleset: 'Rules',
  rulesetHints: {
    'devils-plan': 'A board is drawn after 200 plies.',
    'ply-yard': 'No draw by limits.',
    threefold: 'Threefold repetition or 100 quiet plies draw.',
    'memory-12': 'None of the last 12 arrangements may come back.',
    'no-repeat': 'No arrangement may ever come back.',
    custom: 'Choose each rule yourself.',
  },
  plyLimit: 'Plies until a board is drawn',
  quietLimit: 'Quiet plies until a draw',
  repetition: 'Repetition',
  repetitions: {
    none: 'Allowed',
    draw: 'Draws',
    last: 'Forbidden for a while',
    all: 'Forbidden',
  },
  occurrences: 'Draw at which occurrence',
  memory: 'Arrangements remembered',
  stuckGoats: 'Goats without a move',
  stuck: { lose: 'lose', pass: 'pass' },
  orNone: 'empty for none',
  listed: 'Listed on the start page: anyone may join',
  listedComputer: 'Listed on the start page',
  spectators: 'Spectators may watch',
  delay: 'Spectators see it later by',
  noDelay: 'No delay',
  create: 'Create match',
  seek: 'Find an opponent',
  createLocal: 'Start playing',
  creating: 'Creating…',
  outOfBounds: (label: string, min: number, max: number) =>
    `${label}: from ${number(min)} to ${number(max)}.`,
};
