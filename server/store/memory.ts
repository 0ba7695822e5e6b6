/** A store that forgets with its process: for trying out, and where SQLite cannot run. */
import {
  type AppendResult,
  type Commit,
  type EndedQuery,
  type Heartbeat,
  type HeadCursor,
  type HeadQuery,
  type LogEntry,
  type MatchHead,
  type MatchStore,
  type SecretRow,
  StoreError,
  type StoredMatch,
  type StoredReview,
} from './match-store.ts';

interface Held {
  readonly entries: LogEntry[];
  readonly commands: Map<string, LogEntry>;
  readonly secrets: Map<string, SecretRow>;
}

export class MemoryStore implements MatchStore {
  readonly #matches = new Map<string, Held>();
  readonly #heads = new Map<string, MatchHead>();
  readonly #reviews = new Map<string, StoredReview>();
  readonly #heartbeats = new Map<string, Heartbeat>();
  readonly lost = new Promise<never>(() => {});
  #isClosed = false;

  append(commit: Commit): Promise<AppendResult> {
    return this.#answer(() => {
      const conflict = this.#findConflict(commit.entries);
      if (conflict !== undefined) return { ok: false, conflict };
      for (const entry of commit.entries) this.#add(entry);
      for (const secret of commit.secrets ?? [])
        this.#hold(secret.match).secrets.set(secret.role, secret);
      for (const head of commit.heads ?? []) this.#heads.set(head.match, head);
      return { ok: true };
    });
  }

  load(match: string, from = 0): Promise<StoredMatch | null> {
    return this.#answer(() => {
      const held = this.#matches.get(match);
      if (held === undefined || held.entries.length <= from) return null;
      return { entries: held.entries.slice(from), secrets: [...held.secrets.values()] };
    });
  }

  findCommand(match: string, commandId: string): Promise<LogEntry | null> {
    return this.#answer(() => this.#matches.get(match)?.commands.get(commandId) ?? null);
  }

  findHead(match: string): Promise<MatchHead | null> {
    return this.#answer(() => this.#heads.get(match) ?? null);
  }

  listHeads(query: HeadQuery): Promise<readonly MatchHead[]> {
    return this.#answer(() =>
      [...this.#heads.values()]
        .filter((head) => head.isPublic === (query.isPublic ?? true) && head.state === query.state)
        .filter((head) => query.after === undefined || compareHeads(query.after, head) < 0)
        .sort(compareHeads)
        .slice(0, query.limit),
    );
  }

  listUnfinished(): Promise<readonly string[]> {
    return this.#answer(() =>
      [...this.#heads.values()].filter((head) => head.state !== 'ended').map((head) => head.match),
    );
  }

  listEnded({ beforeMs, limit, after }: EndedQuery): Promise<readonly HeadCursor[]> {
    return this.#answer(() =>
      [...this.#heads.values()]
        .filter(({ state, changedMs }) => state === 'ended' && changedMs < beforeMs)
        .filter((head) => after === undefined || compareHeads(head, after) < 0)
        .sort((a, b) => compareHeads(b, a))
        .slice(0, limit)
        .map(({ changedMs, match }) => ({ changedMs, match })),
    );
  }

  forget(matches: readonly string[]): Promise<void> {
    return this.#answer(() => {
      for (const match of matches)
        if (this.#heads.get(match)?.state === 'ended') {
          this.#heads.delete(match);
          this.#reviews.delete(match);
          this.#matches.delete(match);
        }
    });
  }

  saveReview(review: StoredReview): Promise<void> {
    return this.#answer(() => {
      if (this.#heads.get(review.match)?.state === 'ended') this.#reviews.set(review.match, review);
    });
  }

  findReview(match: string): Promise<StoredReview | null> {
    return this.#answer(() => this.#reviews.get(match) ?? null);
  }

  beat(heartbeat: Heartbeat): Promise<void> {
    return this.#answer(() => {
      this.#heartbeats.set(heartbeat.boot, heartbeat);
    });
  }

  findHeartbeat(boot: string): Promise<Heartbeat | null> {
    return this.#answer(() => this.#heartbeats.get(boot) ?? null);
  }

  close(): Promise<void> {
    this.#isClosed = true;
    return Promise.resolve();
  }

  #answer<T>(ask: () => T): Promise<T> {
    if (this.#isClosed) return Promise.reject(new StoreError('the store is closed'));
    return Promise.resolve(ask());
  }

  #findConflict(entries: readonly LogEntry[]): 'seq' | 'command' | undefined {
    const isKnown = ({ match, commandId }: LogEntry): boolean =>
      commandId !== null && this.#matches.get(match)?.commands.has(commandId) === true;
    if (entries.some(isKnown)) return 'command';
    const isTaken = (entry: LogEntry): boolean =>
      entry.seq < (this.#matches.get(entry.match)?.entries.length ?? 0);
    return entries.some(isTaken) ? 'seq' : undefined;
  }

  #add(entry: LogEntry): void {
    const held = this.#hold(entry.match);
    held.entries.push(entry);
    if (entry.commandId !== null) held.commands.set(entry.commandId, entry);
  }

  #hold(match: string): Held {
    const held = this.#matches.get(match) ?? {
      entries: [],
      commands: new Map(),
      secrets: new Map(),
    };
    this.#matches.set(match, held);
    return held;
  }
}

/** Negative where `a` comes first: the last changed, of one millisecond the higher id. */
function compareHeads(a: HeadCursor, b: HeadCursor): number {
  if (a.changedMs !== b.changedMs) return b.changedMs - a.changedMs;
  return a.match === b.match ? 0 : a.match > b.match ? -1 : 1;
}
