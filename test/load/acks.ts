/** Plies at a steady rate over many matches: how long their acks take, each ply judged and on the disk. */
import { offer } from '../bench/server/offered-load.ts';
import { openRooms } from '../bench/server/rooms.ts';
import { quantile } from '../support/promise-table.ts';
import { RunningServer } from '../support/running-server.ts';
import { caught, type Trial } from '../support/trial.ts';
import { WireMatch, writeScript } from '../support/wire-match.ts';

interface Plan {
  readonly pliesPerSecond: number;
  readonly rooms: number;
  readonly forMs: number;
  readonly p99Ms: number;
}

const PLANS: Readonly<Record<'short' | 'long', Plan>> = {
  // Loosely, where the machine is shared.
  short: { pliesPerSecond: 60, rooms: 60, forMs: 4000, p99Ms: 2500 },
  long: { pliesPerSecond: 1000, rooms: 100, forMs: 60_000, p99Ms: 50 },
};
const WARM_UP_MS = 2000;
/** Of the plies offered so many are to be played: the rest found their match still waiting for an ack. */
const PLAYED = 0.8;

interface Toll {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly acks: number;
  readonly skipped: number;
}

export const acks: Trial = {
  name: 'acks',
  run: async (size) => {
    const plan = PLANS[size];
    const toll = await measure(plan);
    const mutant = await measure({ ...PLANS.short, forMs: 2000 }, 'load/slow-saves');
    return [
      {
        promise: `acks at ${plan.pliesPerSecond} plies/s in ${plan.rooms} matches`,
        figure: `p99 ${plan.p99Ms} ms, ${PLAYED * 100} % of the plies played`,
        measured: describe(toll),
        isKept: isKept(plan, toll),
      },
      caught('saving takes four seconds', describe(mutant), !isKept(PLANS.short, mutant)),
    ];
  },
};

function isKept(plan: Plan, { p99Ms, acks, skipped }: Toll): boolean {
  return p99Ms <= plan.p99Ms && acks >= PLAYED * (acks + skipped);
}

function describe({ p50Ms, p99Ms, acks, skipped }: Toll): string {
  return `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${acks} played, ${skipped} left out`;
}

async function measure(plan: Plan, mutant?: string): Promise<Toll> {
  const { pliesPerSecond, rooms: count, forMs } = plan;
  const server = await RunningServer.start({ mutant });
  try {
    const script = writeScript(
      Math.ceil((((WARM_UP_MS + forMs) / 1000) * pliesPerSecond) / count) + 10,
    );
    const makeRoom = (port: number): Promise<WireMatch> => WireMatch.make(port, script);
    const rooms = await openRooms(server.port, { makeRoom }, { count, share: 1, script });
    await offer({ rooms, pliesPerSecond, forMs: WARM_UP_MS });
    const { acksMs, skipped } = await offer({ rooms, pliesPerSecond, forMs });
    const [p50Ms, p99Ms] = [quantile(acksMs, 0.5), quantile(acksMs, 0.99)];
    return { p50Ms, p99Ms, acks: acksMs.length, skipped };
  } finally {
    await server.close();
  }
}
