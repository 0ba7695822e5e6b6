/** Plans made ahead of one's turn: what may be planned, and that a plan is played at its own ply or never. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dragPremove,
  judgePremove,
  nextPlyOf,
  premovesOn,
  type PremoveTap,
  tapPremove,
} from '../../client/board/premove.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { formatPoint, parsePoint } from '../../shared/notation/point.ts';
import { type Board, legalOn, playOn } from '../../shared/rules/board.ts';
import { type Point, POINTS } from '../../shared/rules/point.ts';
import { opponentOf, SIDES } from '../../shared/rules/side.ts';
import { anyBoard } from '../support/arbitrary.ts';
import { actionOf, boardAt, playAll, valueOf } from '../support/text.ts';

/** Tigers to act; the goats have all been placed. */
const TIGERS_ACT = 'GGGG1/GTGGG/GG1TG/GGT1G/1TGGG t 0 3';
const PLACING = 'T3T/5/5/1G3/T3T t 19 0';

function pointOf(name: string): Point {
  return valueOf(parsePoint(name), name);
}

function describeTap(tap: PremoveTap): string {
  if (tap.kind === 'act') return `plan ${formatAction(tap.action)}`;
  if (tap.kind === 'select') return `select ${formatPoint(tap.point)}`;
  return tap.kind === 'refuse' ? `refuse ${tap.code}` : tap.kind;
}

function tapGoats(board: Board, names: string, planned: string | null = null): string {
  let selected: Point | null = null;
  let last = '';
  for (const name of names.split(' ')) {
    const plan = planned === null ? null : actionOf(planned);
    const tap = tapPremove(board, 'goats', { selected, planned: plan }, pointOf(name));
    if (tap.kind === 'select') selected = tap.point;
    last = describeTap(tap);
  }
  return last;
}

describe('planning', () => {
  test.each([
    ['a goat may be planned onto a point that is empty', PLACING, 'c3', 'plan c3'],
    ['or onto one that a tiger may leave', PLACING, 'a1', 'plan a1'],
    ['or where a goat may be taken first', PLACING, 'b2', 'plan b2'],
    ['a goat on the board is picked up', TIGERS_ACT, 'e4', 'select e4'],
    ['and steps where it can go', TIGERS_ACT, 'e4 e5', 'plan e4-e5'],
    ['or where a tiger stands that may step away', TIGERS_ACT, 'c1 b1', 'plan c1-b1'],
    ['but never where no line leads', TIGERS_ACT, 'e4 c3', 'refuse no-line'],
    ['a tiger is none of the goats', TIGERS_ACT, 'b1', 'refuse not-your-piece'],
  ])('%s', (_, start, taps, outcome) => {
    expect(tapGoats(boardAt(start), taps)).toBe(outcome);
  });

  test('a tap on either end of a plan drops it, and one elsewhere begins another', () => {
    const board = boardAt(TIGERS_ACT);
    expect(tapGoats(board, 'e5', 'e4-e5')).toBe('drop');
    expect(tapGoats(board, 'e4', 'e4-e5')).toBe('drop');
    expect(tapGoats(board, 'a2', 'e4-e5')).toBe('select a2');
    expect(tapGoats(boardAt(PLACING), 'd4', 'c3')).toBe('plan d4');
  });

  test('a drag plans as its two taps would', () => {
    const board = boardAt(TIGERS_ACT);
    const drag = (from: string, to: string): string =>
      describeTap(dragPremove(board, 'goats', pointOf(from), pointOf(to)));
    expect(drag('e4', 'e5')).toBe('plan e4-e5');
    expect(drag('e4', 'd4')).toBe('refuse point-occupied');
    expect(drag('b1', 'a1')).toBe('refuse not-your-piece');
  });
});

describe('a plan', () => {
  test('is for the side’s next ply: the one at hand, or the one after the opponent’s', () => {
    const board = playAll(boardAt('goats'), 'c3 a1-a2 d4');
    expect([nextPlyOf(board, 'tigers'), nextPlyOf(board, 'goats')]).toEqual([3, 4]);
  });

  test('waits for the opponent, is due at its own ply, and void at every other', () => {
    const board = playAll(boardAt('goats'), 'c3');
    const plan = { ply: 2, action: actionOf('d4') };
    expect(judgePremove(board, 'goats', plan)).toBe('waiting');
    expect(judgePremove(playAll(board, 'a1-a2'), 'goats', plan)).toBe('due');
    expect(judgePremove(playAll(board, 'a1-a2 d5'), 'goats', plan)).toBe('void');
    expect(judgePremove(boardAt('goats'), 'goats', plan)).toBe('void');
  });

  test('is void where the opponent’s action leaves no room for it', () => {
    const board = playAll(boardAt('goats'), 'c3');
    const plan = { ply: 2, action: actionOf('a2') };
    expect(judgePremove(playAll(board, 'a1-a2'), 'goats', plan)).toBe('void');
  });
});

describe('for every board', () => {
  test('whatever can come to be legal can be planned, and is due then', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(), fc.nat(), (board, pickReply, pickAction) => {
        const side = opponentOf(board.position.toAct);
        const replies = legalOn(board);
        const reply = replies[pickReply % Math.max(1, replies.length)];
        if (reply === undefined) return;
        const after = valueOf(playOn(board, reply), 'a legal reply');
        const actions = legalOn(after);
        const action = actions[pickAction % Math.max(1, actions.length)];
        if (action === undefined) return;
        const planned = premovesOn(board, side).map(formatAction);
        expect(planned).toContain(formatAction(action));
        const plan = { ply: nextPlyOf(board, side), action };
        expect(judgePremove(board, side, plan)).toBe('waiting');
        expect(judgePremove(after, side, plan)).toBe('due');
      }),
    );
  });

  test('what is due is legal, and no other ply makes it due', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat({ max: 400 }), fc.nat(), (board, ply, pick) => {
        for (const side of SIDES) {
          const plans = premovesOn(board, side);
          const action = plans[pick % Math.max(1, plans.length)];
          if (action === undefined) continue;
          const state = judgePremove(board, side, { ply, action });
          if (state === 'due') {
            expect(playOn(board, action).ok).toBe(true);
            expect(board.position.toAct).toBe(side);
          }
          if (ply !== nextPlyOf(board, side)) expect(state).toBe('void');
        }
      }),
    );
  });

  test('two taps plan only what some reply makes possible', () => {
    fc.assert(
      fc.property(
        anyBoard,
        fc.constantFrom(...POINTS),
        fc.constantFrom(...POINTS),
        (board, from, to) => {
          const side = opponentOf(board.position.toAct);
          const first = tapPremove(board, side, { selected: null, planned: null }, from);
          const selected = first.kind === 'select' ? first.point : null;
          const second = tapPremove(board, side, { selected, planned: null }, to);
          if (second.kind !== 'act') return;
          const replies = legalOn(board).map((reply) => valueOf(playOn(board, reply), 'a reply'));
          const fits = replies.some((after) => playOn(after, second.action).ok);
          expect(fits).toBe(true);
        },
      ),
    );
  });
});
