/** `npm run bench:perft`: perft from both starts to depth 6 (or the depth given), checked and timed. */
import { performance } from 'node:perf_hooks';
import { perft } from '../../shared/rules/perft.ts';
import { startPosition } from '../../shared/rules/position.ts';
import { readVectors } from '../support/vectors.ts';

const deepest = Number(process.argv[2] ?? 6);
const vectors = readVectors('perft').filter((vector) => vector.depth <= deepest);
for (const first of ['goats', 'tigers'] as const) {
  for (let depth = 1; depth <= deepest; depth++) {
    const begunMs = performance.now();
    const { nodes, captures } = perft(startPosition(first), depth);
    const seconds = (performance.now() - begunMs) / 1000;
    const known = vectors.find((vector) => vector.first === first && vector.depth === depth);
    const isRight = known?.nodes === nodes && known.captures === captures;
    const verdict = known === undefined ? 'unknown' : isRight ? 'right' : 'WRONG';
    if (verdict === 'WRONG') process.exitCode = 1;
    const speed = `${(nodes / seconds / 1e6).toFixed(0)} million leaves/s`;
    console.log(
      [first, depth, nodes, captures, `${seconds.toFixed(3)} s`, speed, verdict].join('\t'),
    );
  }
}
