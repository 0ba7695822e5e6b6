/** The process stands still or is gone for a while: no flag falls, and nobody pays for it with clock. */
import { setTimeout as wait } from 'node:timers/promises';
import type { MatchDoor } from '../../server/coordinator/door.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import { leftMsAt } from '../../shared/match/match.ts';
import { play } from '../support/asking.ts';
import { FakeTime } from '../support/fake-time.ts';
import { finalSetup } from '../support/match-setup.ts';
import { RunningServer } from '../support/running-server.ts';
import { ServerProcess } from '../support/server-process.ts';
import { WireMatch } from '../support/wire-match.ts';
import { WirePlayer } from '../support/wire-player.ts';
import { Chance } from './chance.ts';
import { caught, type Fault } from './fault.ts';

const SEED = 5;
const MOST_LOST_MS = 1000;
const STALL_MS = { least: 100, most: 5000 };
const DOWN_MS = { least: 100, most: 120_000 };
/** The shortest there is. */
const CLOCK_MS = 10_000;
/** So that a stall of five seconds goes beyond the clock and the longest grace. */
const BEFORE_STALL_MS = 6500;

interface Toll {
  readonly flags: number;
  /** The most that any clock lost. */
  readonly lostMs: number;
}

export const stalls: Fault = {
  name: 'stalls',
  run: async (size) => {
    const [trials, stops] = size === 'short' ? [400, 1] : [20_000, 10];
    const fake = await breakOften(trials, new MemoryStore());
    const charged = await breakOften(50, new Charging());
    const [stopped, mutant] = await Promise.all([stopOften(stops), stopOften(1, 'stalls-count')]);
    return [
      {
        promise:
          'flags and clock lost by stalls of 0.1–5 s and downtime of 0.1–120 s, in fake time',
        ...figureOf(fake, trials),
      },
      caught('downtime is charged', describe(charged), !isKept(charged)),
      { promise: 'the same by SIGSTOP for 5 s, and kill -9', ...figureOf(stopped, stops) },
      caught('stalls count', describe(mutant), !isKept(mutant)),
    ];
  },
};

function isKept({ flags, lostMs }: Toll): boolean {
  return flags === 0 && lostMs <= MOST_LOST_MS;
}

function describe({ flags, lostMs }: Toll): string {
  return `${flags} flags, ${Math.round(lostMs)} ms at most`;
}

function figureOf(
  toll: Toll,
  times: number,
): { readonly figure: string; readonly measured: string; readonly isKept: boolean } {
  return {
    figure: `no flag, ${MOST_LOST_MS} ms at most, in ${times}`,
    measured: describe(toll),
    isKept: isKept(toll),
  };
}

function worse(a: Toll, b: Toll): Toll {
  return { flags: a.flags + b.flags, lostMs: Math.max(a.lostMs, b.lostMs) };
}

/** One process after another, each stalled or gone once with a clock running. */
async function breakOften(times: number, store: MemoryStore): Promise<Toll> {
  const chance = new Chance(SEED);
  let toll: Toll = { flags: 0, lostMs: 0 };
  for (let one = 0; one < times; one += 1) toll = worse(toll, await breakOnce(store, chance));
  return toll;
}

async function breakOnce(store: MemoryStore, chance: Chance): Promise<Toll> {
  const time = new FakeTime();
  let server = await ServerProcess.start(store, time);
  const clockMs = chance.between(CLOCK_MS, 60_000);
  let door = await server.createJoined(finalSetup({ clockMs }));
  await play(server, door, 'L.c3');
  await time.pass(chance.between(0, clockMs - 1));
  const leftMs = leftOf(door, server);
  if (chance.next() < 0.5) await time.stall(chance.between(STALL_MS.least, STALL_MS.most));
  else {
    const downMs = chance.between(DOWN_MS.least, DOWN_MS.most);
    if (store instanceof Charging) store.chargedMs = downMs;
    server.crash();
    await time.pass(downMs);
    server = await ServerProcess.start(store, time);
    door = await server.open(door.id);
  }
  await time.pass(0);
  const lostMs = leftMs - leftOf(door, server);
  const flags = door.match.outcome === null ? 0 : 1;
  server.crash();
  await store.forget([door.id]);
  return { flags, lostMs };
}

/** What the match's clock has left; nothing where it has fallen. */
function leftOf(door: MatchDoor, server: ServerProcess): number {
  return leftMsAt(door.match, server.matches.now()) ?? 0;
}

/** A store that says its last server was there until the next one came. */
class Charging extends MemoryStore {
  chargedMs = 0;

  override async findHeartbeat(boot: string): ReturnType<MemoryStore['findHeartbeat']> {
    const found = await super.findHeartbeat(boot);
    return found === null
      ? null
      : { ...found, availabilityMs: found.availabilityMs + this.chargedMs };
  }
}

/** A real process, stopped in mid-clock and afterwards killed. */
async function stopOften(times: number, mutant?: string): Promise<Toll> {
  const server = await RunningServer.start({ mutant });
  try {
    let toll: Toll = { flags: 0, lostMs: 0 };
    for (let one = 0; one < times; one += 1) toll = worse(toll, await stopOnce(server));
    return toll;
  } finally {
    await server.close();
  }
}

async function stopOnce(server: RunningServer): Promise<Toll> {
  const match = await WireMatch.make(server.port, [], { clockMs: CLOCK_MS });
  await enter(server, match);
  await wait(BEFORE_STALL_MS);
  const before = await enter(server, match);
  process.kill(server.pid, 'SIGSTOP');
  await wait(STALL_MS.most);
  process.kill(server.pid, 'SIGCONT');
  const stalled = await enter(server, match);
  await server.kill();
  await server.startAgain();
  const restarted = await enter(server, match);
  const lostMs = Math.max(before.leftMs - stalled.leftMs, stalled.leftMs - restarted.leftMs);
  return { flags: restarted.flags, lostMs };
}

/** Both seats come anew; what they are told of the clock. */
async function enter(
  { port }: RunningServer,
  match: WireMatch,
): Promise<{ readonly leftMs: number; readonly flags: number }> {
  const [host, guest] = await Promise.all([WirePlayer.connect(port), WirePlayer.connect(port)]);
  const ack = await host.enter(match.id, match.tokens.host);
  await guest.enter(match.id, match.tokens.guest);
  if (ack?.ok !== true) throw new Error(`stalls: not let in: ${JSON.stringify(ack)}`);
  const flags = ack.events.filter(({ kind }) => kind === 'flag').length;
  return { leftMs: ack.deadline === null ? 0 : ack.deadline - ack.now, flags };
}
