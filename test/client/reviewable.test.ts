/** Records from anywhere reviewed in the browser: what it tells on the way, and boards that began elsewhere. */
import { describe, expect, test } from 'vitest';
import { reviewHere, type LocalReviewAnswer } from '../../client/local/reviewing.ts';
import { openRecords } from '../../client/replay/opened-records.ts';
import { LocalReviewer, type ReviewThread } from '../../client/review/local-reviewer.ts';
import { toReviewable } from '../../client/review/reviewable.ts';
import type { Review } from '../../shared/review/review.ts';
import { FakeHost } from '../support/fake-host.ts';

const BOARD = `[Goats "Sita"]
[Tigers "Hari"]

1. d5 e5xc5 2. d5 c5xe5 *
`;
const TIGERS_FIRST = `[First "tigers"]

1. a1-a2 c3 *
`;
const SET_UP = `[Position "GGGTG/GGTG1/GG1GT/2GGG/GGTGG t 0 3"]

1. c1xc3 *
`;
const FINAL = `[Mode "final"]
[Ruleset "devils-plan"]
[Clock "60"]
[Host "Sita"]
[Guest "Hari"]
[Result "*"]

L.d5 L.e5xc5 R.a1-a2 R.c3
`;

function reviewed(text: string): { readonly told: readonly LocalReviewAnswer[]; review: Review } {
  const [record] = openRecords(text).records;
  const reviewable = record === undefined ? null : toReviewable(record);
  if (reviewable === null) throw new Error(`nothing to review in ${text}`);
  const told: LocalReviewAnswer[] = [];
  reviewHere({ kind: 'review', ...reviewable }, (answer) => told.push(answer), 500);
  const last = told.at(-1);
  if (last?.kind !== 'reviewed') throw new Error('the review never came');
  return { told, review: last.review };
}

test.each([
  ['a board', BOARD, ['host d5', 'guest e5xc5', 'host d5', 'guest c5xe5']],
  ['a board that tigers began', TIGERS_FIRST, ['host a1-a2', 'guest c3']],
  ['a board that was set up', SET_UP, ['host c1xc3']],
  ['a final', FINAL, ['host d5', 'guest e5xc5', 'host a1-a2', 'guest c3']],
])('%s is reviewed ply by ply, by the seat of each', (_, text, plies) => {
  const { told, review } = reviewed(text);
  expect(review.plies.map(({ seat, action }) => `${seat} ${action}`)).toEqual(plies);
  expect(review.moments).toHaveLength(plies.length + 1);
  expect(review.hasTable).toBe(false);
  expect(told[0]).toMatchObject({ kind: 'reviewing', done: 0 });
});

test('who played which side is taken from the tags of a board', () => {
  const [record] = openRecords(BOARD).records;
  const match = record === undefined ? null : toReviewable(record)?.match;
  expect([match?.setup.hostName, match?.guestName]).toEqual(['Sita', 'Hari']);
});

test('a record without a ply has nothing to review', () => {
  const [record] = openRecords('T3T/5/5/5/T3T g 20 0').records;
  expect(record && toReviewable(record)).toBeNull();
});

describe('the worker', () => {
  class FakeThread implements ReviewThread {
    onmessage: ReviewThread['onmessage'] = null;
    onerror: ReviewThread['onerror'] = null;
    asked = 0;
    isTerminated = false;
    postMessage(): void {
      this.asked += 1;
    }
    terminate(): void {
      this.isTerminated = true;
    }
  }

  test('tells how far it is, ends with the review, and rests then; stopping forgets all', () => {
    const threads: FakeThread[] = [];
    const reviewer = new LocalReviewer(new FakeHost(), () => {
      const thread = new FakeThread();
      threads.push(thread);
      return thread;
    });
    const [record] = openRecords(BOARD).records;
    const reviewable = record === undefined ? null : toReviewable(record);
    if (reviewable === null) throw new Error('no record');
    const answer = (data: LocalReviewAnswer): void => {
      threads.at(-1)?.onmessage?.(new MessageEvent('message', { data }));
    };
    expect(reviewer.state).toBeNull();
    reviewer.begin(reviewable);
    answer({ kind: 'reviewing', done: 4, of: 9 });
    expect(reviewer.state).toMatchObject({ kind: 'computing', progress: { done: 4, of: 9 } });
    answer({ kind: 'reviewed', review: reviewed(BOARD).review });
    expect(reviewer.state?.kind).toBe('ready');
    expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true]);
    reviewer.stop();
    expect(reviewer.state).toBeNull();
  });
});
