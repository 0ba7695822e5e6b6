/** English for a board: its name, its points, the facts beside it, its clock. */
import type { BoardName } from '../../../shared/match/seat.ts';
import type { Side } from '../../../shared/rules/side.ts';
import { boardName, number, plural, seatName, seconds, side, sideName } from './words.ts';

export const board = {
  side,
  sideName,
  boardName,
  seatName,
  boardLabel: (name: BoardName | null) => (name === null ? 'Board' : `${boardName[name]} board`),
  you: (played: Side) => `You: ${side[played]}`,
  youShort: 'You',
  plays: (name: string, played: Side) => `${name}: ${side[played]}`,
  yourMove: 'your move',
  sideToMove: (played: Side) => `${side[played]} to move`,
  toMoveShort: 'to move',
  nextHere: (played: Side) => `next: ${side[played]}`,
  sending: 'sending…',
  confirmHere: 'tap again',
  planned: (action: string) => `planned: ${action}`,
  planDropped: (action: string) => `The plan ${action} no longer fits.`,

  point: (point: string, piece: 'tiger' | 'goat' | null) => `${point}, ${piece ?? 'empty'}`,
  pointSelected: 'selected',
  pointTarget: 'can go here',
  pointCapture: 'captures by landing here',
  pointThreatened: 'in danger',
  pointTrapped: 'trapped',
  pointLast: 'last move',
  pointProposed: 'tap again to play',
  pointPlanned: 'planned',
  pieceLetter: { tiger: 'T', goat: 'G' },

  captured: (count: number) =>
    plural(count, { one: '# goat of 5 captured', other: '# goats of 5 captured' }),
  inHand: (count: number) => plural(count, { one: '# goat in hand', other: '# goats in hand' }),
  /** How many, written beside a word. */
  digits: number,
  inHandShort: 'in hand',
  pliesUsed: (used: number, limit: number) => `ply ${number(used)} of ${number(limit)}`,
  pliesShort: (used: number, limit: number) => `${number(used)}/${number(limit)}`,
  plies: (used: number) => `ply ${number(used)}`,
  lastPly: (action: string) => `Last: ${action}`,
  noPlyYet: 'No move yet',
  pass: 'Pass',

  warnings: {
    pliesLeft: (left: number) => plural(left, { one: 'Draw in # ply', other: 'Draw in # plies' }),
    quietLeft: (left: number) =>
      plural(left, { one: 'Draw in # quiet ply', other: 'Draw in # quiet plies' }),
    occurrence: (count: number, limit: number) => `Seen ${number(count)} of ${number(limit)} times`,
    forbidden: (count: number) =>
      plural(count, { one: '# move would repeat', other: '# moves would repeat' }),
  },

  clock: {
    label: 'Time left',
    untimed: 'No clock',
    left: (s: number) => `${seconds(s)} left`,
    low: (s: number) => `Only ${seconds(s)} left.`,
    stopped: 'The clock is not running.',
  },
};
