/** A store that fails on demand: refuses, saves without saying so, waits, or lets another win the number. */
import {
  type AppendResult,
  type Commit,
  type EndedQuery,
  type HeadCursor,
  type Heartbeat,
  type HeadQuery,
  type LogEntry,
  type MatchHead,
  type MatchStore,
  StoreError,
  type StoredMatch,
  type StoredReview,
} from '../../server/store/match-store.ts';
import { settle } from './fake-time.ts';

/**
 * What becomes of one append: `fail`: nothing is saved; `lose`: saved, but the answer is an error;
 * `conflict`: nothing is saved, and the number is said to be taken.
 */
export type Fault = 'fail' | 'lose' | 'conflict';

export class FaultyStore implements MatchStore {
  readonly #store: MatchStore;
  readonly #faults: (Fault | null)[] = [];
  #isBroken = false;
  #isClosed = false;
  #isDead = false;
  #waiting: (() => void)[] | null = null;
  /** Under way, the slow way there and back included. */
  #asked = 0;
  #slowness: () => number = () => 0;

  constructor(store: MatchStore) {
    this.#store = store;
  }

  get lost(): Promise<string> {
    return this.#store.lost;
  }

  get leases(): MatchStore['leases'] {
    return this.#store.leases;
  }

  get pairings(): MatchStore['pairings'] {
    return this.#store.pairings;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Something is under way, and not because a test holds it. */
  get isBusy(): boolean {
    return this.#asked > 0;
  }

  /** Each thing asked takes so many turns of the event loop to the store, and back. */
  slow(turns: () => number): void {
    this.#slowness = turns;
  }

  /** What becomes of the next appends, one after another; `null`: nothing unusual. */
  plan(...faults: readonly (Fault | null)[]): void {
    this.#faults.push(...faults);
  }

  /** Everything fails until `mend`. */
  breakDown(): void {
    this.#isBroken = true;
  }

  /** Works, and goes on working: no fault is planned any more. */
  mend(): void {
    this.#isBroken = false;
    this.#faults.length = 0;
  }

  /** Everything asked waits until `release`. */
  hold(): void {
    this.#waiting ??= [];
  }

  release(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const go of waiting) go();
  }

  /** The process that asked is gone: nothing it asked or asks is done or answered any more. */
  die(): void {
    this.#isDead = true;
  }

  async append(commit: Commit): Promise<AppendResult> {
    const fault = this.#faults.shift();
    return this.#through(async () => {
      if (fault === 'fail') throw new StoreError('planned to fail');
      if (fault === 'conflict') return { ok: false, conflict: 'seq' };
      const appended = await this.#store.append(commit);
      if (fault === 'lose') throw new StoreError('planned to lose the answer');
      return appended;
    });
  }

  load(match: string, from?: number): Promise<StoredMatch | null> {
    return this.#through(() => this.#store.load(match, from));
  }

  findCommand(match: string, commandId: string): Promise<LogEntry | null> {
    return this.#through(() => this.#store.findCommand(match, commandId));
  }

  findHead(match: string): Promise<MatchHead | null> {
    return this.#through(() => this.#store.findHead(match));
  }

  listHeads(query: HeadQuery): Promise<readonly MatchHead[]> {
    return this.#through(() => this.#store.listHeads(query));
  }

  listUnfinished(): Promise<readonly string[]> {
    return this.#through(() => this.#store.listUnfinished());
  }

  listEnded(query: EndedQuery): Promise<readonly HeadCursor[]> {
    return this.#through(() => this.#store.listEnded(query));
  }

  forget(matches: readonly string[]): Promise<void> {
    return this.#through(() => this.#store.forget(matches));
  }

  saveReview(review: StoredReview): Promise<void> {
    return this.#through(() => this.#store.saveReview(review));
  }

  findReview(match: string): Promise<StoredReview | null> {
    return this.#through(() => this.#store.findReview(match));
  }

  beat(heartbeat: Heartbeat): Promise<void> {
    return this.#through(() => this.#store.beat(heartbeat));
  }

  findHeartbeat(boot: string): Promise<Heartbeat | null> {
    return this.#through(() => this.#store.findHeartbeat(boot));
  }

  /** The store behind it stays open: it outlives the process that used it. */
  close(): Promise<void> {
    return this.#through(() => {
      this.#isClosed = true;
      return Promise.resolve();
    });
  }

  async #through<T>(ask: () => Promise<T>): Promise<T> {
    await new Promise<void>((go) => {
      if (this.#waiting === null) go();
      else this.#waiting.push(go);
    });
    await this.#untilAlive();
    if (this.#isBroken) throw new StoreError('broken down');
    if (this.#isClosed) throw new StoreError('the store is closed');
    const answer = await this.#travel(ask);
    await this.#untilAlive();
    return answer;
  }

  async #travel<T>(ask: () => Promise<T>): Promise<T> {
    this.#asked += 1;
    try {
      await this.#pass();
      const answer = await ask();
      await this.#pass();
      return answer;
    } finally {
      this.#asked -= 1;
    }
  }

  async #pass(): Promise<void> {
    for (let left = this.#slowness(); left > 0; left -= 1) await settle();
  }

  /** Never, for a process that is gone. */
  #untilAlive(): Promise<void> {
    return this.#isDead ? new Promise(() => {}) : Promise.resolve();
  }
}
