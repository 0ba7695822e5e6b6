/** Matches are played and ended one after another, for long: the server holds no more at the end. */
import { setTimeout as wait } from 'node:timers/promises';
import { offer } from '../bench/server/offered-load.ts';
import { makeByParts } from '../support/by-parts.ts';
import { type Holdings, type MeasuredServer, withMeasured } from '../support/measured-server.ts';
import { quantile } from '../support/promise-table.ts';
import { caught, type Trial } from '../support/trial.ts';
import { MatchAfterMatch } from './match-after-match.ts';

const PLIES_PER_SECOND = 200;
const TABLES = 40;
const SECOND_MS = 1000;
const MINUTES = 60;
/** Timers and requests come and go. */
const MORE_HANDLES = 8;
const MORE_DESCRIPTORS = 2;

interface Plan {
  readonly warmUpMs: number;
  readonly forMs: number;
  readonly everyMs: number;
  readonly mostBytesAPly: number;
}

/** Code that gets warm and caches that fill weigh the more, the fewer plies there are. */
const SHORT: Plan = { warmUpMs: 6000, forMs: 14_000, everyMs: 2000, mostBytesAPly: 1000 };
const MUTANT: Plan = { ...SHORT, warmUpMs: 2000, forMs: 5000, everyMs: 1000 };

interface Sample extends Holdings {
  readonly plies: number;
}

interface Toll {
  readonly plies: number;
  readonly bytesAPly: number;
  readonly handles: number;
  readonly descriptors: number;
}

export const soak: Trial = {
  name: 'soak',
  run: async (size, minutes = MINUTES) => {
    const plan = size === 'short' ? SHORT : planOf(minutes);
    const toll = await measure(plan);
    const mutant = await measure(MUTANT, 'load/leaks');
    return [
      {
        promise: `${PLIES_PER_SECOND} plies/s for ${Math.round(plan.forMs / SECOND_MS)} s: what a ply leaves behind in memory`,
        figure: `${plan.mostBytesAPly} bytes, no more handles or descriptors`,
        measured: describe(toll),
        isKept: isKept(plan, toll),
      },
      caught('a leak for each ply', describe(mutant), !isKept(MUTANT, mutant)),
    ];
  },
};

function planOf(minutes: number): Plan {
  const forMs = minutes * 60 * SECOND_MS;
  return { warmUpMs: 30 * SECOND_MS, forMs, everyMs: forMs / 30, mostBytesAPly: 20 };
}

function isKept(plan: Plan, { bytesAPly, handles, descriptors }: Toll): boolean {
  const isLevel = Math.abs(bytesAPly) <= plan.mostBytesAPly || bytesAPly < 0;
  return isLevel && handles <= MORE_HANDLES && descriptors <= MORE_DESCRIPTORS;
}

function describe({ plies, bytesAPly, handles, descriptors }: Toll): string {
  return `${bytesAPly.toFixed(1)} bytes in ${plies} plies, ${handles} handles and ${descriptors} descriptors more`;
}

function measure(plan: Plan, mutant?: string): Promise<Toll> {
  return withMeasured(
    async (server) => {
      const tables = await makeByParts(TABLES, TABLES, () => MatchAfterMatch.at(server.port));
      const played = offer({
        rooms: tables,
        pliesPerSecond: PLIES_PER_SECOND,
        forMs: plan.warmUpMs + plan.forMs,
      });
      const samples = await sample(server, plan, () =>
        tables.reduce((sum, { plies }) => sum + plies, 0),
      );
      await played;
      return tollOf(samples);
    },
    { mutant },
  );
}

async function sample(
  server: MeasuredServer,
  { warmUpMs, forMs, everyMs }: Plan,
  count: () => number,
): Promise<readonly Sample[]> {
  await wait(warmUpMs);
  const samples: Sample[] = [];
  for (let passedMs = 0; passedMs < forMs; passedMs += everyMs) {
    samples.push({ ...(await server.holdings()), plies: count() });
    await wait(everyMs);
  }
  return samples;
}

function tollOf(samples: readonly Sample[]): Toll {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) throw new Error('soak: no samples');
  const half = Math.ceil(samples.length / 2);
  const least = (what: 'handles' | 'descriptors', from: number, to: number): number =>
    Math.min(...samples.slice(from, to).map((one) => one[what]));
  return {
    plies: last.plies - first.plies,
    bytesAPly: slope(samples),
    handles: least('handles', half, samples.length) - least('handles', 0, half),
    descriptors: least('descriptors', half, samples.length) - least('descriptors', 0, half),
  };
}

/** The median of the slopes between any two samples (Theil and Sen): one that is off does not tilt it. */
function slope(samples: readonly Sample[]): number {
  const slopes = samples.flatMap((a, place) =>
    samples.slice(place + 1).map((b) => (b.heldBytes - a.heldBytes) / (b.plies - a.plies)),
  );
  return quantile(slopes, 0.5);
}
