/** The board's points, lines and jumps, as RULES.md counts them. */
import { expect, test } from 'vitest';
import { ALL_ACTIONS } from '../../shared/rules/action.ts';
import {
  areJoined,
  countPoints,
  hasDiagonals,
  JUMPS,
  midpointOf,
  NEIGHBOURS,
  type Point,
  POINTS,
  pointsIn,
  setOf,
  toPoint,
} from '../../shared/rules/point.ts';
import { formatPoint, parsePoint } from '../../shared/notation/point.ts';
import { valueOf } from '../support/text.ts';

const point = (name: string): Point => valueOf(parsePoint(name), name);
const names = (points: readonly Point[]): string[] => points.map(formatPoint).sort();

test('points count from a1 along the ranks up to e5', () => {
  expect(POINTS.map(formatPoint).join(' ')).toBe(
    'a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 c3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5',
  );
});

test('56 lines make 112 directed steps, and 80 directed jumps lie along them', () => {
  const lines = POINTS.flatMap((a) => POINTS.filter((b) => a < b && areJoined(a, b)));
  expect(lines).toHaveLength(56);
  expect(NEIGHBOURS.flat()).toHaveLength(112);
  expect(JUMPS.flat()).toHaveLength(80);
});

test('lines lead both ways', () => {
  for (const a of POINTS) for (const b of POINTS) expect(areJoined(a, b)).toBe(areJoined(b, a));
});

test('every other point is joined to its diagonal neighbours', () => {
  expect(names(POINTS.filter(hasDiagonals))).toEqual(
    'a1 a3 a5 b2 b4 c1 c3 c5 d2 d4 e1 e3 e5'.split(' '),
  );
});

test.each([
  ['a1', 'a2 b1 b2'],
  ['b1', 'a1 b2 c1'],
  ['c3', 'b2 b3 b4 c2 c4 d2 d3 d4'],
  ['e4', 'd4 e3 e5'],
])('%s is joined to %s', (name, joined) => {
  expect(names(NEIGHBOURS[point(name)] ?? [])).toEqual(joined.split(' '));
});

test('a jump passes over the point midway, along two lines', () => {
  for (const from of POINTS)
    for (const { over, to } of JUMPS[from] ?? []) {
      expect(2 * over).toBe(from + to);
      expect(areJoined(from, over) && areJoined(over, to)).toBe(true);
      expect(midpointOf(from, to)).toBe(over);
    }
});

test('no jump turns a corner or follows a diagonal that is not drawn', () => {
  expect(midpointOf(point('a1'), point('c2'))).toBeUndefined();
  expect(midpointOf(point('b1'), point('d3'))).toBeUndefined();
});

test('there are 218 actions: 25 placements, 112 steps, 80 captures and the pass', () => {
  expect(ALL_ACTIONS).toHaveLength(218);
});

test('only whole numbers from 0 to 24 are points', () => {
  for (const index of [-1, 25, 1.5, Number.NaN]) expect(toPoint(index)).toBeUndefined();
});

test('a set of points is counted and listed as it was made', () => {
  const corners = ['a1', 'e1', 'a5', 'e5'].map(point);
  expect(pointsIn(setOf(corners))).toEqual(corners);
  expect(countPoints(setOf(POINTS))).toBe(25);
  expect(countPoints(0)).toBe(0);
});
