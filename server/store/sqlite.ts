/** The default store: an SQLite file, written in a thread of its own, many commits to one sync. */
import type { MatchEvent } from '../../shared/match/event.ts';
import { decodeEvent, encodeEvent, type WireEvent } from '../../shared/wire/event.ts';
import {
  type AppendResult,
  type Commit,
  type Heartbeat,
  type HeadQuery,
  type LogEntry,
  type MatchHead,
  type MatchStore,
  type StoredMatch,
} from './match-store.ts';
import type { EventRow } from './sqlite-request.ts';
import { SqliteThread } from './sqlite-thread.ts';

export class SqliteStore implements MatchStore {
  readonly #thread: SqliteThread;

  private constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  /** Opens or makes `file` and its folder. Rejects with a `StoreError` that says what to do. */
  static async open(file: string): Promise<SqliteStore> {
    return new SqliteStore(await SqliteThread.start(file));
  }

  append({ entries, secrets = [], heads = [] }: Commit): Promise<AppendResult> {
    return this.#thread.ask({ kind: 'append', events: entries.map(rowOf), secrets, heads });
  }

  async load(match: string): Promise<StoredMatch | null> {
    const { events, secrets } = await this.#thread.ask({ kind: 'load', match });
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
  const body = JSON.stringify(encodeEvent(event));
  return [match, seq, wallMs, boot, availabilityMs, event.kind, commandId, body];
}

/** Throws where the body is no event of ours: the file is damaged. */
function entryOf(row: EventRow): LogEntry {
  const [match, seq, wallMs, boot, availabilityMs, , commandId, body] = row;
  return { match, seq, wallMs, boot, availabilityMs, commandId, event: readEvent(body) };
}

function readEvent(body: string): MatchEvent {
  return decodeEvent(JSON.parse(body) as WireEvent);
}
