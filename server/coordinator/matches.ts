/** All matches of this process: makes, opens and closes coordinators, and keeps their time. */
import { Others, type OthersSetting } from '../cluster/others.ts';
import { UNOBSERVED } from '../operations/observer.ts';
import { type MatchStore, StoreError, type StoredMatch } from '../store/match-store.ts';
import { Alarms } from './alarms.ts';
import { AvailabilityClock } from './availability-clock.ts';
import { commitOfNew } from './commit.ts';
import { Directory } from './directory.ts';
import type {
  Committed,
  Created,
  MatchDoor,
  MatchesDoor,
  NewComputerMatch,
  NewMatch,
  NewPairedMatch,
  SeatMove,
} from './door.ts';
import {
  appendNew,
  foundAgainstComputer,
  foundForTwo,
  type Founding,
  foundOpen,
  writtenAs,
} from './founding.ts';
import { Hearers } from './hearers.ts';
import { MatchCoordinator } from './match-coordinator.ts';
import type { MatchesOptions } from './matches-options.ts';
import { openAll } from './open-all.ts';
import { Pulse } from './pulse.ts';
import { Resting } from './resting.ts';
import { Stalls } from './stalls.ts';
import type { Surroundings } from './surroundings.ts';
import { SYSTEM_TIME, type Time } from './time.ts';

/** A heartbeat is begun each second: a commit like any other, which has to be saved by then. */
const READY_MS = 2000;

export class Matches implements MatchesDoor {
  readonly #store: MatchStore;
  readonly #clock: AvailabilityClock;
  readonly #alarms: Alarms;
  readonly #pulse: Pulse;
  readonly #directory: Directory<MatchCoordinator>;
  readonly #resting: Resting;
  readonly #stalls: Stalls;
  readonly #hearers: Hearers;
  /** `null`: no other process shares the store. */
  readonly #others: Others | null;
  readonly #around: Surroundings;
  #isClosing = false;

  constructor({
    store,
    newId,
    news = null,
    time = SYSTEM_TIME,
    report = () => {},
    observer = UNOBSERVED,
  }: MatchesOptions) {
    const boot = newId();
    this.#store = store;
    this.#hearers = new Hearers(report);
    this.#clock = new AvailabilityClock(time);
    this.#alarms = new Alarms(this.#clock, time, (match) => this.#wake(match));
    this.#resting = new Resting(this.#alarms);
    this.#directory = new Directory((match) => this.#load(match));
    this.#pulse = new Pulse(this.#clock, time, store, boot, {
      onLost: (lostMs, wasFrozen, aliveMs) => this.#stalls.note(lostMs, wasFrozen, aliveMs),
      onSecond: () => this.#onSecond(),
      report,
    });
    this.#stalls = new Stalls({
      directory: this.#directory,
      resting: this.#resting,
      alarms: this.#alarms,
      listeners: this.#hearers.stalls,
      now: () => this.now(),
    });
    const monotonicMs = (): number => time.monotonicMs();
    const { leases } = store;
    const here = { directory: this.#directory, resting: this.#resting };
    this.#others =
      leases === undefined
        ? null
        : new Others({ leases, news, ...here, boot, monotonicMs, report, ...this.#onOthers() });
    this.#around = this.#surround({ boot, newId, time, report, observer });
  }

  /** Nothing can be saved at the moment, and no clock runs. */
  get isFrozen(): boolean {
    return this.#clock.isFrozen;
  }

  /** Whether commands can be saved: the store took a heartbeat a moment ago. */
  get isReady(): boolean {
    return !this.isFrozen && !this.#isClosing && this.#pulse.sinceDurableMs <= READY_MS;
  }

  /** Names this process in the log and in the store. */
  get boot(): string {
    return this.#around.boot;
  }

  now(): number {
    return this.#clock.now();
  }

  /** Whether it is in memory, or on its way there. */
  holds(match: string): boolean {
    return this.#directory.has(match);
  }

  /** Those in which something is about to happen or somebody is. */
  busy(): readonly MatchDoor[] {
    return this.#directory.busy();
  }

  /** How many have a clock that runs, and nobody there. */
  get restingCount(): number {
    return this.#resting.size;
  }

  /** Begins: takes up every match that is not over, and that no other process runs. Rejects where the store fails. */
  async resume(): Promise<void> {
    await this.#pulse.start();
    if (this.#others !== null) {
      await this.#others.leases.claimAll();
      return;
    }
    const open = (match: string): Promise<unknown> => this.open(match);
    await openAll(await this.#store.listUnfinished(), open, this.#around.report);
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
    await this.#others?.leave();
    await this.#store.close();
  }

  create(newMatch: NewMatch): Promise<Created> {
    return this.#create(foundOpen(newMatch));
  }

  createAgainstComputer(newMatch: NewComputerMatch): Promise<Created> {
    return this.#create(foundAgainstComputer(newMatch));
  }

  createForTwo(newMatch: NewPairedMatch, seeks: readonly string[] = []): Promise<Created> {
    return this.#create(foundForTwo(newMatch), seeks);
  }

  async #create(founding: Founding, seeks: readonly string[] = []): Promise<Created> {
    if (this.#isClosing) return { ok: false, refusal: 'closing' };
    const { boot, newId, wallMs } = this.#around;
    const id = newId();
    const stored = writtenAs(id, founding, { boot, availabilityMs: this.now(), wallMs: wallMs() });
    const { entries, secrets } = stored;
    try {
      const refusal = await appendNew(this.#store, commitOfNew(entries, secrets), seeks);
      if (refusal !== null) return { ok: false, refusal };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#pulse.storeFailed(error);
      // It may have been saved all the same: then it is taken up as soon as that can be seen.
      this.#alarms.set(id, { by: 'calendar', atMs: wallMs() });
      return { ok: false, refusal: 'not-saved' };
    }
    this.#others?.leases.note(id, true);
    const { match } = await this.#enter(id, stored);
    for (const { seq, event } of entries)
      this.#around.tell({ match: id, seq, event, state: match });
    return { ok: true, id };
  }

  async open(match: string, isFresh = false): Promise<MatchCoordinator | null> {
    const known = this.#directory.find(match);
    const coordinator = await this.#directory.open(match);
    // What others do to a match is looked for each second, and only while something runs of it here.
    const isStale = known !== undefined && (isFresh || !known.isBusy || !known.match.isJoined);
    if (this.#others !== null && isStale) await coordinator?.catchUp();
    return coordinator;
  }

  runs(match: string): boolean {
    return this.#others?.leases.holds(match) ?? true;
  }

  subscribe(listener: (committed: Committed) => void): () => void {
    return this.#hearers.committed.add(listener);
  }

  subscribeOpened(listener: (door: MatchDoor) => void): () => void {
    return this.#hearers.opened.add(listener);
  }

  subscribeStalls(listener: (stalledMs: number) => void): () => void {
    return this.#hearers.stalls.add(listener);
  }

  subscribeMoves(listener: (move: SeatMove) => void): () => void {
    return this.#hearers.moves.add(listener);
  }

  async #load(match: string): Promise<MatchCoordinator | null> {
    const stored = await this.#store.load(match);
    return stored === null ? null : this.#enter(match, stored);
  }

  async #enter(match: string, stored: StoredMatch): Promise<MatchCoordinator> {
    const coordinator = new MatchCoordinator(match, stored, this.#around);
    this.#directory.enter(coordinator);
    await coordinator.start();
    this.#hearers.opened.tell(coordinator);
    return coordinator;
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

  #surround(
    given: Pick<Surroundings, 'boot' | 'newId' | 'report' | 'observer'> & { readonly time: Time },
  ): Surroundings {
    const { time, ...rest } = given;
    return {
      store: this.#store,
      ...rest,
      now: () => this.now(),
      wallMs: () => time.wallMs(),
      isClosing: () => this.#isClosing,
      runs: (match) => this.runs(match),
      among: this.#others?.among ?? null,
      tell: (committed) => this.#hearers.committed.tell(committed),
      seatMoved: (move) => {
        this.#hearers.moves.tell(move);
        this.#others?.tellMove(move);
      },
      storeFailed: (error) => this.#pulse.storeFailed(error),
      takeUp: (match) => this.#wake(match),
      restOf: (match) => this.#resting.of(match),
      schedule: (match, wake, rest) => {
        this.#resting.delete(match);
        if (rest === null) this.#alarms.set(match, wake);
        else this.#resting.set(match, rest);
        this.#directory.keep(match);
        this.#others?.follow(match, this.#directory.find(match)?.isFollowed ?? false);
      },
    };
  }

  #onOthers(): Pick<OthersSetting, 'onOurs' | 'onMove'> {
    return {
      onOurs: (coordinator) => this.#hearers.opened.tell(coordinator),
      onMove: (move) => this.#hearers.moves.tell(move),
    };
  }

  #onSecond(): void {
    this.#stalls.tell();
    this.#alarms.checkCalendar();
    if (!this.isFrozen) this.#others?.leases.look();
  }
}
