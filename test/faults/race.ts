/** A ply comes as the flag is due, within a millisecond: one of both counts, and the clock alone says which. */
import type { MatchDoor } from '../../server/coordinator/door.ts';
import { MatchJudge } from '../../server/coordinator/match-judge.ts';
import { graceMs } from '../../server/coordinator/grace.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import { play } from '../support/asking.ts';
import { FakeTime } from '../support/fake-time.ts';
import { finalSetup } from '../support/match-setup.ts';
import { ServerProcess } from '../support/server-process.ts';
import { Chance } from './chance.ts';
import { caught, type Fault } from './fault.ts';
import { alter } from './mutants/alter.ts';

const SEED = 4;
const RACES_A_PROCESS = 100;
/** Saving may take so long and no store is given up; it takes any time when the race is on. */
const LONGEST_SAVE_MS = 400;

export const race: Fault = {
  name: 'race',
  run: async (size) => {
    const races = size === 'short' ? 1000 : 100_000;
    const wrong = await runRaces(races);
    const undo = alter(MatchJudge.prototype, 'judge', judgeLate);
    const mutant = await runRaces(100).finally(undo);
    return [
      {
        promise: 'a ply and a flag in a race, a millisecond around deadline and grace',
        figure: `one result, that of the model, in ${races}`,
        measured: `${wrong} others in ${races}`,
        isKept: wrong === 0,
      },
      caught('a ply judged a millisecond late', `${mutant} others in 100`, mutant > 0),
    ];
  },
};

/** How many came out otherwise than the model says. */
async function runRaces(races: number): Promise<number> {
  const chance = new Chance(SEED);
  let wrong = 0;
  for (let done = 0; done < races; done += RACES_A_PROCESS) {
    const time = new FakeTime();
    const server = await ServerProcess.start(new MemoryStore(), time);
    for (let one = 0; one < RACES_A_PROCESS; one += 1)
      if (!(await isAsModelled(server, time, chance))) wrong += 1;
  }
  return wrong;
}

async function isAsModelled(
  server: ServerProcess,
  time: FakeTime,
  chance: Chance,
): Promise<boolean> {
  const door = await server.createJoined(finalSetup({ clockMs: 10_000 }));
  await play(server, door, 'L.c3');
  const roundTripMs = chance.of([null, 0, chance.between(0, 1000)]);
  door.setRoundTrip('guest', roundTripMs);
  const lastMs = (door.match.clock?.deadlineMs ?? 0) + graceMs(roundTripMs);
  await time.pass(lastMs + chance.between(-1, 1) - server.matches.now() - 1);
  const isHeld = chance.next() < 0.5;
  if (isHeld) server.store.hold();
  // The alarm of this millisecond rings before the ply comes, or after it.
  if (chance.next() < 0.5) await time.pass(1);
  const isInTime = server.matches.now() <= lastMs;
  const answered = play(server, door, 'L.a1-b2');
  await time.pass(isHeld ? chance.between(1, LONGEST_SAVE_MS) : 2);
  server.store.release();
  const answer = await answered;
  await time.pass(2);
  const isRight = answer.ok === isInTime && isResult(door, isInTime);
  await endOf(door, server);
  return isRight;
}

/** One ply more, or one flag and nothing after it. */
function isResult(door: MatchDoor, isInTime: boolean): boolean {
  const kinds = door.eventsFrom(0).map(({ kind }) => kind);
  const flags = kinds.filter((kind) => kind === 'flag').length;
  const plies = kinds.filter((kind) => kind === 'ply').length;
  return isInTime ? plies === 2 && flags === 0 : plies === 1 && flags === 1;
}

/** Over, so that it wakes nobody later. */
async function endOf(door: MatchDoor, server: ServerProcess): Promise<void> {
  const command = { kind: 'resign' } as const;
  await door.submit({ seat: 'host', id: 'end', command, atMs: server.matches.now() });
}

function judgeLate(judge: MatchJudge['judge']): MatchJudge['judge'] {
  return function (this: MatchJudge, asked) {
    const isSeat = asked.command.by !== 'server';
    return judge.call(this, isSeat ? { ...asked, atMs: asked.atMs + 1 } : asked);
  };
}
