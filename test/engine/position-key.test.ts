/** Which positions the search remembers as one. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packAction } from '../../shared/engine/packed-action.ts';
import { packWho } from '../../shared/engine/packed-position.ts';
import { PositionKey } from '../../shared/engine/position-key.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { ALL_ACTIONS } from '../../shared/rules/action.ts';
import type { Position } from '../../shared/rules/position.ts';
import { mapAction, mapPosition, SYMMETRIES } from '../../shared/rules/symmetry.ts';
import { anyPosition } from '../support/arbitrary.ts';

const anySymmetry = fc.constantFrom(...SYMMETRIES);

function keyOf(position: Position): PositionKey {
  const key = new PositionKey();
  key.take(packWho(position), position.goats, position.inHand);
  return key;
}

test('with few goats on the board, all images of a position have one key', () => {
  const anyEarly = anyPosition.filter(({ inHand }) => inHand >= 17);
  fc.assert(
    fc.property(anyEarly, anySymmetry, (position, symmetry) => {
      const [own, image] = [keyOf(position), keyOf(mapPosition(symmetry, position))];
      expect([image.who, image.goats], formatPosition(position)).toEqual([own.who, own.goats]);
    }),
  );
});

test('an action kept for one image is the image of the action for another', () => {
  const anyEarly = anyPosition.filter(({ inHand }) => inHand >= 17);
  fc.assert(
    fc.property(
      anyEarly,
      anySymmetry,
      fc.constantFrom(...ALL_ACTIONS),
      (position, symmetry, action) => {
        const kept = keyOf(position).encode(packAction(action));
        const image = mapPosition(symmetry, position);
        const decoded = keyOf(image).decode(kept);
        // A position that is its own image has several such actions, all as good.
        const same = SYMMETRIES.filter(
          (other) => formatPosition(mapPosition(other, position)) === formatPosition(image),
        );
        expect(same.map((other) => packAction(mapAction(other, action)))).toContain(decoded);
      },
    ),
  );
});

test('with more goats every position has its own', () => {
  const anyLate = anyPosition.filter(({ inHand }) => inHand < 17);
  fc.assert(
    fc.property(anyLate, (position) => {
      const key = keyOf(position);
      expect([key.who, key.goats]).toEqual([packWho(position), position.goats]);
    }),
  );
});
