/** All processes replaced one by one under load, behind a balancer: players come back elsewhere by themselves. */
import { setTimeout as wait } from 'node:timers/promises';
import { OwnSchema } from '../support/own-schema.ts';
import { ServerCluster } from '../support/server-cluster.ts';
import type { WireMatch } from '../support/wire-match.ts';
import { Crowd } from './crowd.ts';
import { caught, type Fault, type Size } from './fault.ts';
import { Roamer } from './roamer.ts';
import {
  countFlags,
  DATABASE,
  readEvents,
  REDIS,
  savedCommands,
  servicesLack,
} from './shared-services.ts';

const PROMISED_MS = 3000;
const MATCHES = 10;
/** Between two plies of a match: faster than people, and the script lasts. */
const PAUSE_MS = 40;
const LOAD_MS = 500;
/** Of all processes, one after another. */
const ROLLS: Readonly<Record<Size, number>> = { short: 1, long: 10 };

interface Toll {
  readonly replaced: number;
  readonly acks: number;
  readonly lost: number;
  readonly flags: number;
  readonly refused: readonly string[];
  readonly slowestMs: number;
}

export const roll: Fault = {
  name: 'roll',
  lacks: servicesLack,
  run: async (size) => {
    const toll = await rollUnderLoad(ROLLS[size]);
    const mutant = await rollUnderLoad(1, 'ack-first-postgres');
    return [
      {
        promise: 'processes replaced one by one behind a balancer',
        figure: 'nothing lost, no flag, nothing refused',
        measured: describe(toll),
        isKept: toll.acks > 0 && isSafe(toll),
      },
      {
        promise: 'the same: each match goes on by itself',
        figure: `≤ ${PROMISED_MS} ms between two acks`,
        measured: `${Math.round(toll.slowestMs)} ms at most`,
        isKept: toll.slowestMs <= PROMISED_MS,
      },
      caught('ack before commit', describe(mutant), !isSafe(mutant)),
    ];
  },
};

function isSafe({ lost, flags, refused }: Toll): boolean {
  return lost === 0 && flags === 0 && refused.length === 0;
}

function describe({ replaced, acks, lost, flags, refused }: Toll): string {
  const refusals = refused.length === 0 ? '0 refused' : `refused: ${[...new Set(refused)].join()}`;
  return `${lost} of ${acks} lost, ${flags} flags, ${refusals} in ${replaced} replacements`;
}

async function rollUnderLoad(rolls: number, mutant?: string): Promise<Toll> {
  const schema = await OwnSchema.make(DATABASE);
  const env = { DATABASE_URL: schema.urlThrough(), REDIS_URL: REDIS, LOG_LEVEL: 'error' };
  const cluster = await ServerCluster.start({ env, mutant, isQuiet: true });
  const players: Roamer[] = [];
  try {
    const crowd = await Crowd.gather(cluster.port, MATCHES);
    const played = crowd.matches.map(async (match) => {
      const [host, guest] = [new Roamer(cluster.origin), new Roamer(cluster.origin)];
      players.push(host, guest);
      await match.enter({ host, guest });
      return playCalmly(match);
    });
    await wait(LOAD_MS);
    for (let count = 0; count < rolls; count += 1) await rollOnce(cluster);
    const untilMs = performance.timeOrigin + performance.now();
    for (const player of players) player.close();
    const refused = (await Promise.all(played)).filter((code) => code !== null);
    const events = await readEvents(schema);
    return {
      replaced: rolls * cluster.servers.length,
      acks: crowd.acks,
      lost: crowd.countMissing(savedCommands(events)),
      flags: countFlags(events),
      refused,
      slowestMs: Math.max(...crowd.matches.map((match) => slowestOf(match, untilMs))),
    };
  } finally {
    for (const player of players) player.close();
    await cluster.close();
    await schema.drop();
  }
}

async function rollOnce(cluster: ServerCluster): Promise<void> {
  for (const server of cluster.servers) {
    await cluster.replace(server);
    await wait(LOAD_MS);
  }
}

/** Until the players go; what was refused. */
async function playCalmly(match: WireMatch): Promise<string | null> {
  while (!match.isOver) {
    const ack = await match.play();
    if (ack?.ok !== true) return ack?.code ?? null;
    await wait(PAUSE_MS);
  }
  return null;
}

/** The longest time without an ack; all of it, where none came. */
function slowestOf({ ackedMs, isOver }: WireMatch, untilMs: number): number {
  const times = isOver ? ackedMs : [...ackedMs, untilMs];
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  return ackedMs.length === 0 ? Infinity : Math.max(...gaps);
}
