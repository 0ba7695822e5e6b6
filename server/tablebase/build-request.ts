/** What the builder tells its threads. */
import type { LevelWork } from '../../shared/engine/tablebase/level-work.ts';

/** A level to build together, as for `solveLevel`. */
export interface BuildRequest {
  readonly work: LevelWork;
  readonly afterCapture: Uint8Array | null;
}
