/** Every code with which the server refuses, over sockets and HTTP. */
import { MATCH_REFUSALS, type MatchRefusal } from '../match/command.ts';
import { ACTION_REFUSALS } from '../rules/legal.ts';

/** The server's own reasons, besides those of match and board. */
export const WIRE_REFUSALS = [
  'malformed',
  'too-large',
  'unknown-message',
  'unknown-match',
  'unknown-page',
  'hello-first',
  'enter-first',
  'wrong-protocol',
  'foreign-origin',
  'blocked',
  'wrong-seat',
  'bad-token',
  'bad-invite',
  'bad-name',
  'name-too-alike',
  'bad-ruleset',
  'bad-clock',
  'no-spectators',
  'seek-gone',
  'no-seek',
  'already-paired',
  'text-not-allowed',
  'bad-text',
  'replaced',
  'too-many',
  'busy',
  'no-table',
  'goats-in-hand',
  'bad-position',
  'not-saved',
  'internal',
  'closing',
] as const;

/** Any code a client may meet. */
export type WireRefusal = (typeof WIRE_REFUSALS)[number] | MatchRefusal;

/** All codes, the match's and the boards' included. */
export const ALL_REFUSALS: readonly WireRefusal[] = [
  ...WIRE_REFUSALS,
  ...MATCH_REFUSALS,
  ...ACTION_REFUSALS,
  'would-repeat',
  'must-pass',
  'board-over',
];
