/** The page's one connection: greets the server, keeps its time, and knows whether it can be reached. */
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import type { AskName, Asks, Line, LineEvents, Reply } from './line.ts';
import { ServerClock } from './server-clock.ts';
import type { Timers } from './timers.ts';

/** An ack that stays out longer is asked for again (CLIENT.md). */
export const ACK_TIMEOUT_MS = 2500;
const GREET_AGAIN_MS = 1000;
/** Right after greeting the time is asked for often, later now and then against drift. */
const FIRST_PINGS = 4;
const FIRST_PING_GAP_MS = 250;
const PING_GAP_MS = 15_000;

/**
 * `connecting`: not tried to the end yet; `outdated`: the server speaks a newer language than this page,
 * and only loading the page again helps; `closing`: the server said it would go for a moment.
 */
export type LineState = 'connecting' | 'online' | 'offline' | 'closing' | 'outdated';

export class Connection {
  readonly #line: Line;
  readonly #timers: Timers;
  readonly #clock = new ServerClock();
  readonly #listeners = new Set<() => void>();
  readonly #wakeListeners = new Set<() => void>();
  readonly #undo: (() => void)[];
  #state: LineState = 'connecting';
  #stopPings: () => void = () => {};
  /** Counts the line's ups and downs: what was asked on an older line is not believed any more. */
  #lineNumber = 0;

  constructor(line: Line, timers: Timers) {
    this.#line = line;
    this.#timers = timers;
    this.#undo = [
      line.on('up', () => void this.#greet()),
      line.on('down', () => {
        this.#lineNumber += 1;
        this.#stopPings();
        if (this.#state === 'online') this.#setState('offline');
      }),
      line.on('unreachable', () => {
        if (this.#state === 'connecting') this.#setState('offline');
      }),
      line.on('closing', () => {
        this.#setState('closing');
      }),
      line.on('time', ({ now }) => {
        this.#clock.setNow(timers.now(), now);
        this.#startPings();
      }),
    ];
    line.open();
  }

  get state(): LineState {
    return this.#state;
  }

  /** The server's time as well as it is known. */
  serverNow(): number {
    return this.#clock.at(this.#timers.now());
  }

  /** Asks once; `null` where no answer came in time or the server cannot be reached. Never rejects. */
  async ask<N extends AskName>(
    name: N,
    message: Asks[N]['message'],
    timeoutMs = ACK_TIMEOUT_MS,
  ): Promise<Reply<N>> {
    return this.#state === 'online' ? this.#line.ask(name, message, timeoutMs) : null;
  }

  /** What the server tells by itself. Returns its own undo. */
  on<E extends keyof LineEvents>(event: E, listener: LineEvents[E]): () => void {
    return this.#line.on(event, listener);
  }

  /** Called after every change of `state`. Returns its own undo. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The page is seen again and may have slept: asks for the time anew and tells `onWake`. */
  wake(): void {
    if (this.#state === 'online') this.#startPings();
    for (const listener of [...this.#wakeListeners]) listener();
  }

  /** Called when what is shown may be old though the line never went down. Returns its own undo. */
  onWake(listener: () => void): () => void {
    this.#wakeListeners.add(listener);
    return () => this.#wakeListeners.delete(listener);
  }

  /** Lets the line go and opens a new one: for a line that looks open but answers nothing. */
  restart(): void {
    this.suspend();
    this.resume();
  }

  /** Lets the line go while the page is out of sight for good or kept for going back. */
  suspend(): void {
    this.#line.close();
    if (this.#state === 'online' || this.#state === 'closing') this.#setState('offline');
  }

  resume(): void {
    if (this.#state !== 'outdated') this.#line.open();
  }

  close(): void {
    this.#stopPings();
    for (const undo of this.#undo) undo();
    this.#listeners.clear();
    this.#wakeListeners.clear();
    this.#line.close();
  }

  async #greet(): Promise<void> {
    this.#lineNumber += 1;
    const number = this.#lineNumber;
    const sent = this.#timers.now();
    const ack = await this.#line.ask('hello', { protocol: PROTOCOL }, ACK_TIMEOUT_MS);
    if (number !== this.#lineNumber) return;
    if (ack?.ok !== true) {
      this.#stayOut(ack?.code ?? null);
      return;
    }
    this.#clock.forget();
    this.#clock.addSample(sent, this.#timers.now(), ack.now);
    this.#startPings();
    this.#setState('online');
  }

  /** `code`: why the greeting was refused; `null`: nobody answered it. */
  #stayOut(code: WireRefusal | null): void {
    if (code === 'wrong-protocol') {
      this.#line.close();
      this.#setState('outdated');
      return;
    }
    if (code === null) this.restart();
    else this.#greetLater();
  }

  /** A server that answers but lets nobody in is not to be asked without a pause. */
  #greetLater(): void {
    const number = this.#lineNumber;
    this.#timers.after(GREET_AGAIN_MS, () => {
      if (number === this.#lineNumber) void this.#greet();
    });
  }

  #startPings(): void {
    this.#stopPings();
    let pings = 0;
    const next = (): void => {
      const gap = pings < FIRST_PINGS ? FIRST_PING_GAP_MS : PING_GAP_MS;
      pings += 1;
      this.#stopPings = this.#timers.after(gap, () => {
        void this.#ping();
        next();
      });
    };
    next();
  }

  async #ping(): Promise<void> {
    const number = this.#lineNumber;
    const sent = this.#timers.now();
    const ack = await this.#line.ask('time', {}, ACK_TIMEOUT_MS);
    if (ack?.ok === true && number === this.#lineNumber)
      this.#clock.addSample(sent, this.#timers.now(), ack.now);
  }

  #setState(state: LineState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
