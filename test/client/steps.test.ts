/** Stepping and playing through a line of plies. */
import { expect, test } from 'vitest';
import { Steps } from '../../client/replay/steps.ts';
import { timersOf } from '../support/client-timers.ts';
import { FakeTime } from '../support/fake-time.ts';

const HOST = {
  addController: () => {},
  removeController: () => {},
  requestUpdate: () => {},
  updateComplete: Promise.resolve(true),
};
const LONG_MS = 60_000;

function startSteps(total: number, count: number | null) {
  const time = new FakeTime();
  const rests: number[] = [];
  const steps = new Steps(HOST, timersOf(time), () => rests.push(steps.count));
  steps.begin(total, count);
  return { time, rests, steps };
}

test('a line is shown from its end, or from where its link says, and never beyond', () => {
  expect(startSteps(7, null).steps.count).toBe(7);
  expect(startSteps(7, 3).steps.count).toBe(3);
  expect(startSteps(7, 99).steps.count).toBe(7);
  const { steps, rests } = startSteps(7, 3);
  for (const count of [-1, 8, 5]) steps.goTo(count);
  expect(rests).toEqual([0, 7, 5]);
});

test('it plays ply by ply to the end, rests there, and plays from the start again', async () => {
  const { steps, time, rests } = startSteps(3, 3);
  steps.toggle();
  expect([steps.count, steps.isPlaying]).toEqual([0, true]);
  await time.pass(LONG_MS);
  expect([steps.count, steps.isPlaying]).toEqual([3, false]);
  expect(rests).toEqual([3]);
});

test('whoever steps, or presses again, stops it', async () => {
  const { steps, time, rests } = startSteps(9, 0);
  steps.toggle();
  steps.goTo(2);
  await time.pass(LONG_MS);
  expect(rests).toEqual([2]);
  steps.toggle();
  steps.toggle();
  await time.pass(LONG_MS);
  expect([steps.count, steps.isPlaying]).toEqual([2, false]);
});

test('nothing goes on once its page is gone', async () => {
  const { steps, time } = startSteps(9, 0);
  steps.toggle();
  steps.hostDisconnected();
  await time.pass(LONG_MS);
  expect([steps.count, steps.isPlaying]).toEqual([0, false]);
});
