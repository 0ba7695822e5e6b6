/** Where points are drawn, where keys lead, what is shown of a pending action, what points are called. */
import { describe, expect, test } from 'vitest';
import {
  cellOf,
  LINES_PATH,
  pointAtCell,
  rowsAsSeen,
} from '../../client/elements/board-geometry.ts';
import { pointByKey } from '../../client/elements/board-keys.ts';
import { PieceNumbers, piecesShown } from '../../client/elements/shown-pieces.ts';
import { labelPoint } from '../../client/elements/point-label.ts';
import { formatPoint, parsePoint } from '../../shared/notation/point.ts';
import { type Point, POINTS } from '../../shared/rules/point.ts';
import { actionOf, positionOf, valueOf } from '../support/text.ts';

function pointOf(name: string): Point {
  return valueOf(parsePoint(name), name);
}

function namesIn(rows: readonly (readonly Point[])[]): string[] {
  return rows.map((row) => row.map(formatPoint).join(' '));
}

describe('a drawn board', () => {
  test('has a1 at the bottom left, and at the top right when flipped', () => {
    expect(cellOf(pointOf('a1'), false)).toEqual({ column: 0, row: 4 });
    expect(cellOf(pointOf('a1'), true)).toEqual({ column: 4, row: 0 });
  });

  test('is read row by row as it is seen', () => {
    expect(namesIn(rowsAsSeen(false))[0]).toBe('a5 b5 c5 d5 e5');
    expect(namesIn(rowsAsSeen(true))[0]).toBe('e1 d1 c1 b1 a1');
  });

  test('finds every point again in the cell where it is drawn', () => {
    for (const flipped of [false, true])
      for (const point of POINTS) expect(pointAtCell(cellOf(point, flipped), flipped)).toBe(point);
  });

  test('draws 56 lines', () => {
    expect(LINES_PATH.match(/M/g)).toHaveLength(56);
  });
});

describe('the keyboard', () => {
  function press(from: string, key: string, flipped = false, ctrlKey = false): string | undefined {
    const next = pointByKey(pointOf(from), { key, ctrlKey }, flipped);
    return next === undefined ? undefined : formatPoint(next);
  }

  test('goes where the arrow points as the board is seen', () => {
    expect(press('c3', 'ArrowUp')).toBe('c4');
    expect(press('c3', 'ArrowLeft')).toBe('b3');
    expect(press('c3', 'ArrowUp', true)).toBe('c2');
    expect(press('c3', 'ArrowLeft', true)).toBe('d3');
  });

  test('stays on the board at its edges', () => {
    expect(press('a5', 'ArrowUp')).toBe('a5');
    expect(press('a5', 'ArrowLeft')).toBe('a5');
  });

  test('goes to the ends of a row with Home and End, to corners with Ctrl', () => {
    expect(press('c3', 'Home')).toBe('a3');
    expect(press('c3', 'End')).toBe('e3');
    expect(press('c3', 'Home', false, true)).toBe('a5');
    expect(press('c3', 'End', false, true)).toBe('e1');
  });

  test('leaves other keys alone', () => {
    expect(press('c3', 'x')).toBeUndefined();
  });
});

describe('a pending action', () => {
  function shown(position: string, pending: string): string[] {
    return piecesShown(positionOf(position), actionOf(pending)).map(
      ({ kind, point, isPending }) => `${kind} ${formatPoint(point)}${isPending ? ' pending' : ''}`,
    );
  }

  test('shows a goat where it is being placed', () => {
    expect(shown('T3T/5/5/5/T3T g 20 0', 'c3')).toContain('goat c3 pending');
  });

  test('shows a stepping piece where it goes and not where it was', () => {
    const pieces = shown('T3T/5/5/5/T3T t 20 0', 'a1-b2');
    expect(pieces).toContain('tiger b2 pending');
    expect(pieces).not.toContain('tiger a1');
  });

  test('changes nothing once the position contains it', () => {
    expect(shown('T3T/5/2G2/5/T3T t 19 0', 'c3')).toEqual(shown('T3T/5/2G2/5/T3T t 19 0', 'pass'));
  });

  test('takes a captured goat off', () => {
    const pieces = shown('T3T/5/5/1G3/T3T t 19 0', 'a1xc3');
    expect(pieces).toContain('tiger c3 pending');
    expect(pieces).not.toContain('goat b2');
  });
});

describe('the numbers of pieces', () => {
  /** `a1:0 e1:1 …` after each of the positions, drawn one after another. */
  function numbersAfter(...positions: string[]): Record<string, number> {
    const numbers = new PieceNumbers();
    const drawn = positions.map((text) => numbers.follow(piecesShown(positionOf(text), null)));
    const last = drawn.at(-1) ?? [];
    return Object.fromEntries(last.map(({ point, number }) => [formatPoint(point), number]));
  }
  const START = 'T3T/5/5/5/T3T g 20 0';

  test('are kept by whoever moves', () => {
    const before = numbersAfter(START);
    const after = numbersAfter(START, 'T3T/5/5/T4/4T g 20 0');
    expect(after).toEqual({
      a2: before['a1'],
      e1: before['e1'],
      a5: before['a5'],
      e5: before['e5'],
    });
  });

  test('are new for a goat that is placed, and are never a captured goat’s', () => {
    const placed = numbersAfter(START, 'T3T/5/5/1G3/T3T t 19 0');
    expect(placed).toEqual({ ...numbersAfter(START), b2: 4 });
    const taken = ['T3T/5/5/1G3/T3T t 19 0', 'T3T/5/2T2/5/4T g 19 1'];
    expect(numbersAfter(START, ...taken, 'T3T/5/2T2/5/G3T t 18 1')['a1']).toBe(5);
  });

  test('stay with points where several pieces come and go at once', () => {
    const jump = numbersAfter('T3T/5/2G2/5/T3T t 19 0', 'T3T/5/2G2/1TT2/5 g 19 0');
    expect(jump).toMatchObject({ a5: 2, e5: 3 });
    expect(new Set(Object.values(jump)).size).toBe(5);
  });
});

describe('a point’s label', () => {
  const quiet = {
    selected: null,
    targets: [],
    threatened: 0,
    trapped: 0,
    lastAction: null,
    hint: null,
    pending: null,
    proposed: null,
    planned: null,
  };
  const position = positionOf('T3T/5/5/1G3/T3T t 19 0');

  test('names the point and what stands on it', () => {
    expect(labelPoint(pointOf('b2'), { ...quiet, position })).toBe('b2, goat');
    expect(labelPoint(pointOf('a1'), { ...quiet, position })).toBe('a1, tiger');
    expect(labelPoint(pointOf('c3'), { ...quiet, position })).toBe('c3, empty');
  });

  test('tells both ends of a hint, and no goat that is taken on the way', () => {
    const board = { ...quiet, position, hint: actionOf('a1xc3') };
    expect(labelPoint(pointOf('a1'), board)).toBe('a1, tiger, hint');
    expect(labelPoint(pointOf('c3'), board)).toBe('c3, empty, hint');
    expect(labelPoint(pointOf('b2'), board)).toBe('b2, goat');
  });

  test('tells what is on its way, what waits for a second tap, and what is planned', () => {
    const board = { ...quiet, position };
    const c3 = pointOf('c3');
    const capture = actionOf('a1xc3');
    expect(labelPoint(c3, { ...board, pending: capture })).toBe('c3, empty, sending…');
    expect(labelPoint(c3, { ...board, proposed: capture })).toBe('c3, empty, tap again to play');
    expect(labelPoint(c3, { ...board, planned: capture })).toBe('c3, empty, planned');
    expect(labelPoint(pointOf('a1'), { ...board, planned: capture })).toBe('a1, tiger, planned');
  });

  test('tells all that is marked there', () => {
    const board = {
      ...quiet,
      position,
      selected: pointOf('a1'),
      targets: [actionOf('a1-a2'), actionOf('a1xc3')],
      threatened: 1 << pointOf('b2'),
      lastAction: actionOf('b2'),
    };
    expect(labelPoint(pointOf('a1'), board)).toBe('a1, tiger, selected');
    expect(labelPoint(pointOf('a2'), board)).toBe('a2, empty, can go here');
    expect(labelPoint(pointOf('c3'), board)).toBe('c3, empty, captures by landing here');
    expect(labelPoint(pointOf('b2'), board)).toBe('b2, goat, in danger, last move');
  });
});
