/** A crowd watches one match in which plies come as fast as acks: everyone learns all of it, the players first. */
import { setTimeout as wait } from 'node:timers/promises';
import { makeByParts } from '../support/by-parts.ts';
import { quantile } from '../support/promise-table.ts';
import { RunningServer } from '../support/running-server.ts';
import { caught, type Trial } from '../support/trial.ts';
import { WireMatch, writeScript } from '../support/wire-match.ts';
import { isEvent, type Listener, WirePlayer } from '../support/wire-player.ts';
import { Watcher } from './watcher.ts';

/** In one go. */
const PLIES = 30;
const CONNECTING_AT_ONCE = 50;
const LOOK_MS = 20;

interface Plan {
  readonly spectators: number;
  /** So long after the last ack everyone has heard of it. */
  readonly withinMs: number;
}

interface Toll {
  readonly converged: number;
  /**
   * Plies that most spectators heard of before the other player did. One process reads for all of
   * them, and not always in the order of the server's writing.
   */
  readonly before: number;
  /** From the last ack until everyone knew. */
  readonly afterMs: number;
  readonly ackP99Ms: number;
}

const PLANS: Readonly<Record<'short' | 'long', Plan>> = {
  short: { spectators: 300, withinMs: 10_000 },
  long: { spectators: 5000, withinMs: 10_000 },
};
const MUTANT_PLAN: Plan = { spectators: 60, withinMs: 1000 };

export const spectators: Trial = {
  name: 'spectators',
  run: async (size) => {
    const plan = PLANS[size];
    const toll = await measure(plan);
    const [lost, late] = await Promise.all([
      measure(MUTANT_PLAN, 'load/forgets-some'),
      measure(MUTANT_PLAN, 'load/players-last'),
    ]);
    return [
      {
        promise: `${plan.spectators} spectators of one match, after ${PLIES} plies in one go`,
        figure: `all know all within ${plan.withinMs / 1000} s, players first`,
        measured: describe(toll),
        isKept: toll.converged === plan.spectators && toll.before === 0,
      },
      caught('some are in no room', describe(lost), lost.converged < MUTANT_PLAN.spectators),
      caught('players are told last', describe(late), late.before > 0),
    ];
  },
};

function describe({ converged, before, afterMs, ackP99Ms }: Toll): string {
  const after = `${Math.round(afterMs)} ms after the last ack`;
  return `${converged} know all ${after}, ${before} plies at most of them before the player, ack p99 ${Math.round(ackP99Ms)} ms`;
}

async function measure(plan: Plan, mutant?: string): Promise<Toll> {
  const server = await RunningServer.start({ mutant });
  try {
    return await watch(server.port, plan);
  } finally {
    await server.close();
  }
}

async function watch(port: number, { spectators: count, withinMs }: Plan): Promise<Toll> {
  const heard = new Set<number>();
  const early = new Map<number, number>();
  const match = await enterMatch(port, (name, message) => {
    if (isEvent(name, message)) heard.add(message.seq);
  });
  const watchers = await makeByParts(count, CONNECTING_AT_ONCE, () =>
    Watcher.enter(port, match.id, (seq) => {
      if (!heard.has(seq)) early.set(seq, (early.get(seq) ?? 0) + 1);
    }),
  );
  const acksMs = await playAll(match);
  const sinceMs = performance.now();
  const know = (): number => watchers.filter(({ have }) => have === match.have).length;
  while (know() < count && performance.now() - sinceMs < withinMs) await wait(LOOK_MS);
  const afterMs = performance.now() - sinceMs;
  const before = [...early.values()].filter((some) => some > count / 2).length;
  return { converged: know(), before, afterMs, ackP99Ms: quantile(acksMs, 0.99) };
}

/** Both seats are there, each over a line of its own. */
async function enterMatch(port: number, listener: Listener): Promise<WireMatch> {
  const match = await WireMatch.make(port, writeScript(PLIES));
  const [host, guest] = await Promise.all([
    WirePlayer.connect(port, listener),
    WirePlayer.connect(port, listener),
  ]);
  await match.enter({ host, guest });
  return match;
}

/** How long each ack took. */
async function playAll(match: WireMatch): Promise<readonly number[]> {
  const acksMs: number[] = [];
  while (!match.isOver) {
    const sentMs = performance.now();
    const ack = await match.play();
    if (ack?.ok !== true) throw new Error(`a ply was refused: ${ack?.code ?? 'no answer'}`);
    acksMs.push(performance.now() - sentMs);
  }
  return acksMs;
}
