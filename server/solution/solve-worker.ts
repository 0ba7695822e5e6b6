/** A thread that solves its share of each layer. Acts on import: it is a program. */
import { describeBlocks } from '../../shared/engine/tablebase/block.ts';
import { LayerSolver } from '../../shared/solution/solve-layer.ts';
import { serveCrew } from '../tablebase/crew-thread.ts';
import type { SolveRequest } from './solve-request.ts';

const solver = new LayerSolver(describeBlocks());

serveCrew((request, share) => {
  const { target, source } = request as SolveRequest;
  solver.solve(target, source, share);
});
