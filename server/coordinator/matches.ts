/** All matches of this process: makes, opens and closes coordinators, and keeps their time. */
import type { MatchEvent } from '../../shared/match/event.ts';
import {
  type MatchStore,
  SECRET_ROLES,
  type SecretRole,
  StoreError,
  type StoredMatch,
} from '../store/match-store.ts';
import { Alarms } from './alarms.ts';
import { AvailabilityClock } from './availability-clock.ts';
import { commitOfNew, entryOf } from './commit.ts';
import { Directory } from './directory.ts';
import type {
  Committed,
  Created,
  MatchDoor,
  MatchesDoor,
  NewComputerMatch,
  NewMatch,
} from './door.ts';
import { RETURN_MS } from './downtime.ts';
import { MatchCoordinator } from './match-coordinator.ts';
import { Pulse } from './pulse.ts';
import type { Surroundings } from './surroundings.ts';
import { SYSTEM_TIME, type Time } from './time.ts';

export interface MatchesOptions {
  readonly store: MatchStore;
  /** Fresh ids, of matches and of this run: unguessable, of URL-safe characters. */
  readonly newId: () => string;
  readonly time?: Time;
  /** Told of what someone who runs the server should know. */
  readonly report?: (trouble: string, error: unknown) => void;
}

/** A shorter stall is absorbed; after a longer one running clocks are shifted, visibly. */
const VISIBLE_STALL_MS = 1000;
/** Heartbeats are a second apart; an older one means that the store is late. */
const READY_MS = 2500;
/** Matches loaded at once on starting. */
const LOADED_AT_ONCE = 100;

export class Matches implements MatchesDoor {
  readonly #store: MatchStore;
  readonly #clock: AvailabilityClock;
  readonly #alarms: Alarms;
  readonly #pulse: Pulse;
  readonly #directory: Directory<MatchCoordinator>;
  readonly #listeners = new Set<(committed: Committed) => void>();
  readonly #openListeners = new Set<(door: MatchDoor) => void>();
  readonly #stallListeners = new Set<(stalledMs: number) => void>();
  readonly #around: Surroundings;
  /** Stalls that the listeners have not been told of yet. */
  #untoldMs = 0;
  #isClosing = false;

  constructor({ store, newId, time = SYSTEM_TIME, report = () => {} }: MatchesOptions) {
    const boot = newId();
    this.#store = store;
    this.#clock = new AvailabilityClock(time);
    this.#alarms = new Alarms(this.#clock, time, (match) => this.#wake(match));
    this.#directory = new Directory((match) => this.#load(match));
    this.#pulse = new Pulse(this.#clock, time, store, boot, {
      onLost: (lostMs, wasFrozen, aliveMs) => this.#onLost(lostMs, wasFrozen, aliveMs),
      onSecond: () => {
        this.#tellStalls();
        this.#alarms.checkCalendar();
      },
      report,
    });
    this.#around = {
      store,
      boot,
      newId,
      report,
      now: () => this.now(),
      wallMs: () => time.wallMs(),
      isClosing: () => this.#isClosing,
      tell: (committed) => this.#tell(this.#listeners, committed),
      storeFailed: (error) => this.#pulse.storeFailed(error),
      takeUp: (match) => this.#wake(match),
      schedule: (match, wake) => {
        this.#alarms.set(match, wake);
        this.#directory.keep(match);
      },
    };
  }

  /** Nothing can be saved at the moment, and no clock runs. */
  get isFrozen(): boolean {
    return this.#clock.isFrozen;
  }

  /** Whether commands can be saved: the store took a heartbeat a moment ago. */
  get isReady(): boolean {
    return !this.isFrozen && !this.#isClosing && this.#pulse.sinceDurableMs <= READY_MS;
  }

  now(): number {
    return this.#clock.now();
  }

  /** Begins: takes up every match that is not over. Rejects where the store fails. */
  async resume(): Promise<void> {
    await this.#pulse.start();
    const matches = await this.#store.listUnfinished();
    for (let from = 0; from < matches.length; from += LOADED_AT_ONCE)
      await Promise.all(
        matches.slice(from, from + LOADED_AT_ONCE).map((match) => this.#resumeOne(match)),
      );
  }

  /** Ends: takes no more commands, decides those it has taken, and closes the store. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#alarms.stop();
    const coordinators = await this.#directory.settled();
    await Promise.all(coordinators.map((coordinator) => coordinator.drained()));
    try {
      await this.#pulse.stop();
    } catch (error) {
      this.#around.report('no last heartbeat; clocks will go on from the one before', error);
    }
    await this.#store.close();
  }

  create({ setup, hostHash, inviteHash }: NewMatch): Promise<Created> {
    return this.#create([{ kind: 'created', setup, rematchOf: null }], {
      host: hostHash,
      invite: inviteHash,
    });
  }

  createAgainstComputer({ setup, guestName, personHash }: NewComputerMatch): Promise<Created> {
    const events: readonly MatchEvent[] = [
      { kind: 'created', setup, rematchOf: null },
      { kind: 'joined', guestName },
    ];
    const person = setup.computer?.seat === 'host' ? 'guest' : 'host';
    return this.#create(events, { [person]: personHash });
  }

  /** `hashes` are the secrets', by what they open. */
  async #create(
    events: readonly MatchEvent[],
    hashes: Readonly<Partial<Record<SecretRole, string>>>,
  ): Promise<Created> {
    if (this.#isClosing) return { ok: false, refusal: 'closing' };
    const { boot, newId, wallMs } = this.#around;
    const id = newId();
    const stamp = { boot, availabilityMs: this.now(), wallMs: wallMs() };
    const entries = events.map((event, seq) => entryOf(id, seq, event, stamp));
    const secrets = SECRET_ROLES.flatMap((role) => {
      const hash = hashes[role];
      return hash === undefined ? [] : [{ match: id, role, hash }];
    });
    try {
      const appended = await this.#store.append(commitOfNew(entries, secrets));
      if (!appended.ok) return { ok: false, refusal: 'not-saved' };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#pulse.storeFailed(error);
      // It may have been saved all the same: then it is taken up as soon as that can be seen.
      this.#alarms.set(id, { by: 'calendar', atMs: wallMs() });
      return { ok: false, refusal: 'not-saved' };
    }
    const { match } = await this.#enter(id, { entries, secrets });
    for (const { seq, event } of entries)
      this.#around.tell({ match: id, seq, event, state: match });
    return { ok: true, id };
  }

  open(match: string): Promise<MatchCoordinator | null> {
    return this.#directory.open(match);
  }

  subscribe(listener: (committed: Committed) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  subscribeOpened(listener: (door: MatchDoor) => void): () => void {
    this.#openListeners.add(listener);
    return () => this.#openListeners.delete(listener);
  }

  subscribeStalls(listener: (stalledMs: number) => void): () => void {
    this.#stallListeners.add(listener);
    return () => this.#stallListeners.delete(listener);
  }

  async #load(match: string): Promise<MatchCoordinator | null> {
    const stored = await this.#store.load(match);
    return stored === null ? null : this.#enter(match, stored);
  }

  async #enter(match: string, stored: StoredMatch): Promise<MatchCoordinator> {
    const coordinator = new MatchCoordinator(match, stored, this.#around);
    this.#directory.enter(coordinator);
    await coordinator.start();
    this.#tell(this.#openListeners, coordinator);
    return coordinator;
  }

  /** A damaged match is reported and stands in nobody else's way. */
  async #resumeOne(match: string): Promise<void> {
    try {
      await this.open(match);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      this.#around.report(`match ${match} cannot be taken up`, error);
    }
  }

  #wake(match: string): void {
    const found = this.#directory.find(match);
    if (found !== undefined) {
      found.wake();
      return;
    }
    this.open(match).then(
      (coordinator) => coordinator?.wake(),
      (error: unknown) => {
        // A damaged log stays damaged; a store may work again.
        const isPassing = error instanceof StoreError;
        const what = isPassing ? 'cannot be woken; it is tried again' : 'cannot be woken';
        this.#around.report(`match ${match} ${what}`, error);
        if (isPassing) this.#alarms.set(match, { by: 'calendar', atMs: this.#around.wallMs() });
      },
    );
  }

  #onLost(lostMs: number, wasFrozen: boolean, aliveMs: number): void {
    // In an outage commands were refused, and it takes a while until they are asked again.
    const leastMs = wasFrozen ? RETURN_MS : 0;
    if (wasFrozen || lostMs >= VISIBLE_STALL_MS)
      for (const coordinator of this.#directory.busy()) coordinator.recover(aliveMs, leastMs);
    this.#alarms.arm();
    this.#untoldMs += lostMs;
    if (wasFrozen || lostMs >= VISIBLE_STALL_MS) this.#tellStalls();
  }

  /** Small ones together, once a second: a loaded machine has one after another. */
  #tellStalls(): void {
    if (this.#untoldMs === 0) return;
    const stalledMs = this.#untoldMs;
    this.#untoldMs = 0;
    this.#tell(this.#stallListeners, stalledMs);
  }

  #tell<T>(listeners: ReadonlySet<(news: T) => void>, news: T): void {
    for (const listener of listeners) {
      try {
        listener(news);
      } catch (error) {
        this.#around.report('a listener failed', error);
      }
    }
  }
}
