/**
 * Spectators who ask for all they can get and read nothing of it: what the server holds for them, and
 * how long the players' acks take meanwhile, in turns with a server that has none of them. What the
 * system's own buffers hold (4 MB for each on the loopback) is no memory of the process.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SqliteStore } from '../../server/store/sqlite.ts';
import { offer } from '../bench/server/offered-load.ts';
import { openRooms } from '../bench/server/rooms.ts';
import { type Holdings, withMeasured } from '../support/measured-server.ts';
import { quantile } from '../support/promise-table.ts';
import { eventsOf, storeMatches } from '../support/stored-match.ts';
import { caught, type Trial } from '../support/trial.ts';
import { WireMatch, writeScript } from '../support/wire-match.ts';
import { withFolder } from '../support/with-folder.ts';
import { StalledCrowd } from './stalled-crowd.ts';

const LONG_MATCH = 'long-match';
const LONG_PLIES = 2000;
/** Until the system's buffers are full, and ours begin to fill. */
const FILL_MS = 14_000;
const MB = 1_048_576;

interface Plan {
  readonly stalled: number;
  readonly rooms: number;
  readonly pliesPerSecond: number;
  /** Pairs of times in which plies are offered: without them and with them. */
  readonly turns: number;
  readonly turnMs: number;
  readonly mostMb: number;
  /** Of the acks' p99 with them to that without. */
  readonly mostTimes: number;
}

const PLANS: Readonly<Record<'short' | 'long', Plan>> = {
  // Loosely, where the machine is shared.
  short: {
    stalled: 10,
    rooms: 10,
    pliesPerSecond: 40,
    turns: 2,
    turnMs: 1000,
    mostMb: 8,
    mostTimes: 10,
  },
  long: {
    stalled: 200,
    rooms: 50,
    pliesPerSecond: 200,
    turns: 12,
    turnMs: 4000,
    mostMb: 60,
    mostTimes: 1.1,
  },
};

interface Toll {
  /** On the heap and beside it, all garbage collected. */
  readonly heldMb: number;
  readonly residentMb: number;
  readonly gone: number;
  readonly p99Ms: Readonly<Record<'without' | 'with', number>>;
  /** The median of the turns. */
  readonly times: number;
}

export const stalled: Trial = {
  name: 'stalled',
  run: async (size) => {
    const plan = PLANS[size];
    const [toll, mutant] =
      size === 'short'
        ? await Promise.all([measure(plan), measure(plan, 'load/trusts-readers')])
        : [await measure(plan), await measure(PLANS.short, 'load/trusts-readers')];
    return [
      {
        promise: `${plan.stalled} spectators who read nothing, at ${plan.pliesPerSecond} plies/s`,
        figure: `${plan.mostMb} MB more, the players' p99 ${plan.mostTimes} times at most`,
        measured: describe(toll),
        isKept: isKept(plan, toll) && toll.times <= plan.mostTimes,
      },
      caught('whoever reads nothing is told on', describe(mutant), !isKept(PLANS.short, mutant)),
    ];
  },
};

function isKept({ mostMb }: Plan, { residentMb, heldMb }: Toll): boolean {
  return Math.max(residentMb, heldMb) <= mostMb;
}

function describe({ heldMb, residentMb, gone, p99Ms, times }: Toll): string {
  const more = `${heldMb.toFixed(1)} MB more held, ${residentMb.toFixed(1)} MB resident`;
  const acks = `p99 ${p99Ms.with.toFixed(1)} ms beside ${p99Ms.without.toFixed(1)} ms`;
  return `${more}, ${gone} cut off, ${acks}, ${times.toFixed(2)} times`;
}

function measure(plan: Plan, mutant?: string): Promise<Toll> {
  return withFolder(async (dataDir) => {
    await leaveLongMatch(dataDir);
    return withMeasured(
      async (watched) =>
        withMeasured(async (other) => {
          const [rooms, otherRooms] = [
            await open(watched.port, plan),
            await open(other.port, plan),
          ];
          const before = await watched.holdings();
          const crowd = await StalledCrowd.enter(watched.port, plan.stalled, {
            long: LONG_MATCH,
            longEvents: LONG_PLIES,
            played: rooms.map(({ id }) => id),
          });
          await wait(FILL_MS);
          crowd.askNoMore();
          const p99s = await playInTurns(plan, [otherRooms, rooms]);
          const after = await watched.holdings();
          const { gone } = crowd;
          crowd.leave();
          return { ...p99s, ...more(before, after), gone };
        }),
      { mutant, dataDir },
    );
  });
}

function more(before: Holdings, after: Holdings): Pick<Toll, 'heldMb' | 'residentMb'> {
  return {
    heldMb: (after.heldBytes - before.heldBytes) / MB,
    residentMb: (after.residentBytes - before.residentBytes) / MB,
  };
}

async function leaveLongMatch(dataDir: string): Promise<void> {
  const store = await SqliteStore.open(join(dataDir, 'twin-tigers.db'));
  const events = eventsOf(writeScript(LONG_PLIES), { clockMs: 3_600_000 });
  await storeMatches(store, [[LONG_MATCH, events]]);
  await store.close();
}

function open(port: number, plan: Plan): Promise<readonly WireMatch[]> {
  const { rooms: count, pliesPerSecond, turns, turnMs } = plan;
  const script = writeScript(Math.ceil((turns * turnMs * pliesPerSecond) / 1000 / count) + 10);
  const makeRoom = (at: number): Promise<WireMatch> => WireMatch.make(at, script);
  return openRooms(port, { makeRoom }, { count, share: 1, script });
}

async function playInTurns(
  { turns, turnMs, pliesPerSecond }: Plan,
  [without, withThem]: readonly [readonly WireMatch[], readonly WireMatch[]],
): Promise<Pick<Toll, 'p99Ms' | 'times'>> {
  const p99Of = async (rooms: readonly WireMatch[]): Promise<number> =>
    quantile((await offer({ rooms, pliesPerSecond, forMs: turnMs })).acksMs, 0.99);
  const pairs: (readonly [number, number])[] = [];
  for (let turn = 0; turn < turns; turn += 1)
    pairs.push([await p99Of(without), await p99Of(withThem)]);
  const median = (of: (pair: readonly [number, number]) => number): number =>
    quantile(pairs.map(of), 0.5);
  return {
    p99Ms: { without: median(([one]) => one), with: median(([, two]) => two) },
    times: median(([one, two]) => two / one),
  };
}
