/** What the builder and its threads tell each other. */
import type { LevelWork } from '../../shared/engine/tablebase/level-work.ts';
import type { Barrier } from './barrier.ts';

/** With what a thread starts. */
export interface BuildThreadData {
  /** How many threads there are. */
  readonly of: number;
  readonly barrier: Barrier;
}

/** A level to build together, as for `solveLevel`. */
export interface BuildRequest {
  readonly work: LevelWork;
  readonly afterCapture: Uint8Array | null;
}

/** From a thread: so many entries are done; or its part of the level is. */
export type BuildReply =
  { readonly kind: 'progress'; readonly entries: number } | { readonly kind: 'done' };
