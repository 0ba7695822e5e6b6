/** Looking back at earlier states of a match. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastActionOn, matchAfter } from '../../client/match/seen-match.ts';
import { anyMatch } from '../support/arbitrary-match.ts';
import { MatchPlay } from '../support/match-play.ts';
import { actionOf } from '../support/text.ts';

test('after all plies a match is as it is', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      expect(matchAfter(match, match.plies.length)).toBe(match);
    }),
  );
});

test('each step back takes one ply from one board', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      for (let plies = match.plies.length - 1; plies >= 0; plies -= 1) {
        const seen = matchAfter(match, plies);
        expect(seen.plies).toEqual(match.plies.slice(0, plies));
        const { left, right } = seen.boards;
        expect(left.plies + (right?.plies ?? 0)).toBe(plies);
        expect(seen.clock).toBeNull();
      }
    }),
    { numRuns: 25 },
  );
});

test('a board agreed drawn is seen drawn from there on, and open before', () => {
  const { match } = MatchPlay.begin().play('L.c3 L.a1-a2 L.= R.a1-a2');
  expect(matchAfter(match, 1).boards.left.outcome).toBeNull();
  expect(matchAfter(match, 2).boards.left.outcome).toEqual({
    result: 'draw',
    reason: 'agreed',
  });
});

test('the last action of a board is its own, whatever was played on the other since', () => {
  const { match } = MatchPlay.begin().play('L.c3 L.a1-a2 R.e5-e4');
  expect(lastActionOn(match, 'left')).toEqual(actionOf('a1-a2'));
  expect(lastActionOn(matchAfter(match, 2), 'right')).toBeNull();
});
