/** The process is killed at random moments under load: nothing that was acknowledged may be lost. */
import { setTimeout as wait } from 'node:timers/promises';
import { RunningServer, type ServerOptions } from '../support/running-server.ts';
import { caught, type Fault } from './fault.ts';
import { Chance } from './chance.ts';
import { Crowd } from './crowd.ts';

const MATCHES = 200;
const SEED = 1;
/** Between a start and the kill. */
const LEAST_MS = 50;
const MOST_MS = 1200;

interface Plan {
  readonly kills: number;
  readonly acks: number;
  /** The mutant is known by its first loss. */
  readonly isUntilLoss?: boolean;
}

interface Toll {
  readonly kills: number;
  readonly acks: number;
  readonly lost: number;
}

const PLANS: Readonly<Record<'short' | 'long', Plan>> = {
  short: { kills: 10, acks: 2000 },
  long: { kills: 100, acks: 100_000 },
};
const MUTANT_PLAN: Plan = { kills: 20, acks: 0, isUntilLoss: true };

export const kill: Fault = {
  name: 'kill',
  run: async (size) => {
    const plan = PLANS[size];
    const { kills, acks, lost } = await killOften({}, plan);
    const mutant = await killOften({ mutant: 'ack-first' }, MUTANT_PLAN);
    return [
      {
        promise: 'acknowledged plies lost over kill -9 under load',
        figure: `0 in ${plan.kills} kills and ${plan.acks} acks`,
        measured: `${lost} in ${kills} kills and ${acks} acks`,
        isKept: lost === 0 && kills >= plan.kills && acks >= plan.acks,
      },
      caught('ack before commit', `${mutant.lost} lost in ${mutant.kills} kills`, mutant.lost > 0),
    ];
  },
};

async function killOften(options: ServerOptions, plan: Plan): Promise<Toll> {
  const chance = new Chance(SEED);
  const server = await RunningServer.start(options);
  try {
    const crowd = await Crowd.gather(server.port, MATCHES);
    let [kills, lost] = [0, 0];
    while (kills < plan.kills || crowd.acks < plan.acks) {
      const behind = await crowd.connect(server.port);
      if (behind.length > 0) break;
      const played = crowd.playOn();
      await wait(chance.between(LEAST_MS, MOST_MS));
      await server.kill();
      await Promise.all([crowd.parted(), played]);
      kills += 1;
      if (plan.isUntilLoss === true) lost = await crowd.countLost(server.file);
      if (lost > 0) break;
      await server.startAgain();
    }
    return { kills, acks: crowd.acks, lost: await crowd.countLost(server.file) };
  } finally {
    await server.close();
  }
}
