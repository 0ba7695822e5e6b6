/** The search's own forms of positions and actions say what the rules core says. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  jumpedBetween,
  jumpersOver,
  landingsOf,
  neighboursOf,
} from '../../shared/rules/direction.ts';
import {
  generateCaptures,
  generateGoatSteps,
  generatePlacements,
  generateTigerSteps,
  MOST_ACTIONS,
} from '../../shared/engine/generate.ts';
import { packAction, unpackAction } from '../../shared/engine/packed-action.ts';
import { packWho, unpackPosition } from '../../shared/engine/packed-position.ts';
import { formatActions } from '../../shared/notation/action.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { ALL_ACTIONS } from '../../shared/rules/action.ts';
import { legalActions } from '../../shared/rules/legal.ts';
import { hasPoint, JUMPS, NEIGHBOURS, POINTS, setOf } from '../../shared/rules/point.ts';
import { CAPTURES_TO_WIN, emptyPoints, type Position } from '../../shared/rules/position.ts';
import { anyPosition } from '../support/arbitrary.ts';

test('every action packs into its own number and comes back as itself', () => {
  const packed = ALL_ACTIONS.map(packAction);
  expect(new Set(packed).size).toBe(ALL_ACTIONS.length);
  expect(packed.map(unpackAction)).toEqual(ALL_ACTIONS);
});

test('a number that stands for no action is not taken for one', () => {
  // From a1 to c2 no line and no jump leads.
  expect(() => unpackAction(0 | (7 << 5))).toThrow('stands for no action');
});

test('every position comes back from its two words', () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      expect(unpackPosition(packWho(position), position.goats)).toEqual(position);
    }),
  );
});

describe('shifted sets', () => {
  const anySet = fc.integer({ min: 0, max: (1 << 25) - 1 });
  const allJumps = POINTS.flatMap((from) => (JUMPS[from] ?? []).map((jump) => ({ from, ...jump })));

  test('reach exactly the neighbours', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        const near = POINTS.filter((point) => hasPoint(set, point)).flatMap(
          (p) => NEIGHBOURS[p] ?? [],
        );
        expect(neighboursOf(set)).toBe(setOf(near));
      }),
    );
  });

  test('find exactly the jumps', () => {
    fc.assert(
      fc.property(anySet, anySet, anySet, (origin, over, landing) => {
        const jumps = allJumps.filter(
          (jump) => hasPoint(over, jump.over) && hasPoint(landing, jump.to),
        );
        expect(jumpersOver(over, landing)).toBe(setOf(jumps.map((jump) => jump.from)));
        const own = jumps.filter((jump) => hasPoint(origin, jump.from));
        expect(jumpedBetween(origin, over, landing)).toBe(setOf(own.map((jump) => jump.over)));
        expect(landingsOf(origin, over, landing)).toBe(setOf(own.map((jump) => jump.to)));
      }),
    );
  });
});

test('the actions generated are the legal ones', () => {
  fc.assert(
    fc.property(
      anyPosition.filter(({ captured }) => captured < CAPTURES_TO_WIN),
      (position) => {
        expect(formatActions(generate(position)), formatPosition(position)).toEqual(
          formatActions(legalActions(position)),
        );
      },
    ),
    { numRuns: 500 },
  );
});

function generate(position: Position): ReturnType<typeof unpackAction>[] {
  const out = new Int32Array(MOST_ACTIONS);
  const { tigers, goats, toAct, inHand } = position;
  const empty = emptyPoints(position);
  const end =
    toAct === 'tigers'
      ? generateTigerSteps(tigers, empty, out, generateCaptures(tigers, goats, empty, out, 0))
      : inHand > 0
        ? generatePlacements(empty, out, 0)
        : generateGoatSteps(goats, empty, out, 0);
  return Array.from(out.subarray(0, end), unpackAction);
}
