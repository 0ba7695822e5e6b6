/** Many connections that have greeted and do nothing: what each costs the server in memory. */
import { makeByParts } from '../support/by-parts.ts';
import { withMeasured } from '../support/measured-server.ts';
import { caught, type Trial } from '../support/trial.ts';
import { WirePlayer } from '../support/wire-player.ts';

const AT_ONCE = 50;
/** What the first ones cost is the server's own warming up. */
const WARM_UP = 200;
const KB = 1024;

interface Plan {
  readonly count: number;
  readonly mostKb: number;
}

const PLANS: Readonly<Record<'short' | 'long', Plan>> = {
  // The fewer they are, the more of the process's own growth falls on each.
  short: { count: 500, mostKb: 40 },
  long: { count: 4000, mostKb: 25 },
};

export const connections: Trial = {
  name: 'connections',
  run: async (size) => {
    const { count, mostKb } = PLANS[size];
    const eachKb = await measure(count);
    const mutantKb = await measure(PLANS.short.count, 'load/hoards');
    return [
      {
        promise: `resident memory for each of ${count} idle connections`,
        figure: `${mostKb} KB`,
        measured: `${eachKb.toFixed(1)} KB`,
        isKept: eachKb <= mostKb,
      },
      caught('64 KB held for each', `${mutantKb.toFixed(1)} KB`, mutantKb > PLANS.short.mostKb),
    ];
  },
};

function measure(count: number, mutant?: string): Promise<number> {
  return withMeasured(
    async (server) => {
      const connect = (): Promise<WirePlayer> => WirePlayer.connect(server.port);
      const lines = [...(await makeByParts(WARM_UP, AT_ONCE, connect))];
      const before = await server.holdings();
      lines.push(...(await makeByParts(count, AT_ONCE, connect)));
      const after = await server.holdings();
      for (const line of lines) line.cut();
      return (after.residentBytes - before.residentBytes) / count / KB;
    },
    { mutant },
  );
}
