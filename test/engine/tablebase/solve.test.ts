/** The table of a shorter game, in which two captures win, against the rules core. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeBlocks } from '../../../shared/engine/tablebase/block.ts';
import { createEndgameTable } from '../../../shared/engine/tablebase/endgame-table.ts';
import { countFaults } from '../../../shared/engine/tablebase/level-check.ts';
import type { LevelShape } from '../../../shared/engine/tablebase/level.ts';
import { TABLE_DRAW } from '../../../shared/engine/tablebase/probe.ts';
import { listSubsets } from '../../../shared/engine/tablebase/subset.ts';
import {
  ORBIT_COUNT,
  REPRESENTATIVES,
  spread,
} from '../../../shared/engine/tablebase/tiger-orbit.ts';
import { legalActions } from '../../../shared/rules/legal.ts';
import { ALL_POINTS } from '../../../shared/rules/point.ts';
import { play, type Position } from '../../../shared/rules/position.ts';
import { type Side, SIDES } from '../../../shared/rules/side.ts';
import { mapPosition, SYMMETRIES } from '../../../shared/rules/symmetry.ts';
import { formatPosition } from '../../../shared/notation/position.ts';
import { buildShortTable, SHORT_GAME, SHORT_SHAPES } from '../../support/short-table.ts';

const levels = buildShortTable();
const table = createEndgameTable(levels);

/** The value by one ply of the rules core, and the table from there. */
function lookAhead(position: Position): number {
  const after = legalActions(position).map((action) => {
    const next = play(position, action);
    if (next.captured === SHORT_GAME) return 0;
    return table.probe(next.tigers, next.goats, next.toAct);
  });
  const wins = after.filter((plies) => plies % 2 === 0);
  if (wins.length > 0) return Math.min(...wins) + 1;
  if (after.includes(TABLE_DRAW)) return TABLE_DRAW;
  return after.length === 0 ? 0 : Math.max(...after) + 1;
}

function positionAt(shape: LevelShape, orbit: number, set: number, toAct: Side): Position {
  const tigers = REPRESENTATIVES[orbit] ?? 0;
  const goats = ALL_POINTS & ~tigers & ~spread(set, orbit);
  return { tigers, goats, toAct, inHand: 0, captured: shape.captured };
}

/** Positions of every `every`-th entry whose value is not what playing on gives. */
function findWrong(shape: LevelShape, every: number): string[] {
  const wrong: string[] = [];
  const sets = listSubsets(21, shape.empties);
  for (let entry = 0; entry < ORBIT_COUNT * sets.length; entry += every)
    for (const toAct of SIDES) {
      const set = sets[entry % sets.length] ?? 0;
      const position = positionAt(shape, Math.floor(entry / sets.length), set, toAct);
      const value = table.probe(position.tigers, position.goats, toAct);
      if (value !== lookAhead(position)) wrong.push(`${formatPosition(position)}: ${value}`);
    }
  return wrong;
}

describe.each(SHORT_SHAPES)('with $captured goats captured', (shape) => {
  test('every value is the best that the legal actions lead to', () => {
    // 11 shares no factor with the 210 entries of a block, so that every empty set comes up.
    expect(findWrong(shape, shape.captured === 0 ? 1 : 11)).toEqual([]);
  });

  test('the proof finds no fault, and one byte changed at either side', () => {
    const values = levels[shape.captured];
    if (values === undefined) throw new Error('the short table has a level too few');
    const afterCapture = levels[shape.captured + 1]?.goats ?? null;
    const blocks = describeBlocks();
    const countAll = (tigers: Uint8Array, goats: Uint8Array): number =>
      blocks.reduce(
        (sum, block) => sum + countFaults(shape, { tigers, goats }, block, afterCapture),
        0,
      );
    expect(countAll(values.tigers, values.goats)).toBe(0);
    const middle = Math.floor(shape.size / 2);
    const changed = (array: Uint8Array): Uint8Array =>
      array.with(middle, ((array[middle] ?? 0) + 2) % 200);
    expect(countAll(changed(values.tigers), values.goats)).toBeGreaterThan(0);
    expect(countAll(values.tigers, changed(values.goats))).toBeGreaterThan(0);
  });

  test('all images of a position have its value', () => {
    const anyRank = fc.nat({ max: shape.blockSize - 1 });
    const anyOrbit = fc.nat({ max: ORBIT_COUNT - 1 });
    const sets = listSubsets(21, shape.empties);
    fc.assert(
      fc.property(anyOrbit, anyRank, fc.constantFrom(...SIDES), (orbit, rank, toAct) => {
        const position = positionAt(shape, orbit, sets[rank] ?? 0, toAct);
        const values = SYMMETRIES.map((symmetry) => {
          const { tigers, goats } = mapPosition(symmetry, position);
          return table.probe(tigers, goats, toAct);
        });
        expect(new Set(values).size, formatPosition(position)).toBe(1);
      }),
    );
  });
});

test('the shorter game has wins and losses of many plies, and draws', () => {
  for (const values of levels)
    for (const side of SIDES) {
      const met = new Set(values[side]);
      expect(met.has(TABLE_DRAW)).toBe(true);
      expect([...met].filter((plies) => plies < TABLE_DRAW).length).toBeGreaterThan(5);
    }
});
