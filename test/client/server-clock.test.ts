/** The server's time as a client knows it. */
import { expect, test } from 'vitest';
import { ServerClock } from '../../client/connection/server-clock.ts';

test('the fastest of the last answers is believed', () => {
  const clock = new ServerClock();
  // Half of a slow way may lie on one side alone.
  clock.addSample(0, 800, 5700);
  clock.addSample(1000, 1040, 6020);
  clock.addSample(2000, 2400, 7350);
  expect(clock.at(3000)).toBe(8000);
});

test('an answer older than the last eight counts no more', () => {
  const clock = new ServerClock();
  clock.addSample(0, 2, 1001);
  for (let i = 1; i <= 8; i += 1) clock.addSample(i * 100, i * 100 + 20, i * 100 + 10 + 5000);
  expect(clock.at(2000)).toBe(7000);
});

test('what the server tells unasked replaces all it said before, until it is asked again', () => {
  const clock = new ServerClock();
  clock.addSample(0, 2, 1001);
  clock.setNow(500, 900);
  expect(clock.at(600)).toBe(1000);
  clock.addSample(700, 760, 1150);
  expect(clock.at(800)).toBe(1220);
});
