/** The other seat of a measured match: a connection without a page, and the times it saw. */
import { setTimeout as rest } from 'node:timers/promises';
import type { BoardName } from '../../shared/match/seat.ts';
import { isEvent, WirePlayer } from '../support/wire-player.ts';
import type { BenchMatch } from './client-match.ts';

const PATIENCE_MS = 10_000;

/** The wall clock, finer than `Date.now()`. */
export function wallMs(): number {
  return performance.timeOrigin + performance.now();
}

export class BareRival {
  readonly #match: string;
  readonly #player: WirePlayer;
  /** When each event of the match was heard, by its number. */
  readonly #heardMs: Map<number, number>;
  /** How long the server took from a ply of ours to telling somebody else, there and back. */
  readonly tripMs: number[] = [];
  #commands = 0;

  private constructor(match: string, player: WirePlayer, heardMs: Map<number, number>) {
    this.#match = match;
    this.#player = player;
    this.#heardMs = heardMs;
  }

  /** Enters as the guest; a spectator beside it hears what the guest does. */
  static async enter(origin: string, { id, guestToken }: BenchMatch): Promise<BareRival> {
    const port = Number(new URL(origin).port);
    const heardMs = new Map<number, number>();
    const spectator = await WirePlayer.connect(port, (name, message) => {
      if (isEvent(name, message)) heardMs.set(message.seq, wallMs());
    });
    await spectator.enter(id);
    const player = await WirePlayer.connect(port);
    await player.enter(id, guestToken);
    return new BareRival(id, player, heardMs);
  }

  /** Plays, and answers when it was sent. */
  async play(board: BoardName, ply: number, action: string): Promise<number> {
    const sentMs = wallMs();
    this.#commands += 1;
    const command = { kind: 'ply', board, ply, action };
    const ack = await this.#player.command(this.#match, `b${this.#commands}`, command);
    if (ack?.ok !== true) throw new Error(`${board} ${action}: ${JSON.stringify(ack)}`);
    this.tripMs.push((await this.heard(ack.seq)) - sentMs);
    return sentMs;
  }

  /** When the event of that number came. */
  async heard(seq: number): Promise<number> {
    const end = wallMs() + PATIENCE_MS;
    while (wallMs() < end) {
      const ms = this.#heardMs.get(seq);
      if (ms !== undefined) return ms;
      await rest(1);
    }
    throw new Error(`event ${seq} was not heard`);
  }

  /** The number of the last event so far. */
  get lastSeq(): number {
    return Math.max(-1, ...this.#heardMs.keys());
  }

  leave(): void {
    this.#player.cut();
  }
}
