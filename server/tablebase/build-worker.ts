/** A thread that builds its share of each level. Acts on import: it is a program. */
import { describeBlocks } from '../../shared/engine/tablebase/block.ts';
import { solveLevel } from '../../shared/engine/tablebase/level-solve.ts';
import type { BuildRequest } from './build-request.ts';
import { serveCrew } from './crew-thread.ts';

const blocks = describeBlocks();

serveCrew((request, share) => {
  const { work, afterCapture } = request as BuildRequest;
  solveLevel(work, blocks, afterCapture, share);
});
