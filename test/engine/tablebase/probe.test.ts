/** What the table answers, and what it does not need to know. */
import { expect, test } from 'vitest';
import { createEndgameTable } from '../../../shared/engine/tablebase/endgame-table.ts';
import { LEVEL_SHAPES } from '../../../shared/engine/tablebase/level.ts';
import {
  probePosition,
  TABLE_DRAW,
  TABLE_UNKNOWN,
} from '../../../shared/engine/tablebase/probe.ts';
import { formatPosition } from '../../../shared/notation/position.ts';
import { positionOf } from '../../support/text.ts';

const NO_TABLE = createEndgameTable([]);
const ONE_CAPTURED = 'TGGG1/TTGGG/TGGGG/G1GGG/GGGGG t 0 1';

/** A table that holds, for one goat captured and either side to act, this value alone. */
function tableOf(tigers: number, goats: number): ReturnType<typeof createEndgameTable> {
  const size = LEVEL_SHAPES[1]?.size ?? 0;
  const values = {
    tigers: new Uint8Array(size).fill(tigers),
    goats: new Uint8Array(size).fill(goats),
  };
  return createEndgameTable([undefined, values]);
}

test.each([
  ['t', 7, { winner: 'tigers', plies: 7 }],
  ['t', 8, { winner: 'goats', plies: 8 }],
  ['t', TABLE_DRAW, { winner: 'draw', plies: null }],
  ['g', 7, { winner: 'goats', plies: 7 }],
  ['g', 8, { winner: 'tigers', plies: 8 }],
  ['g', TABLE_DRAW, { winner: 'draw', plies: null }],
])('with %s to act, %i reads as %o', (side, plies, value) => {
  const position = positionOf(ONE_CAPTURED.replace(' t ', ` ${side} `));
  const table = side === 't' ? tableOf(plies, 0) : tableOf(0, plies);
  expect(probePosition(table, position)).toEqual({ ok: true, value });
});

test.each([
  ['after the fifth capture', '5/GGGG1/GGGGG/TGGGG/TTTGG g 0 5', 'tigers'],
  ['after it with goats in hand', '5/5/5/TGGGG/TTTGG t 9 5', 'tigers'],
  ['with the tigers trapped in the placement phase', 'TTGGG/TTGGG/GGGGG/GGGG1/GGG2 t 2 0', 'goats'],
  ['with the goats stuck', 'GGGT1/GGGTT/GGGGT/GGGGG/GGGGG g 0 0', 'tigers'],
])('a board that is over needs no table: %s', (_, text, winner) => {
  const value = { winner, plies: 0 };
  expect(probePosition(NO_TABLE, positionOf(text))).toEqual({ ok: true, value });
});

test('goats in hand are not in the table', () => {
  const position = positionOf('T3T/5/2G2/5/T3T t 19 0');
  expect(probePosition(tableOf(7, 7), position)).toEqual({ ok: false, error: 'goats-in-hand' });
});

test('a level that is not loaded is unknown', () => {
  const { tigers, goats } = positionOf('TGGG1/TTGGG/TGGGG/GGGGG/GGGGG t 0 0');
  const table = tableOf(7, 7);
  expect(table.probe(tigers, goats, 'goats')).toBe(TABLE_UNKNOWN);
  const position = positionOf('TGGG1/TTGGG/TGGG1/G1GGG/GGGGG t 0 2');
  expect(probePosition(table, position), formatPosition(position)).toEqual({
    ok: false,
    error: 'not-in-table',
  });
});
