/** A player's line is cut after any number of bytes, either way: what is shown afterwards is what is in the log. */
import { isDeepStrictEqual } from 'node:util';
import type { WireEvent } from '../../shared/wire/event.ts';
import { type Finding, quantile } from '../support/promise-table.ts';
import { RunningServer } from '../support/running-server.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { type ScriptedPly, WireMatch, writeScript } from '../support/wire-match.ts';
import { isEvent, WirePlayer } from '../support/wire-player.ts';
import { Chance } from './chance.ts';
import { caught, type Fault } from './fault.ts';

const SEED = 6;
const CUTS_A_MATCH = 50;
const PROMISED_MS = 150;
/** On a machine that does much else a fault is found by a wide margin. */
const BUSY_MS = 1500;
/** A ply's message has below 200 bytes, a handshake some hundred more. */
const MOST_BYTES = { answer: 1500, request: 600 };

interface Toll {
  readonly cuts: number;
  /** Matches in which the screen and the log differ. */
  readonly differing: number;
  /** Of each return, from its new connection to the state. */
  readonly tookMs: readonly number[];
}

export const resync: Fault = {
  name: 'resync',
  run: async (size) => {
    const [wanted, mostMs] = size === 'short' ? [50, BUSY_MS] : [5000, PROMISED_MS];
    const toll = await cutOften(wanted);
    const mutant = await cutOften(5, 'skip-one');
    return [
      ...findingsOf(toll, wanted, mostMs),
      caught('an event is left out', `${mutant.differing} differing`, mutant.differing > 0),
    ];
  },
};

function findingsOf(
  { cuts, differing, tookMs }: Toll,
  wanted: number,
  mostMs: number,
): readonly Finding[] {
  const [median, p99] = [quantile(tookMs, 0.5), quantile(tookMs, 0.99)];
  return [
    {
      promise: 'screens that differ from the log after cuts at any byte, either way',
      figure: `0 in ${wanted} cuts`,
      measured: `${differing} in ${cuts} cuts`,
      isKept: differing === 0 && cuts >= wanted,
    },
    {
      promise: 'from the new connection to the applied state',
      figure: `p99 at most ${mostMs} ms`,
      measured: `p99 ${p99.toFixed(1)} ms, median ${median.toFixed(1)} ms`,
      isKept: p99 <= mostMs,
    },
  ];
}

async function cutOften(wanted: number, mutant?: string): Promise<Toll> {
  const server = await RunningServer.start({ mutant });
  const proxy = await TcpProxy.start(server.port);
  const script = writeScript(40 * CUTS_A_MATCH);
  const tookMs: number[] = [];
  let [cuts, differing] = [0, 0];
  try {
    for (let seed = SEED; cuts < wanted; seed += 1) {
      const match = await WireMatch.make(server.port, script);
      const player = new CutPlayer(match, proxy, new Chance(seed));
      const seen = await playThrough(
        player,
        match,
        script,
        Math.min(wanted, CUTS_A_MATCH),
        server.port,
      );
      const log = await eventsOf(match, server.port);
      if (!isDeepStrictEqual(seen, log)) differing += 1;
      tookMs.push(...player.tookMs);
      cuts += player.tookMs.length;
    }
    return { cuts, differing, tookMs };
  } finally {
    await proxy.close();
    await server.close();
  }
}

/** Both seats play, the guest over the line that is cut; what the guest saw. */
async function playThrough(
  player: CutPlayer,
  match: WireMatch,
  script: readonly ScriptedPly[],
  cuts: number,
  port: number,
): Promise<readonly WireEvent[]> {
  const host = await WirePlayer.connect(port);
  await host.enter(match.id, match.tokens.host);
  await player.comeBack();
  for (const [place, { seat, command }] of script.entries()) {
    if (player.tookMs.length >= cuts) break;
    if (seat === 'host') await host.command(match.id, WireMatch.commandId(place), command);
    else await player.command(WireMatch.commandId(place), command);
  }
  await player.comeBack();
  host.cut();
  return player.events;
}

async function eventsOf(match: WireMatch, port: number): Promise<readonly WireEvent[]> {
  const reader = await WirePlayer.connect(port);
  const ack = await reader.enter(match.id);
  reader.cut();
  if (ack?.ok !== true) throw new Error('resync: the log cannot be read');
  return ack.events;
}

/** The guest, who comes back whenever the line goes, and asks again for what was not answered. */
class CutPlayer {
  readonly events: WireEvent[] = [];
  readonly tookMs: number[] = [];
  readonly #match: WireMatch;
  readonly #proxy: TcpProxy;
  readonly #chance: Chance;
  #line: WirePlayer | null = null;

  constructor(match: WireMatch, proxy: TcpProxy, chance: Chance) {
    this.#match = match;
    this.#proxy = proxy;
    this.#chance = chance;
  }

  async command(id: string, command: ScriptedPly['command']): Promise<void> {
    for (;;) {
      const ack = (await this.#line?.command(this.#match.id, id, command)) ?? null;
      if (ack?.ok === true) {
        this.#note(ack.seq, ack.event);
        return;
      }
      if (ack !== null) throw new Error(`resync: ${ack.code}`);
      await this.comeBack();
    }
  }

  /** On a new line, however often that one is cut before there is an answer. */
  async comeBack(): Promise<void> {
    this.#line?.cut();
    for (let isBack = false; !isBack; isBack = await this.#tryAgain()) this.#planCut();
  }

  async #tryAgain(): Promise<boolean> {
    const sinceMs = performance.now();
    try {
      const line = await WirePlayer.connect(this.#proxy.port, (name, message) => {
        if (this.#line === line && isEvent(name, message)) this.#note(message.seq, message.event);
      });
      this.#line = line;
      const ack = await line.enter(this.#match.id, this.#match.tokens.guest, this.events.length);
      if (ack?.ok !== true) return false;
      for (const [index, event] of ack.events.entries()) this.#note(ack.from + index, event);
      this.tookMs.push(performance.now() - sinceMs);
      return true;
    } catch {
      // Cut before it stood.
      return false;
    }
  }

  #planCut(): void {
    const way = this.#chance.of(['answer', 'request'] as const);
    this.#proxy.cutAfter(way, this.#chance.between(0, MOST_BYTES[way]));
  }

  #note(seq: number, event: WireEvent): void {
    this.events[seq] ??= event;
  }
}
