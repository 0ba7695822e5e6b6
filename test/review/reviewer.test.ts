/** Reviews made in the background: one after another, kept, and made anew where they no longer hold. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Reviewer } from '../../server/review/reviewer.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import { REVIEW_VERSION } from '../../shared/review/review.ts';
import { decodeReview } from '../../shared/wire/review.ts';
import { FakeBrain } from '../support/fake-brain.ts';
import { FakeTime } from '../support/fake-time.ts';
import { entryAt, headWith } from '../support/log-entry.ts';
import { MatchPlay } from '../support/match-play.ts';
import { valueOf } from '../support/text.ts';

const { match } = MatchPlay.begin().play('L.d5 L.e5xc5 R.a1-a2 R.c3');

let brain: FakeBrain;
let store: MemoryStore;
let time: FakeTime;
let hasTable: boolean;
let hasSolution: boolean;
let troubles: string[];
let reviewer: Reviewer;

beforeEach(async () => {
  brain = new FakeBrain();
  store = new MemoryStore();
  time = new FakeTime();
  hasTable = true;
  hasSolution = false;
  troubles = [];
  reviewer = new Reviewer({
    brain,
    store,
    hasTable: () => hasTable,
    hasSolution: () => hasSolution,
    time,
    report: (trouble) => troubles.push(trouble),
  });
  for (const id of ['one', 'two'])
    await store.append({
      entries: [entryAt(0, { match: id })],
      heads: [headWith({ match: id, state: 'ended' })],
    });
});

/** Asks until it is there. */
async function reviewOf(id: string): Promise<string> {
  return vi.waitFor(async () => {
    const answer = await reviewer.ask(id, match);
    if (answer.kind !== 'ready') throw new Error(answer.kind);
    return answer.body;
  });
}

test('who asks first has it made, and whoever asks later gets the same without a thought', async () => {
  expect(await reviewer.ask('one', match)).toEqual({
    kind: 'computing',
    progress: { done: 0, of: 10 },
  });
  const body = await reviewOf('one');
  expect(valueOf(decodeReview(JSON.parse(body)), 'a review').plies).toHaveLength(4);
  const asked = brain.asked.length;
  expect(await reviewOf('one')).toBe(body);
  expect(brain.asked).toHaveLength(asked);
});

test('one match is reviewed at a time, one board after another, and tells how far it is', async () => {
  brain.hold();
  await reviewer.ask('one', match);
  await reviewer.ask('two', match);
  await reviewer.ask('one', match);
  expect(brain.asked).toHaveLength(1);
  brain.release();
  await reviewOf('one');
  await reviewOf('two');
});

test('a review of another version, a damaged one, and one made without the table that is there now, are made anew', async () => {
  const body = await reviewOf('one');
  for (const stale of [
    body.replace(`"version":${REVIEW_VERSION}`, '"version":0'),
    body.slice(1),
    body.replace('"hasTable":true', '"hasTable":false'),
  ]) {
    expect(stale).not.toBe(body);
    await store.saveReview({ match: 'one', body: stale });
    expect(await reviewOf('one')).toBe(body);
  }
});

test('without the table a review made without it is good enough', async () => {
  hasTable = false;
  const body = await reviewOf('one');
  const asked = brain.asked.length;
  expect(await reviewOf('one')).toBe(body);
  expect(brain.asked).toHaveLength(asked);
});

test('what was reviewed without the solution is reviewed again once it is there', async () => {
  const before = await reviewOf('one');
  hasSolution = true;
  const after = await reviewOf('one');
  expect(JSON.parse(before)).not.toHaveProperty('hasSolution');
  expect(JSON.parse(after)).toMatchObject({ hasSolution: true });
  expect(decodeReview(JSON.parse(after)).ok).toBe(true);
  const asked = brain.asked.length;
  hasSolution = false;
  expect(await reviewOf('one')).toBe(after);
  expect(brain.asked).toHaveLength(asked);
});

test('a match that ends threads is given up, and the next one is reviewed', async () => {
  brain.trouble = 'failed';
  await reviewer.ask('one', match);
  await vi.waitFor(async () =>
    expect(await reviewer.ask('one', match)).toEqual({ kind: 'failed' }),
  );
  expect(troubles).toEqual(['match one cannot be reviewed']);
  brain.trouble = null;
  await reviewOf('two');
});

test('a match that could not be reviewed is tried again a minute later', async () => {
  brain.trouble = 'failed';
  await reviewer.ask('one', match);
  await time.pass(0);
  expect(await reviewer.ask('one', match)).toEqual({ kind: 'failed' });
  brain.trouble = null;
  await time.pass(60_000);
  await reviewOf('one');
});

test('a review that cannot be saved is given all the same, and saved when that is possible again', async () => {
  const save = vi.spyOn(store, 'saveReview').mockRejectedValue(new Error('the disk is full'));
  const body = await reviewOf('one');
  const asked = brain.asked.length;
  expect(await reviewOf('one')).toBe(body);
  expect(troubles).toContain('the review of match one cannot be saved');
  expect(brain.asked).toHaveLength(asked);
  save.mockRestore();
  await reviewOf('one');
  await vi.waitFor(async () => expect((await store.findReview('one'))?.body).toBe(body));
});

test('once closed it asks nothing more', async () => {
  brain.hold();
  await reviewer.ask('one', match);
  reviewer.close();
  brain.release();
  expect(await reviewer.ask('two', match)).toEqual({ kind: 'busy' });
  expect(brain.asked).toHaveLength(1);
  expect(await store.findReview('one')).toBeNull();
});
