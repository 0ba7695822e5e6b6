/** A player like a page: the client's own connection, which comes back by itself, and asks until it is answered. */
import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from '../../client/connection/connection.ts';
import { SocketLine } from '../../client/connection/socket-line.ts';
import { browserTimers } from '../../client/connection/timers.ts';
import type { WireCommand } from '../../shared/wire/client-message.ts';
import type { CommandAck, EnterAck, Refused } from '../../shared/wire/server-message.ts';
import type { MatchPlayer } from '../support/wire-match.ts';

const AGAIN_MS = 20;
/** What another process, or the same a moment later, answers otherwise. */
const PASSING: readonly string[] = ['closing', 'not-saved'];

export class Roamer implements MatchPlayer {
  readonly #connection: Connection;
  readonly #undo: () => void;
  #seat: { readonly match: string; readonly token: string } | null = null;
  #have = 0;
  /** On the line there is now. */
  #hasEntered = false;
  #isGone = false;

  constructor(origin: string) {
    this.#connection = new Connection(new SocketLine(origin), browserTimers);
    this.#undo = this.#connection.subscribe(() => (this.#hasEntered = false));
  }

  async enter(match: string, token = '', have = 0): Promise<EnterAck | Refused | null> {
    this.#seat = { match, token };
    this.#have = have;
    return this.#untilAnswered(() => this.#enter());
  }

  /** `null`: it was closed before. */
  async command(match: string, id: string, command: unknown): Promise<CommandAck | Refused | null> {
    // As a script has it, which is checked there.
    const message = { match, id, command: command as WireCommand };
    const ack = await this.#untilAnswered(async () => {
      if (!this.#hasEntered && (await this.#enter())?.ok !== true) return null;
      return this.#connection.ask('command', message);
    });
    if (ack?.ok === true) this.#have = ack.seq + 1;
    return ack;
  }

  close(): void {
    this.#isGone = true;
    this.#undo();
    this.#connection.close();
  }

  async #enter(): Promise<EnterAck | Refused | null> {
    if (this.#seat === null) throw new Error('Roamer: enter first');
    const ack = await this.#connection.ask('enter', { ...this.#seat, have: this.#have });
    if (ack?.ok !== true) return ack;
    this.#hasEntered = this.#connection.state === 'online';
    this.#have = ack.seq;
    return ack;
  }

  async #untilAnswered<T>(ask: () => Promise<T | Refused | null>): Promise<T | Refused | null> {
    while (!this.#isGone) {
      const ack = await ask();
      if (ack !== null && !isPassing(ack)) return ack;
      await wait(AGAIN_MS);
    }
    return null;
  }
}

function isPassing(ack: unknown): boolean {
  if (typeof ack !== 'object' || ack === null || !('code' in ack)) return false;
  return typeof ack.code === 'string' && PASSING.includes(ack.code);
}
