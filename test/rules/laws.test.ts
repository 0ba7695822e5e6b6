/** Laws that hold on every board, whatever was played. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_ACTIONS } from '../../shared/rules/action.ts';
import { findBoardRefusal, legalOn, playOn, startBoard } from '../../shared/rules/board.ts';
import { countPoints } from '../../shared/rules/point.ts';
import { play } from '../../shared/rules/position.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import { mapAction, mapPosition, SYMMETRIES } from '../../shared/rules/symmetry.ts';
import { formatActions } from '../../shared/notation/action.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { anyBoard, anyPosition } from '../support/arbitrary.ts';

test('goats in hand, on the board and captured are always twenty', () => {
  fc.assert(
    fc.property(anyBoard, ({ position }) => {
      expect(position.inHand + countPoints(position.goats) + position.captured).toBe(20);
      expect(countPoints(position.tigers)).toBe(4);
      expect(position.tigers & position.goats).toBe(0);
    }),
  );
});

test('what is offered is accepted, what is not offered is refused and changes nothing', () => {
  fc.assert(
    fc.property(anyBoard, (board) => {
      const before = structuredClone(board);
      const legal = new Set(legalOn(board));
      for (const action of ALL_ACTIONS) {
        const refusal = findBoardRefusal(board, action);
        expect(refusal === undefined, `${action.kind} ${String(refusal)}`).toBe(legal.has(action));
        expect(playOn(board, action).ok).toBe(legal.has(action));
      }
      expect(board).toEqual(before);
    }),
  );
});

test('a board is over exactly when nothing is legal, or by a draw', () => {
  fc.assert(
    fc.property(anyBoard, (board) => {
      if (board.outcome === null) expect(legalOn(board)).not.toEqual([]);
      else expect(legalOn(board)).toEqual([]);
    }),
  );
});

test('the eight symmetries commute with legal actions', () => {
  fc.assert(
    fc.property(anyPosition, fc.constantFrom(...SYMMETRIES), (position, symmetry) => {
      const legal = legalOn(startBoard(PLAIN_RULES, position));
      const images = legal.map((action) => mapAction(symmetry, action));
      const board = startBoard(PLAIN_RULES, mapPosition(symmetry, position));
      expect(formatActions(images)).toEqual(formatActions(legalOn(board)));
    }),
  );
});

test('the eight symmetries commute with playing', () => {
  fc.assert(
    fc.property(anyPosition, fc.constantFrom(...SYMMETRIES), (position, symmetry) => {
      for (const action of legalOn(startBoard(PLAIN_RULES, position))) {
        const image = play(mapPosition(symmetry, position), mapAction(symmetry, action));
        expect(formatPosition(image)).toBe(
          formatPosition(mapPosition(symmetry, play(position, action))),
        );
      }
    }),
  );
});
