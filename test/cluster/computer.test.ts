/** The computer of a match thinks at one process: the one that runs it. */
import { expect, test } from 'vitest';
import { Bots } from '../../server/bots/bots.ts';
import { naturalPause } from '../../shared/engine/pause.ts';
import { play } from '../support/asking.ts';
import { A_WHILE_MS, UNTIMED } from '../support/computer-match.ts';
import { FakeAir } from '../support/fake-bus.ts';
import { FakeBrain } from '../support/fake-brain.ts';
import { FakeTime } from '../support/fake-time.ts';
import { ServerProcess } from '../support/server-process.ts';
import { SharedStore } from '../support/shared-store.ts';

interface Thinking {
  readonly process: ServerProcess;
  readonly brain: FakeBrain;
}

test('the process that runs the match has the computer, and the next one when it is gone', async () => {
  const time = new FakeTime();
  const [store, air] = [new SharedStore(time), new FakeAir(time)];
  const start = async (): Promise<Thinking> => {
    const brain = new FakeBrain();
    const around = { brain, chance: () => 0.5, pauseOf: naturalPause, report: () => {} };
    const join = (_: unknown, { matches, time: own }: ServerProcess): void => {
      new Bots({ ...around, matches, time: own });
    };
    return { brain, process: await ServerProcess.start(store, time, join, air.join()) };
  };
  const [one, other] = [await start(), await start()];
  const made = await one.process.matches.createAgainstComputer({
    setup: UNTIMED,
    guestName: '',
    personHash: 'h:person',
  });
  if (!made.ok) throw new Error('no match was made');
  const door = await other.process.open(made.id);
  door.setConnected('host', true);

  one.brain.hold();
  await play(other.process, door, 'L.c3');
  await time.pass(A_WHILE_MS);
  expect([one.brain.asked.length, other.brain.asked.length]).toEqual([1, 0]);

  one.process.crash();
  await time.pass(10_000);
  expect(other.brain.asked.length).toBe(1);
});
