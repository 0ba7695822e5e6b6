/** What the arena and its threads tell each other. */
import type { LevelValues } from '../../shared/engine/tablebase/level.ts';
import type { Mode } from '../../shared/match/setup.ts';
import type { Ruleset } from '../../shared/rules/ruleset.ts';
import type { PlayerSpec } from './player.ts';

/** What a thread is started with. */
export interface ArenaThreadData {
  readonly players: readonly [PlayerSpec, PlayerSpec];
  readonly mode: Mode;
  readonly ruleset: Ruleset;
  readonly seed: number;
  /** The table of endings, in shared memory. */
  readonly levels: readonly (LevelValues | undefined)[];
}

/** A thread is asked to play the match of this number, from 0. */
export interface ArenaRequest {
  readonly index: number;
}

/** How it ended for the first player. */
export interface ArenaReply {
  readonly index: number;
  readonly result: 'win' | 'draw' | 'loss';
  readonly plies: number;
}
