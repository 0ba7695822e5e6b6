/** What one process saves the others learn at once over the bus, and from the log where the bus is no help. */
import { describe, expect, it } from 'vitest';
import type { MatchDoor } from '../../server/coordinator/door.ts';
import { seededChance } from '../../shared/engine/chance.ts';
import { boardOf } from '../../shared/match/match.ts';
import { legalOn } from '../../shared/rules/board.ts';
import { ask, play } from '../support/asking.ts';
import { FakeAir, type Fate } from '../support/fake-bus.ts';
import { FakeTime } from '../support/fake-time.ts';
import { ServerProcess } from '../support/server-process.ts';
import { SharedStore } from '../support/shared-store.ts';

/** The look of the next second, and the reading after it. */
const REPAIRED_MS = 2000;

interface Scene {
  readonly time: FakeTime;
  readonly air: FakeAir;
  readonly store: SharedStore;
  readonly one: ServerProcess;
  readonly other: ServerProcess;
  readonly door: MatchDoor;
  readonly otherDoor: MatchDoor;
}

/** A final that somebody plays through one process, and somebody watches through the other. */
async function begin(): Promise<Scene> {
  const time = new FakeTime();
  const air = new FakeAir(time);
  const store = new SharedStore(time);
  const start = (): Promise<ServerProcess> =>
    ServerProcess.start(store, time, undefined, air.join());
  const [one, other] = [await start(), await start()];
  const door = await one.createJoined();
  door.setConnected('host', true);
  const otherDoor = await other.open(door.id);
  otherDoor.setWatched(true);
  return { time, air, store, one, other, door, otherDoor };
}

const seqsOf = ({ told }: ServerProcess, match: string): number[] =>
  told.filter((committed) => committed.match === match).map(({ seq }) => seq);

const countTo = (end: number, from = 0): number[] =>
  Array.from({ length: end - from }, (_, index) => from + index);

const chance = seededChance(7);
const PLIES = 12;

/** Plays the first legal action of whoever is to act, through either process, knowing what both know. */
async function playNext({ one, other, door, otherDoor }: Scene): Promise<void> {
  const isOther = chance() < 0.5;
  const match = door.match.seq > otherDoor.match.seq ? door.match : otherDoor.match;
  const name = match.turn.board;
  const board = boardOf(match, name);
  const [action] = board === null ? [] : legalOn(board);
  if (board === null || action === undefined) throw new Error('nothing to play');
  const ply = { kind: 'ply', board: name, ply: board.plies, action } as const;
  const [process, at] = isOther ? [other, otherDoor] : [one, door];
  expect(await ask(process, at, match.turn.seat, ply)).toMatchObject({ ok: true });
}

describe('over the bus', () => {
  it('who only watches at another process learns of a ply at once', async () => {
    const { time, one, other, door, otherDoor } = await begin();
    const { seq } = otherDoor.match;
    await play(one, door, 'L.c3');
    await time.pass(0);
    expect(otherDoor.match.seq).toBe(seq + 1);
    expect(seqsOf(other, door.id).at(-1)).toBe(seq);
  });

  it('a process where nobody follows the match is not told', async () => {
    const { time, one, door, otherDoor } = await begin();
    otherDoor.setWatched(false);
    const { seq } = otherDoor.match;
    await play(one, door, 'L.c3');
    await time.pass(0);
    expect(otherDoor.match.seq).toBe(seq);
  });
});

const FATES: readonly (readonly [string, Fate])[] = [
  ['all are lost', () => []],
  ['half are lost', () => (chance() < 0.5 ? [] : [0])],
  ['each comes three times', () => [0, 1, 40]],
  ['they come in any order', () => [Math.floor(chance() * 900)]],
  ['all of that', () => (chance() < 0.3 ? [] : [Math.floor(chance() * 900), 0])],
];

describe.each(FATES)('where messages of the bus are unreliable: %s', (_, fate) => {
  it('every process tells each event once and in order, within two seconds', async () => {
    const scene = await begin();
    const { time, air, store, one, other, door } = scene;
    air.fate = fate;
    for (let ply = 0; ply < PLIES; ply += 1) {
      await playNext(scene);
      await time.pass(Math.floor(chance() * REPAIRED_MS));
    }
    await time.pass(REPAIRED_MS);
    const { length } = (await store.load(door.id))?.entries ?? [];
    expect(length).toBeGreaterThanOrEqual(PLIES + 2);
    expect(seqsOf(one, door.id)).toEqual(countTo(length));
    expect(seqsOf(other, door.id)).toEqual(countTo(length, seqsOf(other, door.id)[0]));
    expect(seqsOf(other, door.id).at(-1)).toBe(length - 1);
  });
});
