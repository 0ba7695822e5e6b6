/** Many live matches that nobody plays, whose clocks run out while others are played: when their flags fall. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { graceMs } from '../../server/coordinator/grace.ts';
import { SqliteStore } from '../../server/store/sqlite.ts';
import { offer } from '../bench/server/offered-load.ts';
import { openRooms } from '../bench/server/rooms.ts';
import { quantile } from '../support/promise-table.ts';
import { RunningServer } from '../support/running-server.ts';
import { withFolder } from '../support/with-folder.ts';
import { eventsOf, storeMatches } from '../support/stored-match.ts';
import { caught, type Trial } from '../support/trial.ts';
import { WireMatch, writeScript } from '../support/wire-match.ts';
import { FlagWatch } from './flag-watch.ts';

/** Plies that each match has behind it, of which the clock that runs belongs to the last. */
const PLIES = 6;
const ROOMS = 20;
const PLIES_PER_SECOND = 200;
/** So long after the last deadline every flag has fallen, or it does not. */
const LAST_MS = 5000;

interface Plan {
  readonly matches: number;
  /** Clocks run out from the first of these on to the second, after the start. */
  readonly fromMs: number;
  readonly untilMs: number;
  /** After deadline and grace; as promised in the long form, loosely where the machine is shared. */
  readonly p99Ms: number;
  readonly mostMs: number;
}

interface Toll {
  readonly fallen: number;
  readonly early: number;
  /** After deadline and grace. */
  readonly p99Ms: number;
  readonly mostMs: number;
  /** Plies of others meanwhile. */
  readonly acks: number;
}

const PLANS: Readonly<Record<'short' | 'long', Plan>> = {
  short: { matches: 500, fromMs: 5000, untilMs: 9000, p99Ms: 1000, mostMs: 2000 },
  long: { matches: 10_000, fromMs: 20_000, untilMs: 40_000, p99Ms: 50, mostMs: 250 },
};
const MUTANT_PLAN: Plan = { ...PLANS.short, matches: 50, fromMs: 4000, untilMs: 5000 };

export const flags: Trial = {
  name: 'flags',
  run: async (size) => {
    const plan = PLANS[size];
    const toll = await measure(plan);
    const [early, late] = await Promise.all([
      measure(MUTANT_PLAN, 'load/early-flags'),
      measure(MUTANT_PLAN, 'load/late-flags'),
    ]);
    return [
      {
        promise: `flags of ${plan.matches} live matches at ${PLIES_PER_SECOND} plies/s in ${ROOMS} others`,
        figure: `never early, p99 ${plan.p99Ms} ms, at most ${plan.mostMs} ms`,
        measured: describe(toll),
        isKept: isKept(plan, toll),
      },
      caught('a clock without grace', describe(early), early.early > 0),
      caught('a timer that sleeps too long', describe(late), late.mostMs > MUTANT_PLAN.mostMs),
    ];
  },
};

function isKept(plan: Plan, { fallen, early, p99Ms, mostMs, acks }: Toll): boolean {
  const isInTime = early === 0 && p99Ms <= plan.p99Ms && mostMs <= plan.mostMs;
  return isInTime && fallen === plan.matches && acks > 0;
}

function describe({ fallen, early, p99Ms, mostMs, acks }: Toll): string {
  return `${fallen} fell, ${early} early, p99 ${p99Ms} ms, at most ${mostMs} ms, ${acks} plies beside`;
}

function measure(plan: Plan, mutant?: string): Promise<Toll> {
  return withFolder(async (dataDir) => {
    const ids = await leaveMatches(dataDir, plan);
    const server = await RunningServer.start({ dataDir, mutant });
    try {
      return await watch(server.port, plan, ids);
    } finally {
      await server.close();
    }
  });
}

/** Live matches in a file that no server has opened yet. */
async function leaveMatches(dataDir: string, plan: Plan): Promise<readonly string[]> {
  const { matches, fromMs, untilMs } = plan;
  const script = writeScript(PLIES);
  const store = await SqliteStore.open(join(dataDir, 'twin-tigers.db'));
  const ids = Array.from({ length: matches }, (_, place) => `flag-${place}`);
  const clocks = ids.map((id, place) => {
    const clockMs = Math.round(fromMs + (place * (untilMs - fromMs)) / matches);
    return [id, eventsOf(script, { clockMs })] as const;
  });
  await storeMatches(store, clocks);
  await store.close();
  return ids;
}

async function watch(port: number, { untilMs }: Plan, ids: readonly string[]): Promise<Toll> {
  const startedMs = performance.now();
  const seen = await FlagWatch.over(port, ids);
  const script = writeScript(Math.ceil(((untilMs + LAST_MS) / 1000) * (PLIES_PER_SECOND / ROOMS)));
  const makeRoom = (at: number): Promise<WireMatch> => WireMatch.make(at, script);
  const rooms = await openRooms(port, { makeRoom }, { count: ROOMS, share: ROOMS, script });
  const forMs = untilMs + graceMs(null) - (performance.now() - startedMs);
  const { acksMs } = await offer({ rooms, pliesPerSecond: PLIES_PER_SECOND, forMs });
  for (let looks = 0; looks < 30 && !seen.isOver; looks += 1) await wait(LAST_MS / 30);
  const lateMs = seen.lateMs();
  return {
    fallen: lateMs.length,
    early: lateMs.filter((late) => late <= 0).length,
    p99Ms: quantile(lateMs, 0.99),
    mostMs: quantile(lateMs, 1),
    acks: acksMs.length,
  };
}
