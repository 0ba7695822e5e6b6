/** Waits on the server for anyone who would play on the same terms, across every break of the line. */
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { SeekMessage } from '../../shared/wire/client-message.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import type { AnswerSeekAck, Paired } from '../../shared/wire/server-message.ts';
import type { Connection } from './connection.ts';
import type { RestFailure } from './rest.ts';
import type { Timers } from './timers.ts';

/**
 * `asking`: the server has not heard of the seek yet; `seeking`: it has; `lost`: the line is down, and
 * the seek with it until the line is back; `resting`: withdrawn for a moment while another match is
 * being taken; `refused`: the server will not have it; `paired`: someone was found.
 */
export type SeekState =
  | { readonly kind: 'asking' | 'seeking' | 'lost' | 'resting' }
  | { readonly kind: 'refused'; readonly code: WireRefusal }
  | { readonly kind: 'paired'; readonly paired: Pick<Paired, 'match' | 'seat'> };

export interface SeekSetting {
  readonly connection: Connection;
  readonly timers: Timers;
}

/** Refusals that only say “not now”. */
const PASSING: readonly WireRefusal[] = [
  'too-many',
  'busy',
  'closing',
  'not-saved',
  'hello-first',
  'already-paired',
];
const AGAIN_MS = 1000;
/** So long a first connection may take before it is called lost. */
const REACH_MS = 3000;

export class Seeker {
  readonly #setting: SeekSetting;
  readonly #message: SeekMessage;
  readonly #listeners = new Set<() => void>();
  readonly #undo: (() => void)[];
  #state: SeekState = { kind: 'asking' };
  /** Counts what was asked: only the latest answer is believed. */
  #asks = 0;
  #listed: string | null = null;

  constructor(setting: SeekSetting, message: SeekMessage) {
    this.#setting = setting;
    this.#message = message;
    const { connection, timers } = setting;
    this.#undo = [
      connection.subscribe(this.#onLine),
      connection.on('paired', (paired) => {
        if (paired.seek === message.id) this.#end({ kind: 'paired', paired });
      }),
      timers.after(REACH_MS, () => {
        if (connection.state !== 'online') this.#onLine();
      }),
    ];
    if (connection.state === 'online') void this.#ask();
  }

  get state(): SeekState {
    return this.#state;
  }

  /** Its latest id in the lobby; `null` until the server has said it. */
  get listed(): string | null {
    return this.#listed;
  }

  /** Called after every change of `state`. Returns its own undo. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Withdraws the seek while its owner takes another match, so that nobody is paired twice. */
  async rest(): Promise<void> {
    if (this.#isOver()) return;
    this.#asks += 1;
    this.#set({ kind: 'resting' });
    await this.#setting.connection.ask('unseek', {});
  }

  /** Seeks again, with the same id. */
  goOn(): void {
    if (this.#state.kind !== 'resting') return;
    this.#set({ kind: 'asking' });
    this.#onLine();
  }

  /** Withdraws the seek for good, unless it has found someone. */
  close(): void {
    const wasOver = this.#isOver();
    this.#end(this.#state);
    this.#listeners.clear();
    if (!wasOver) void this.#setting.connection.ask('unseek', {});
  }

  readonly #onLine = (): void => {
    if (this.#isOver() || this.#state.kind === 'resting') return;
    const { state } = this.#setting.connection;
    this.#asks += 1;
    if (state === 'online') void this.#ask();
    else if (state === 'outdated') this.#end({ kind: 'refused', code: 'wrong-protocol' });
    else this.#set({ kind: 'lost' });
  };

  async #ask(): Promise<void> {
    this.#asks += 1;
    const ask = this.#asks;
    const reply = await this.#setting.connection.ask('seek', this.#message);
    if (ask !== this.#asks || this.#isOver()) return;
    if (reply?.ok === true) {
      this.#listed = reply.listed;
      this.#set({ kind: 'seeking' });
    } else if (reply === null || PASSING.includes(reply.code)) this.#askLater(ask);
    else this.#end({ kind: 'refused', code: reply.code });
  }

  #askLater(ask: number): void {
    this.#setting.timers.after(AGAIN_MS, () => {
      if (ask === this.#asks && this.#setting.connection.state === 'online') void this.#ask();
    });
  }

  #isOver(): boolean {
    return this.#state.kind === 'paired' || this.#state.kind === 'refused';
  }

  #end(state: SeekState): void {
    this.#asks += 1;
    for (const undo of this.#undo) undo();
    this.#set(state);
  }

  #set(state: SeekState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Plays whoever waits under `seek`; the answer's seat is opened by `token`. Never rejects. */
export async function answerSeek(
  { connection, timers }: SeekSetting,
  message: { readonly seek: string; readonly name: string; readonly token: string },
): Promise<Result<AnswerSeekAck, RestFailure>> {
  if (!(await becomesOnline(connection, timers))) return failure('not-connected');
  // An answer lost on the way is asked for once more, with the same secret.
  const reply =
    (await connection.ask('answer-seek', message)) ??
    (await connection.ask('answer-seek', message));
  if (reply === null) return failure('not-connected');
  return reply.ok ? success(reply) : failure(reply.code);
}

function becomesOnline(connection: Connection, timers: Timers): Promise<boolean> {
  if (connection.state === 'online') return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (isOnline: boolean): void => {
      undo();
      stop();
      resolve(isOnline);
    };
    const undo = connection.subscribe(() => {
      if (connection.state === 'online') end(true);
    });
    const stop = timers.after(REACH_MS, () => {
      end(false);
    });
  });
}
