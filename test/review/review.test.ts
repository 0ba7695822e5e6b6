/** The review of a match: its plies graded, its seats summed up, what was missed found. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_TABLE } from '../../shared/engine/table-reader.ts';
import { boardOf, type Match } from '../../shared/match/match.ts';
import { SEATS } from '../../shared/match/seat.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import { judgeWith } from '../../shared/review/judge.ts';
import { countQuestions, reviewMatch, reviewOf } from '../../shared/review/reviewing.ts';
import type { Review } from '../../shared/review/review.ts';
import { anyMatch } from '../support/arbitrary-match.ts';
import { playIn } from '../support/contest-match.ts';
import { MatchPlay } from '../support/match-play.ts';
import { classicSetup, finalSetup } from '../support/match-setup.ts';

const MEANS = { nodes: 400, hasTable: false } as const;
const judge = judgeWith(NO_TABLE, MEANS.nodes);

function review(match: Match): Review {
  return reviewMatch(match, judge, MEANS);
}

function played(plies: string, setup: MatchSetup = classicSetup()): Match {
  return MatchPlay.begin(setup).play(plies).match;
}

describe('a ply', () => {
  test('is told with its board, phase, and the points it filled and left', () => {
    const { plies } = review(played('L.d5 L.e5xc5 R.a1-a2 R.c3', finalSetup()));
    expect(plies.map(({ board, ply, seat, side }) => [board, ply, seat, side])).toEqual([
      ['left', 0, 'host', 'goats'],
      ['left', 1, 'guest', 'tigers'],
      ['right', 0, 'host', 'tigers'],
      ['right', 1, 'guest', 'goats'],
    ]);
    expect(plies.map(({ phase }) => phase)).toEqual(Array(4).fill('placement'));
    expect(plies.map(({ captured, occupied, vacated }) => [captured, occupied, vacated])).toEqual([
      [null, ['d5'], []],
      ['d5', ['c5'], ['e5', 'd5']],
      [null, ['a2'], ['a1']],
      [null, ['c3'], []],
    ]);
  });

  test('that leaves a goat to be taken for nothing is graded below one of the best', () => {
    const { plies } = review(played('L.b1 L.a1xc1 L.c5 L.e1-e2'));
    expect(plies[0]?.grade).toMatch(/mistake|blunder|inaccuracy/);
    expect(plies[1]).toMatchObject({
      grade: 'best',
      best: expect.arrayContaining(['a1xc1']) as [],
    });
  });
});

describe('what was missed', () => {
  test('is the first capture that was legal while something else was played', () => {
    const { seats } = review(played('L.b1 L.a5-a4 L.c5 L.a1xc1'));
    expect(seats.guest.missedCapture).toEqual({ index: 1, actions: ['a1xc1'] });
    expect(seats.host.missedCapture).toBeNull();
  });

  test('is the first goat left to be taken that could have been saved', () => {
    const { seats } = review(played('L.b1 L.a5-a4 L.c5 L.a1xc1'));
    expect(seats.host.missedEscape).toEqual({ index: 2, actions: ['c1'] });
  });

  test('is nothing where captures were made and goats were safe', () => {
    const { seats } = review(played('L.c1 L.a1-a2 L.c5 L.a2-a1'));
    for (const seat of SEATS)
      expect(seats[seat]).toMatchObject({ missedCapture: null, missedEscape: null });
  });
});

test('who plays the best actions throughout has given nothing away', () => {
  let match = MatchPlay.begin(classicSetup()).match;
  for (let ply = 0; ply < 24; ply++) {
    const board = boardOf(match, 'left');
    const [action] = board === null ? [] : judge({ board, terms: null }).best;
    if (action === undefined) throw new Error('nothing to play');
    match = playIn(match, action);
  }
  const { seats, turningPoints, plies } = review(match);
  expect(plies.every(({ grade }) => grade === 'best')).toBe(true);
  expect([seats.host.accuracy, seats.guest.accuracy]).toEqual([100, 100]);
  expect(turningPoints).toEqual([]);
});

test('the same match comes to the same review', () => {
  const match = played('L.d5 L.e5xc5 R.a1-a2 R.c3', finalSetup());
  expect(review(match)).toEqual(review(match));
});

test('a board agreed drawn is over, and the review goes on with the other', () => {
  const { moments } = review(played('L.c3 L.a1-b1 R.a1-b1 R.c3 L.= R.b1-c1', finalSetup()));
  expect(moments[3]?.left.kind).toBe('estimate');
  expect(moments.at(-1)).toMatchObject({ left: { kind: 'over', result: 'draw' } });
});

/** Judges without thinking: laws hold whatever a judge says. */
const quickMeans = { nodes: 60, hasTable: false } as const;
const quick = judgeWith(NO_TABLE, quickMeans.nodes);

test('any match has a whole review: shares within bounds, sums that add up, nothing certain gained', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      const { plies, moments, seats, turningPoints } = reviewMatch(match, quick, quickMeans);
      expect([plies.length, moments.length]).toEqual([match.plies.length, match.plies.length + 1]);
      for (const { before, after, isExact, best } of plies) {
        expect(Math.min(before, after)).toBeGreaterThanOrEqual(0);
        expect(Math.max(before, after)).toBeLessThanOrEqual(1);
        if (isExact) expect(after).toBeLessThanOrEqual(before);
        expect(best).not.toHaveLength(0);
      }
      for (const seat of SEATS) {
        const own = plies.filter((ply) => ply.seat === seat);
        const { accuracy, counted, grades } = seats[seat];
        expect(Object.values(grades).reduce((a, b) => a + b, 0)).toBe(own.length);
        expect(counted).toBeLessThanOrEqual(own.length);
        expect(accuracy === null).toBe(counted === 0);
        if (accuracy !== null) expect(Math.abs(accuracy - 50)).toBeLessThanOrEqual(50);
      }
      expect(turningPoints.every((index) => index < plies.length)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('no more is asked than was said', () => {
  fc.assert(
    fc.property(anyMatch, (match) => {
      const reviewing = reviewOf(match, quickMeans);
      let asked = 0;
      let step = reviewing.next();
      for (; step.done !== true; asked++) step = reviewing.next(quick(step.value));
      expect(asked).toBeLessThanOrEqual(countQuestions(match));
    }),
    { numRuns: 15 },
  );
});
