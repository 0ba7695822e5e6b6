/** English for playing the computer: levels, choices, hints. */
import type { Level, LevelName } from '../../../shared/engine/levels.ts';
import type { Seat } from '../../../shared/match/seat.ts';
import { moves, number } from './words.ts';

const levelName: Readonly<Record<LevelName, string>> = {
  easy: 'easy',
  medium: 'medium',
  hard: 'hard',
  master: 'master',
};
const seatName: Readonly<Record<Seat, string>> = { host: 'First', guest: 'Second' };

export const computer = {
  name: (level: LevelName) => `Computer · ${levelName[level]}`,
  thinking: 'thinking…',
  withoutTable: 'without endgame table',
  lacksTable: 'The computer plays without endgame table.',

  level: 'How strong',
  levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard', master: 'Master' } satisfies Record<
    LevelName,
    string
  >,
  levelHint: ({ depth, ms, whim, usesTable }: Level) => {
    const looks =
      depth === null ? `Thinks for up to ${number(ms / 1000)} s` : `Looks ${moves(depth)} ahead`;
    const habits = [
      whim > 0 ? 'sometimes plays at random' : [],
      usesTable ? 'knows the endings' : [],
    ];
    return [looks, ...habits.flat()].join(', ');
  },
  seat: 'You play',
  seats: seatName,
  seatHints: {
    host: 'You begin. Goats left, tigers right',
    guest: 'Tigers left, goats right',
  } satisfies Record<Seat, string>,
  place: 'Where',
  places: { online: 'Online', here: 'In this browser' },
  placeHints: {
    online: 'Resume on any device; others may watch',
    here: 'Works without a network',
  },
  masterHere: 'Without a network, master plays without endgame table.',
  start: 'Play the computer',

  hint: {
    label: 'Hint',
    asking: 'Looking for a hint…',
    point: 'hint',
    mark: 'after a hint',
    place: (to: string) => `place a goat on ${to}`,
    taken: (name: string) => `${name} took a hint.`,
    say: (action: string, value: string) => `Hint: ${action}. ${value}`,
    wins: (plies: number | null) => (plies === null ? 'It wins.' : `It wins in ${moves(plies)}.`),
    loses: (plies: number | null) =>
      plies === null ? 'It loses like all others.' : `It holds out longest: ${moves(plies)}.`,
    draws: 'It holds the draw.',
    shouldWin: 'It should win.',
    shouldLose: 'It should lose like all others.',
    shouldDraw: 'It should hold the draw.',
    better: 'You stand better then.',
    even: 'It is about even then.',
    worse: 'You stand worse all the same.',
  },
};
