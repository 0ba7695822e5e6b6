/** One life of a server process for tests: coordinators over a store that outlives it, in fake time. */
import type { Bus } from '../../server/cluster/bus.ts';
import { MatchNews } from '../../server/cluster/match-news.ts';
import { type Committed, type MatchDoor } from '../../server/coordinator/door.ts';
import { Matches } from '../../server/coordinator/matches.ts';
import type { Time } from '../../server/coordinator/time.ts';
import type { MatchStore } from '../../server/store/match-store.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import type { FakeTime } from './fake-time.ts';
import { FaultyStore } from './faulty-store.ts';
import { finalSetup } from './match-setup.ts';

/** Ids are counted, so that no two of any process are the same. */
let ids = 0;

export class ServerProcess {
  readonly store: FaultyStore;
  readonly matches: Matches;
  /** Its timers die with it. */
  readonly time: Time;
  /** Everything told, in its order. */
  readonly told: Committed[] = [];
  readonly troubles: string[] = [];
  readonly #isDead = { value: false };

  private constructor(store: MatchStore, time: FakeTime, bus: Bus | null) {
    this.store = new FaultyStore(store);
    time.waitWhile(() => this.store.isBusy);
    this.time = mortal(time, this.#isDead);
    this.matches = new Matches({
      store: this.store,
      news: bus === null ? null : new MatchNews(bus, () => {}),
      newId: () => `id-${String((ids += 1))}`,
      time: this.time,
      report: (trouble) => this.troubles.push(trouble),
    });
    this.matches.subscribe((committed) => this.told.push(committed));
  }

  /** A process that has taken up everything in the store; `prepare` may plan faults before, or join in. */
  static async start(
    store: MatchStore,
    time: FakeTime,
    prepare: (store: FaultyStore, process: ServerProcess) => void = () => {},
    bus: Bus | null = null,
  ): Promise<ServerProcess> {
    const process = new ServerProcess(store, time, bus);
    prepare(process.store, process);
    await process.matches.resume();
    return process;
  }

  /** Ends at once, as by `kill -9`: what was under way is neither done nor answered. */
  crash(): void {
    this.#isDead.value = true;
    this.store.die();
  }

  async open(match: string): Promise<MatchDoor> {
    const door = await this.matches.open(match);
    if (door === null) throw new Error(`no match ${match}`);
    return door;
  }

  /** A match whose second seat is not taken. The hashes are `h:…`, `i:…` and the match's id. */
  async create(setup: MatchSetup = finalSetup()): Promise<MatchDoor> {
    const made = await this.matches.create({ setup, hostHash: 'h:ann', inviteHash: 'i:ann' });
    if (!made.ok) throw new Error('no match was made');
    return this.open(made.id);
  }

  /** A match with both seats taken; its first clock has not started. */
  async createJoined(setup: MatchSetup = finalSetup()): Promise<MatchDoor> {
    const door = await this.create(setup);
    const joined = await door.join({ guestName: 'Bea', guestHash: 'h:bea' });
    if (!joined.ok) throw new Error(`not joined: ${joined.refusal}`);
    return door;
  }
}

/** The time of a process that may die: its timers die with it. */
function mortal(time: FakeTime, isDead: { readonly value: boolean }): Time {
  const bornMs = time.monotonicMs();
  return {
    monotonicMs: () => time.monotonicMs() - bornMs,
    wallMs: () => time.wallMs(),
    after: (delayMs, call) =>
      time.after(delayMs, () => {
        if (!isDead.value) call();
      }),
  };
}
