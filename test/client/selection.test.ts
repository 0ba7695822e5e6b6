/** What taps and drags on a board mean, for every kind of point and side. */
import { describe, expect, test } from 'vitest';
import {
  dragPiece,
  movablePoints,
  type RefusalPoints,
  type Tap,
  tapPoint,
} from '../../client/board/selection.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { formatPoint, parsePoint } from '../../shared/notation/point.ts';
import type { Board } from '../../shared/rules/board.ts';
import { type Point, pointsIn } from '../../shared/rules/point.ts';
import { RULESETS } from '../../shared/rules/ruleset.ts';
import type { Side } from '../../shared/rules/side.ts';
import { drawBoard } from '../support/diagram.ts';
import { boardAt, playAll, valueOf } from '../support/text.ts';

const TIGERS_ACT = 'GGGG1/GTGGG/GG1TG/GGT1G/1TGGG t 0 3';
const GOATS_STEP = 'GGGG1/GTGGG/GG1TG/GGT1G/1TGGG g 0 3';
const PLACING = 'T3T/2G2/5/5/T3T g 19 0';

function pointOf(name: string): Point {
  return valueOf(parsePoint(name), name);
}

/** `select b4`, `act b4-a3`, `deselect`, `refuse no-line b1 c2` (from, over, to as far as known). */
function describeTap(tap: Tap): string {
  switch (tap.kind) {
    case 'select':
      return `select ${formatPoint(tap.point)}`;
    case 'deselect':
      return 'deselect';
    case 'act':
      return `act ${formatAction(tap.action)}`;
    case 'refuse':
      return ['refuse', tap.code, ...namesOf(tap.points)].join(' ');
  }
}

function namesOf({ from, over, to }: RefusalPoints): string[] {
  return [from, over, to].flatMap((point) => (point === undefined ? [] : formatPoint(point)));
}

/** Taps one point after another, each with the selection the one before it left; tells of the last. */
function tapAll(board: Board, side: Side | null, names: string): string {
  let selected: Point | null = null;
  let last = '';
  for (const name of names.split(' ')) {
    const tap = tapPoint({ board, side }, selected, pointOf(name));
    if (tap.kind === 'select') selected = tap.point;
    if (tap.kind === 'deselect') selected = null;
    last = describeTap(tap);
  }
  return last;
}

function expectTaps(board: Board, names: string, outcome: string): void {
  expect(tapAll(board, board.position.toAct, names), drawBoard(board)).toBe(outcome);
}

function expectDrag(board: Board, from: string, to: string, outcome: string): void {
  const reach = { board, side: board.position.toAct };
  const tap = dragPiece(reach, pointOf(from), pointOf(to));
  expect(describeTap(tap), drawBoard(board)).toBe(outcome);
}

describe('in the placement phase goats', () => {
  test('tapping an empty point places a goat', () => {
    expectTaps(boardAt(PLACING), 'a3', 'act a3');
  });

  test('tapping a goat on the board is refused, since goats in hand come first', () => {
    expectTaps(boardAt(PLACING), 'c4', 'refuse goats-in-hand-first c4');
  });

  test('tapping a tiger is refused, since the point is taken', () => {
    expectTaps(boardAt(PLACING), 'a1', 'refuse point-occupied a1');
  });

  test('dragging does nothing, wherever it begins', () => {
    expectDrag(boardAt(PLACING), 'c4', 'c3', 'refuse goats-in-hand-first c4');
    expectDrag(boardAt(PLACING), 'a3', 'b3', 'refuse nothing-there a3');
  });

  test('no piece can be picked up', () => {
    expect(movablePoints({ board: boardAt(PLACING), side: 'goats' })).toBe(0);
  });
});

describe('a selection', () => {
  test('is made by tapping a piece of one’s own', () => {
    expectTaps(boardAt(TIGERS_ACT), 'b4', 'select b4');
  });

  test('is made even of a piece that cannot move', () => {
    expectTaps(boardAt(GOATS_STEP), 'a5', 'select a5');
  });

  test('is undone by tapping the same piece again', () => {
    expectTaps(boardAt(TIGERS_ACT), 'b4 b4', 'deselect');
  });

  test('goes over to another piece of one’s own', () => {
    expectTaps(boardAt(TIGERS_ACT), 'b4 d3', 'select d3');
  });

  test('is not lost by a refused tap', () => {
    expectTaps(boardAt(TIGERS_ACT), 'd3 a1 c3', 'act d3-c3');
  });
});

describe('with a piece selected', () => {
  test('tapping a neighbouring empty point steps there', () => {
    expectTaps(boardAt(TIGERS_ACT), 'c2 c3', 'act c2-c3');
    expectTaps(boardAt(GOATS_STEP), 'b2 c3', 'act b2-c3');
  });

  test('tapping the point beyond a goat captures it', () => {
    const board = boardAt('T3T/5/5/1G3/T3T t 19 0');
    expectTaps(board, 'a1 c3', 'act a1xc3');
  });

  test('tapping a goat is refused, since its point is taken', () => {
    const board = boardAt('T3T/5/5/1G3/T3T t 19 0');
    expectTaps(board, 'a1 b2', 'refuse point-occupied a1 b2');
  });

  test('jumping over nothing is refused, naming the point that is empty', () => {
    expectTaps(boardAt('tigers'), 'a1 c3', 'refuse no-goat-to-capture a1 b2 c3');
  });

  test('jumping over a tiger is refused like jumping over nothing', () => {
    const board = boardAt('T3T/5/5/1T3/T4 t 20 0');
    expectTaps(board, 'a1 c3', 'refuse no-goat-to-capture a1 b2 c3');
  });

  test('a goat that would jump is told that goats never do', () => {
    expectTaps(boardAt(GOATS_STEP), 'c5 e5', 'refuse goats-never-jump c5 d5 e5');
  });

  test('a point to which no line leads is refused with both points', () => {
    expectTaps(boardAt('T3T/5/5/5/1T2T t 20 0'), 'b1 c2', 'refuse no-line b1 c2');
    expectTaps(boardAt('tigers'), 'a1 d3', 'refuse no-line a1 d3');
  });
});

describe('without a selection', () => {
  test('an empty point tells tigers to choose a tiger first', () => {
    expectTaps(boardAt('tigers'), 'c3', 'refuse tigers-are-not-placed c3');
  });

  test('an empty point tells goats that none is in hand', () => {
    expectTaps(boardAt(GOATS_STEP), 'c3', 'refuse no-goats-in-hand c3');
  });

  test('a piece of the other side is refused as not one’s own', () => {
    expectTaps(boardAt(TIGERS_ACT), 'a5', 'refuse not-your-piece a5');
    expectTaps(boardAt(GOATS_STEP), 'b4', 'refuse not-your-piece b4');
  });
});

describe('whoever may not act', () => {
  test('is refused on any point: a spectator, or a seat out of turn', () => {
    const board = boardAt(TIGERS_ACT);
    expect(tapAll(board, null, 'b4')).toBe('refuse out-of-turn');
    expect(tapAll(board, 'goats', 'a5')).toBe('refuse out-of-turn');
    expect(movablePoints({ board, side: 'goats' })).toBe(0);
  });

  test('learns first that the board is over, if it is', () => {
    const over = boardAt('TGGGT/GGGGG/G1G1G/GGGGG/TGGGT t 0 1');
    expect(tapAll(over, null, 'b4')).toBe('refuse board-over');
    expect(movablePoints({ board: over, side: 'tigers' })).toBe(0);
  });
});

describe('dragging', () => {
  test('a tiger to where it may go acts as two taps would', () => {
    expectDrag(boardAt(TIGERS_ACT), 'c2', 'c3', 'act c2-c3');
  });

  test('back to where it began only selects', () => {
    expectDrag(boardAt(TIGERS_ACT), 'c2', 'c2', 'select c2');
  });

  test('onto another piece of one’s own is refused and selects nothing else', () => {
    expectDrag(boardAt(TIGERS_ACT), 'c2', 'd3', 'refuse point-occupied c2 d3');
  });

  test('a piece of the other side is refused', () => {
    expectDrag(boardAt(TIGERS_ACT), 'a5', 'a4', 'refuse not-your-piece a5');
  });

  test('can begin on every piece of the side to act and on no other', () => {
    const board = boardAt(TIGERS_ACT);
    const points = pointsIn(movablePoints({ board, side: 'tigers' })).map(formatPoint);
    expect(points).toEqual(['b1', 'c2', 'd3', 'b4']);
  });
});

describe('the ruleset', () => {
  test('refuses a step that would bring an arrangement back', () => {
    const start = boardAt('GGGG1/GTGGG/GG1TG/GGT1G/1TGGG t 0 3', RULESETS['no-repeat']);
    const board = playAll(start, 'c2-c3 a2-a1 c3-c2');
    expectTaps(board, 'a1 a2', 'refuse would-repeat a1 a2');
  });
});
