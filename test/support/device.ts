/** What one person has in front of them: a screen that follows a match over a line that may be cut. */
import { apply } from '../../shared/match/apply.ts';
import type { Match } from '../../shared/match/match.ts';
import { decodeEvent, type WireEvent } from '../../shared/wire/event.ts';
import type { CommandAck, EventMessage, Refused } from '../../shared/wire/server-message.ts';
import { SocketClient } from './socket-client.ts';

export class Device {
  /** Everything known of the match, in its order. */
  readonly events: WireEvent[] = [];
  /** Of the clock that runs after the last event. */
  deadline: number | null = null;
  readonly #url: string;
  readonly #match: string;
  readonly #token: string | undefined;
  #line: SocketClient | null = null;

  constructor(url: string, match: string, token?: string) {
    this.#url = url;
    this.#match = match;
    this.#token = token;
  }

  /** The match as the screen shows it. */
  get match(): Match {
    let match: Match | null = null;
    for (const event of this.events) match = apply(match, decodeEvent(event), 0);
    if (match === null) throw new Error('nothing is on the screen yet');
    return match;
  }

  get isConnected(): boolean {
    return this.#line?.socket.connected ?? false;
  }

  /** Connects, on a new line where one is open already, and catches up. */
  async connect(): Promise<void> {
    const line = await SocketClient.connect(this.#url);
    this.#line = line;
    line.socket.on('event', (message: EventMessage) => {
      if (this.#line === line) this.#take(message);
    });
    await line.hello();
    await this.catchUp();
  }

  /** Asks for what is missing. */
  async catchUp(): Promise<void> {
    const ack = await this.#line?.enter(this.#match, this.#token, this.events.length);
    if (ack === undefined) return;
    const { from, events, deadline } = ack;
    events.forEach((event, index) => this.#take({ seq: from + index, event, deadline }));
  }

  /** Asks once; `null` where no answer came. */
  async command(command: unknown, id: string): Promise<CommandAck | Refused | null> {
    if (!this.isConnected) return null;
    try {
      const ack = await this.#line?.command(this.#match, command, id);
      if (ack?.ok === true) this.#take(ack);
      return ack ?? null;
    } catch {
      return null;
    }
  }

  cut(): void {
    if (this.isConnected) this.#line?.cut();
  }

  /** Applies the next event, ignores older ones; a gap is left for catching up. */
  #take({ seq, event, deadline }: Pick<EventMessage, 'seq' | 'event' | 'deadline'>): void {
    if (seq !== this.events.length) return;
    this.events.push(event);
    this.deadline = deadline;
  }
}
