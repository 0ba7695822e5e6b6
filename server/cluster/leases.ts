/** What this process runs beside others: looks each second for matches left alone, and for events it missed. */
import { StoreError } from '../store/match-store.ts';
import type { Claimed, LeaseStore } from '../store/lease-store.ts';

/** Taken over at once. */
const CLAIMED_AT_ONCE = 500;
/** A process that could not look for so long may have lost what it held; a lease is longer. */
const SURE_MS = 2000;

export interface LeasesSetting {
  readonly leases: LeaseStore;
  readonly boot: string;
  readonly monotonicMs: () => number;
  /** Makes a match ours that nobody ran: its clock is shifted and armed. */
  readonly takeOver: (claimed: Claimed) => Promise<void>;
  /** What this process has to know of at once, with the number of its events here. */
  readonly followed: () => ReadonlyMap<string, number>;
  /** Reads what others have saved. */
  readonly catchUp: (match: string) => Promise<void>;
  readonly report: (trouble: string, error: unknown) => void;
}

export class Leases {
  readonly #setting: LeasesSetting;
  #held = new Set<string>();
  /** Ours, but not taken over yet because the store failed; and since when. */
  readonly #owed = new Map<string, Claimed & { readonly sinceMs: number }>();
  #looking: Promise<void> | null = null;
  #sureMs = -Infinity;

  constructor(setting: LeasesSetting) {
    this.#setting = setting;
  }

  /** Whether this process runs the match, as far as it knows: the log's fence decides. */
  holds(match: string): boolean {
    return this.#held.has(match);
  }

  /** As it was learned from the match's own events. */
  note(match: string, isOurs: boolean): void {
    if (isOurs) this.#held.add(match);
    else this.#held.delete(match);
  }

  /** To be called each second; a look that takes longer is not begun twice. */
  look(): void {
    this.#looking ??= this.#look()
      .catch((error: unknown) => {
        // The heartbeat tells of a store that fails.
        if (!(error instanceof StoreError))
          this.#setting.report('what other processes do is not known', error);
      })
      .finally(() => (this.#looking = null));
  }

  /** Takes the match over if nobody runs it; `null`: somebody does. */
  claimOne(match: string): Promise<Claimed | null> {
    const { leases, boot } = this.#setting;
    return leases.claimOne(boot, match);
  }

  /** Takes over what nobody runs, until there is no more. */
  async claimAll(): Promise<void> {
    const { leases, boot } = this.#setting;
    for (;;) {
      const claimed = await leases.claim(boot, CLAIMED_AT_ONCE);
      this.#owe(claimed);
      await this.#takeOverOwed();
      if (claimed.length < CLAIMED_AT_ONCE) return;
    }
  }

  #owe(claimed: readonly Claimed[]): void {
    const sinceMs = this.#setting.monotonicMs();
    for (const each of claimed) this.#owed.set(each.match, { ...each, sinceMs });
  }

  /** What fails with the store is tried again; a damaged match stands in nobody else's way. */
  async #takeOverOwed(): Promise<void> {
    const { takeOver, report, monotonicMs } = this.#setting;
    const takeOne = async ({ match, silentMs, sinceMs }: Claimed & { sinceMs: number }) => {
      try {
        await takeOver({ match, silentMs: silentMs + monotonicMs() - sinceMs });
      } catch (error) {
        if (error instanceof StoreError) throw error;
        report(`match ${match} cannot be taken up`, error);
      }
      this.#owed.delete(match);
    };
    await Promise.all([...this.#owed.values()].map(takeOne));
  }

  /** After a while in which others may have taken over what was ours, or we may have missed what is. */
  async #makeSure(): Promise<void> {
    const held = await this.#setting.leases.listHeld(this.#setting.boot);
    const known = this.#held;
    this.#held = new Set(held.filter((match) => known.has(match)));
    const missed = held.filter((match) => !known.has(match) && !this.#owed.has(match));
    this.#owe(missed.map((match) => ({ match, silentMs: 0 })));
  }

  /** Others take over at once. */
  async release(): Promise<void> {
    await this.#looking;
    await this.#setting.leases.release(this.#setting.boot);
  }

  async #look(): Promise<void> {
    const { monotonicMs } = this.#setting;
    const sinceMs = monotonicMs();
    if (sinceMs - this.#sureMs > SURE_MS) await this.#makeSure();
    await this.claimAll();
    this.#sureMs = sinceMs;
    await this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    const { leases, followed, catchUp } = this.#setting;
    const here = followed();
    if (here.size === 0) return;
    const counts = await leases.countEvents([...here.keys()]);
    const missed = [...here].filter(([match, events]) => (counts.get(match) ?? 0) > events);
    await Promise.all(missed.map(([match]) => catchUp(match)));
  }
}
