/** Figures that only show when something goes wrong: late flags and stalls of the process. */
import { expect, test } from 'vitest';
import { Metrics } from '../../server/operations/metrics.ts';
import { FakeTime } from '../support/fake-time.ts';
import { LiveServer } from '../support/live-server.ts';

async function figure(metrics: Metrics, name: string): Promise<number | undefined> {
  const line = (await metrics.format()).split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

test('a flag is counted with how long after deadline and grace it fell', async () => {
  const time = new FakeTime();
  const metrics = new Metrics();
  const live = await LiveServer.start({ time, observer: metrics });
  const { ann } = await live.begin({ clockMs: 10_000 });

  await time.pass(9000);
  expect(await figure(metrics, 'tigers_flag_late_seconds_count')).toBe(0);
  await time.pass(3000);
  await ann.heard<{ event: { kind: string } }>('event', ({ event }) => event.kind === 'flag');

  expect(await figure(metrics, 'tigers_flag_late_seconds_count')).toBe(1);
  const lateSeconds = await figure(metrics, 'tigers_flag_late_seconds_sum');
  expect(lateSeconds).toBeGreaterThan(0);
  expect(lateSeconds).toBeLessThanOrEqual(0.05);
});

test('a stall of the process is counted with the time that no clock counts', async () => {
  const time = new FakeTime();
  const metrics = new Metrics();
  await LiveServer.start({ time, observer: metrics });

  await time.pass(1000);
  expect(await figure(metrics, 'tigers_stalls_total')).toBe(0);
  await time.stall(2000);

  expect(await figure(metrics, 'tigers_stalls_total')).toBe(1);
  expect(await figure(metrics, 'tigers_stalled_seconds_total')).toBeCloseTo(1.75);
});
