/** `npm run figures`: draws the pictures of docs/solution.md, from the known totals and the endgame table. */
import { writeFileSync } from 'node:fs';
import { findTablebaseFolder } from '../../server/cli/tablebase-folder.ts';
import { openTablebase } from '../../server/tablebase/open-tablebase.ts';
import { LEVEL_SHAPES } from '../../shared/engine/tablebase/level.ts';
import { readPlies, TABLE_DRAW } from '../../shared/engine/tablebase/probe.ts';
import { countPlies } from '../../shared/engine/tablebase/totals.ts';
import { SIDES } from '../../shared/rules/side.ts';
import { drawLengths, drawShares, type WinLengths } from './solution-figures.ts';
import { readVectors } from './vectors.ts';

const FOLDER = new URL('../../docs/figures/', import.meta.url);

async function countLengths(): Promise<WinLengths> {
  const { levels, isComplete } = await openTablebase(findTablebaseFolder(undefined));
  if (!isComplete) throw new Error('build the endgame table first: npm run -s tigers -- tablebase');
  const lengths = { goats: [] as number[], tigers: [] as number[] };
  LEVEL_SHAPES.forEach((shape, index) => {
    for (const toAct of SIDES)
      countPlies(shape, levels[index]?.[toAct] ?? new Uint8Array()).forEach((count, plies) => {
        if (count === 0 || plies === TABLE_DRAW) return;
        const { winner } = readPlies(plies, toAct);
        if (winner !== 'draw') lengths[winner][plies] = (lengths[winner][plies] ?? 0) + count;
      });
  });
  return {
    goats: Array.from(lengths.goats, (count: number | undefined) => count ?? 0),
    tigers: Array.from(lengths.tigers, (count: number | undefined) => count ?? 0),
  };
}

const lengths = await countLengths();
writeFileSync(new URL('placement-shares.svg', FOLDER), drawShares(readVectors('placement-totals')));
writeFileSync(new URL('ending-lengths.svg', FOLDER), drawLengths(lengths));
for (const side of SIDES) {
  const all = lengths[side].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  const half = lengths[side].findIndex((count) => (seen += count) >= all / 2);
  const long = lengths[side].slice(41).reduce((sum, count) => sum + count, 0);
  console.log(
    `${side} win ${all}: half within ${half} plies, ${((100 * long) / all).toFixed(2)} % need more than 40, the longest ${lengths[side].length - 1}`,
  );
}
