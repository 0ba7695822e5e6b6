/** Two processes over one PostgreSQL and Redis: killed, halted, parted and replaced in turn under load. */
import { setTimeout as wait } from 'node:timers/promises';
import { caught, type Fault, type Size } from './fault.ts';
import { Pair } from './pair.ts';
import { servicesLack } from './shared-services.ts';

const MATCHES = 60;
/** Longer than a lease. */
const PAST_LEASE_MS = 4500;
const LOAD_MS = 400;

type Blow = 'kill' | 'halt' | 'part' | 'replace';
const BLOWS: readonly Blow[] = ['kill', 'halt', 'part', 'replace'];
const ROUNDS: Readonly<Record<Size, number>> = { short: 4, long: 40 };

export const cluster: Fault = {
  name: 'cluster',
  lacks: servicesLack,
  run: async (size) => {
    const toll = await strike(ROUNDS[size], BLOWS);
    const mutant = await strike(3, ['kill'], 'ack-first-postgres');
    const under = `in ${toll.rounds} blows to one of two processes and ${toll.acks} acks`;
    return [
      finding('acknowledged plies lost among processes', toll.lost, under),
      finding(
        'events told that the log has otherwise: two winners of one number',
        toll.torn,
        under,
      ),
      finding('flags that fell because of it', toll.flags, under),
      {
        promise: 'from the blow to playing on at the other process',
        figure: '≤ 3 s',
        measured: `${Math.round(toll.slowestMs)} ms at most`,
        isKept: toll.slowestMs <= 3000,
      },
      caught(
        'ack before commit',
        `${mutant.lost} lost, ${mutant.torn} torn`,
        mutant.lost + mutant.torn > 0,
      ),
    ];
  },
};

interface Toll {
  readonly rounds: number;
  readonly acks: number;
  readonly lost: number;
  readonly torn: number;
  readonly flags: number;
  readonly slowestMs: number;
}

async function strike(rounds: number, blows: readonly Blow[], mutant?: string): Promise<Toll> {
  const pair = await Pair.start(mutant);
  try {
    await pair.gather(MATCHES);
    let slowestMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      const blow = blows[round % blows.length] ?? 'kill';
      await pair.play(LOAD_MS);
      const sinceMs = performance.now();
      const mended = hit(pair, blow);
      await pair.moveOver();
      slowestMs = Math.max(slowestMs, performance.now() - sinceMs);
      await Promise.all([pair.playAtOther(LOAD_MS), mended]);
      pair.swap();
    }
    return { rounds, acks: pair.acks, slowestMs, ...(await pair.reckon()) };
  } finally {
    await pair.close();
  }
}

/** Strikes the process at which everyone plays; resolves when it is whole again. */
async function hit(pair: Pair, blow: Blow): Promise<void> {
  switch (blow) {
    case 'kill':
      await pair.here.kill();
      return pair.here.startAgain();
    case 'replace':
      await pair.here.end();
      return pair.here.startAgain();
    case 'halt':
      process.kill(pair.here.pid, 'SIGSTOP');
      await wait(PAST_LEASE_MS);
      process.kill(pair.here.pid, 'SIGCONT');
      return pair.recovered();
    case 'part':
      pair.part();
      await wait(PAST_LEASE_MS);
      pair.mend();
      return pair.recovered();
  }
}

function finding(promise: string, count: number, under: string) {
  return { promise, figure: '0', measured: `${count} ${under}`, isKept: count === 0 };
}
