/** The default store: an SQLite file, written in a thread of its own, many commits to one sync. */
import type { Observer } from '../operations/observer.ts';
import { readBody, writeBody } from './event-body.ts';
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
  type StoredMatch,
  type StoredReview,
} from './match-store.ts';
import type { EventRow } from './sqlite-request.ts';
import { SqliteThread } from './sqlite-thread.ts';

export class SqliteStore implements MatchStore {
  readonly #thread: SqliteThread;

  private constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  get lost(): Promise<string> {
    return this.#thread.lost;
  }

  /** Opens or makes `file` and its folder. Rejects with a `StoreError` that says what to do. */
  static async open(file: string, observer?: Pick<Observer, 'committed'>): Promise<SqliteStore> {
    return new SqliteStore(await SqliteThread.start(file, observer));
  }

  append({ entries, secrets = [], heads = [] }: Commit): Promise<AppendResult> {
    const events = entries.map(rowOf);
    return this.#thread.ask({ kind: 'append', events, secrets, heads }, true);
  }

  async load(match: string, from = 0): Promise<StoredMatch | null> {
    const { events, secrets } = await this.#thread.ask({ kind: 'load', match, from });
    return events.length === 0 ? null : { entries: events.map(entryOf), secrets };
  }

  async findCommand(match: string, commandId: string): Promise<LogEntry | null> {
    const row = await this.#thread.ask({ kind: 'find-command', match, commandId });
    return row === null ? null : entryOf(row);
  }

  findHead(match: string): Promise<MatchHead | null> {
    return this.#thread.ask({ kind: 'find-head', match });
  }

  listHeads(query: HeadQuery): Promise<readonly MatchHead[]> {
    return this.#thread.ask({ kind: 'list-heads', query });
  }

  listUnfinished(): Promise<readonly string[]> {
    return this.#thread.ask({ kind: 'list-unfinished' });
  }

  listEnded(query: EndedQuery): Promise<readonly HeadCursor[]> {
    return this.#thread.ask({ kind: 'list-ended', query });
  }

  async forget(matches: readonly string[]): Promise<void> {
    await this.#thread.ask({ kind: 'forget', matches });
  }

  async saveReview(review: StoredReview): Promise<void> {
    await this.#thread.ask({ kind: 'save-review', review });
  }

  findReview(match: string): Promise<StoredReview | null> {
    return this.#thread.ask({ kind: 'find-review', match });
  }

  async beat(heartbeat: Heartbeat): Promise<void> {
    await this.#thread.ask({ kind: 'beat', heartbeat });
  }

  findHeartbeat(boot: string): Promise<Heartbeat | null> {
    return this.#thread.ask({ kind: 'find-heartbeat', boot });
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

function rowOf(entry: LogEntry): EventRow {
  const { match, seq, wallMs, boot, availabilityMs, commandId, event } = entry;
  return [match, seq, wallMs, boot, availabilityMs, event.kind, commandId, writeBody(event)];
}

/** Throws where the body is no event of ours: the file is damaged. */
function entryOf(row: EventRow): LogEntry {
  const [match, seq, wallMs, boot, availabilityMs, , commandId, body] = row;
  return { match, seq, wallMs, boot, availabilityMs, commandId, event: readBody(body) };
}
