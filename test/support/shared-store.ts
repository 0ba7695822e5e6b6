/** A store in memory that several processes share, with leases by a time that is the tests' own. */
import type { Claimed, LeaseStore } from '../../server/store/lease-store.ts';
import type {
  AppendResult,
  Commit,
  Heartbeat,
  StoredMatch,
  PairingStore,
} from '../../server/store/match-store.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import type { FakeTime } from './fake-time.ts';

const LEASE_MS = 3000;

export class SharedStore extends MemoryStore {
  readonly leases: LeaseStore = {
    claim: (boot, limit) => this.#claim(boot, this.#orphans(boot).slice(0, limit)),
    claimOne: async (boot, match) => {
      const orphans = this.#orphans(boot).filter((orphan) => orphan === match);
      return (await this.#claim(boot, orphans))[0] ?? null;
    },
    listHeld: async (boot) =>
      (await this.listUnfinished()).filter((match) => this.#holders.get(match) === boot),
    countEvents: async (matches) =>
      new Map(
        await Promise.all(
          matches.map(
            async (match) => [match, (await super.load(match))?.entries.length ?? 0] as const,
          ),
        ),
      ),
    release: (boot) => {
      this.#beats.set(boot, { atMs: this.#beats.get(boot)?.atMs ?? 0, isGone: true });
      return Promise.resolve();
    },
  };
  readonly pairings: PairingStore = {
    append: async (commit, seeks) => {
      if (seeks.some((seek) => this.#paired.has(seek))) return 'taken';
      for (const seek of seeks) this.#paired.set(seek, commit.entries[0]?.match ?? null);
      await this.append(commit);
      return 'saved';
    },
    find: (seeks) =>
      Promise.resolve(new Map([...this.#paired].filter(([seek]) => seeks.includes(seek)))),
    withdraw: (seek) => {
      if (!this.#paired.has(seek)) this.#paired.set(seek, null);
      return Promise.resolve(this.#paired.get(seek) === null);
    },
  };
  readonly #paired = new Map<string, string | null>();
  readonly #time: FakeTime;
  readonly #holders = new Map<string, string>();
  readonly #live = new Set<string>();
  readonly #unfinished = new Set<string>();
  readonly #written = new Map<string, number>();
  readonly #beats = new Map<string, { readonly atMs: number; readonly isGone: boolean }>();

  constructor(time: FakeTime) {
    super();
    this.#time = time;
  }

  /** Who runs it. */
  holderOf(match: string): string | undefined {
    return this.#holders.get(match);
  }

  override async append(commit: Commit): Promise<AppendResult> {
    const appended = await super.append(commit);
    if (!appended.ok) return appended;
    for (const { match, seq } of commit.entries)
      this.#written.set(`${match}:${seq}`, this.#time.monotonicMs());
    for (const { match, state } of commit.heads ?? []) {
      const boot = commit.entries[0]?.boot ?? '';
      if (!this.#live.has(match)) this.#holders.set(match, boot);
      if (state === 'live') this.#live.add(match);
      if (state === 'ended') this.#unfinished.delete(match);
      else this.#unfinished.add(match);
    }
    return appended;
  }

  override async load(match: string, from = 0): Promise<StoredMatch | null> {
    const stored = await super.load(match, from);
    if (stored === null) return null;
    const nowMs = this.#time.monotonicMs();
    const agesMs = stored.entries.map(
      ({ seq }) => nowMs - (this.#written.get(`${match}:${seq}`) ?? nowMs),
    );
    return { ...stored, agesMs };
  }

  override async beat(heartbeat: Heartbeat): Promise<void> {
    await super.beat(heartbeat);
    this.#beats.set(heartbeat.boot, { atMs: this.#time.monotonicMs(), isGone: false });
  }

  #orphans(boot: string): string[] {
    return [...this.#unfinished].filter((match) => {
      const holder = this.#holders.get(match) ?? '';
      const beat = this.#beats.get(holder);
      const isOld = beat === undefined || this.#time.monotonicMs() - beat.atMs > LEASE_MS;
      return holder !== boot && (isOld || beat.isGone);
    });
  }

  #claim(boot: string, matches: readonly string[]): Promise<readonly Claimed[]> {
    const nowMs = this.#time.monotonicMs();
    const claimed = matches.map((match) => {
      const beat = this.#beats.get(this.#holders.get(match) ?? '');
      this.#holders.set(match, boot);
      return { match, silentMs: nowMs - (beat?.atMs ?? nowMs) };
    });
    return Promise.resolve(claimed);
  }
}
