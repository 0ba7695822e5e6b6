/** Counting a level's positions once for all their images. */
import { expect, test } from 'vitest';
import { LEVEL_SHAPES } from '../../../shared/engine/tablebase/level.ts';
import { TABLE_DRAW } from '../../../shared/engine/tablebase/probe.ts';
import { countTotals } from '../../../shared/engine/tablebase/totals.ts';
import { readMovementTotals } from '../../support/movement-totals.ts';

const known = readMovementTotals();

test.each(LEVEL_SHAPES.slice(0, 4))(
  'with $captured goats captured, as many positions are counted as there are up to symmetry',
  (shape) => {
    const all = new Uint8Array(shape.size).fill(TABLE_DRAW);
    expect(countTotals(shape, { tigers: all, goats: all }, 'goats')).toEqual({
      tigersWin: 0,
      draw: known[shape.captured]?.positions,
      goatsWin: 0,
      longestTigersWin: 0,
      longestGoatsWin: 0,
    });
  },
);

test('an odd number of plies is a win of the side to act, an even one of the other', () => {
  const [shape] = LEVEL_SHAPES;
  if (shape === undefined) throw new Error('there is no level');
  const odd = new Uint8Array(shape.size).fill(9);
  const even = new Uint8Array(shape.size).fill(4).fill(6, 1000, 1001);
  const values = { tigers: odd, goats: even };
  const tigersWin = { goatsWin: 0, draw: 0, longestGoatsWin: 0, tigersWin: 33_481 };
  expect(countTotals(shape, values, 'tigers')).toEqual({ ...tigersWin, longestTigersWin: 9 });
  expect(countTotals(shape, values, 'goats')).toEqual({ ...tigersWin, longestTigersWin: 6 });
});
