/** Replays every match of a file, and names those that do not come out. */
import { stateOf } from '../../shared/match/match.ts';
import { fold, type LoadedMatch } from '../coordinator/loaded-match.ts';
import { headOf } from '../coordinator/head.ts';
import { readBody } from '../store/event-body.ts';
import { checkWholeness, type SqliteDatabase } from '../store/sqlite-file.ts';
import type { EventRow } from '../store/sqlite-request.ts';
import { EVENT_COLUMNS, SqliteTables } from '../store/sqlite-tables.ts';

/** A match that does not come out: at which event, and why; `seq` `null`: its line in the index. */
export interface LogFault {
  readonly match: string;
  readonly seq: number | null;
  readonly reason: string;
}

export interface LogCount {
  readonly matches: number;
  readonly events: number;
  readonly faults: number;
}

/** Throws where the file is damaged; what is wrong with a match is told to `onFault`. */
export function verifyLog(
  database: SqliteDatabase,
  file: string,
  onFault: (fault: LogFault) => void,
): LogCount {
  checkWholeness(database, file);
  // One moment of a file that may be written to meanwhile.
  database.exec('begin');
  const tables = new SqliteTables(database);
  const replay = new Replay(tables, onFault);
  const rows = database
    .prepare(`select ${EVENT_COLUMNS} from event order by match_id, seq`)
    .raw()
    .iterate() as Iterable<EventRow>;
  for (const row of rows) replay.add(row);
  replay.finish();
  for (const match of tables.listWithoutEvents())
    replay.blame({ match, seq: null, reason: 'the index has it, but it has no events' });
  database.exec('commit');
  return replay.count;
}

class Replay {
  readonly #tables: SqliteTables;
  readonly #onFault: (fault: LogFault) => void;
  #match: string | null = null;
  /** Of the match at hand; `null` before its first event, and once it does not come out. */
  #loaded: LoadedMatch | null = null;
  #isLost = false;
  #matches = 0;
  #events = 0;
  #faults = 0;

  constructor(tables: SqliteTables, onFault: (fault: LogFault) => void) {
    this.#tables = tables;
    this.#onFault = onFault;
  }

  get count(): LogCount {
    return { matches: this.#matches, events: this.#events, faults: this.#faults };
  }

  add(row: EventRow): void {
    const [match, seq, wallMs, boot, availabilityMs, kind, commandId, body] = row;
    if (match !== this.#match) this.#begin(match);
    this.#events += 1;
    if (this.#isLost) return;
    try {
      const event = readBody(body);
      if (event.kind !== kind) throw new Error(`it is a ${event.kind}, filed as ${kind}`);
      const entry = { match, seq, wallMs, boot, availabilityMs, commandId, event };
      this.#loaded = fold(this.#loaded, entry);
    } catch (error) {
      this.#isLost = true;
      this.blame({ match, seq, reason: error instanceof Error ? error.message : String(error) });
    }
  }

  /** After the last event. */
  finish(): void {
    const [match, loaded] = [this.#match, this.#loaded];
    if (match === null || loaded === null || this.#isLost) return;
    const head = this.#tables.findHead(match);
    if (head === null) this.blame({ match, seq: null, reason: 'the index does not have it' });
    else if (!isSame(headOf(match, loaded, head.changedMs), head))
      this.blame({
        match,
        seq: null,
        reason: `the index says ${head.state}, its events ${stateOf(loaded.match)}, or the index tells otherwise of its end`,
      });
  }

  blame(fault: LogFault): void {
    this.#faults += 1;
    this.#onFault(fault);
  }

  #begin(match: string): void {
    this.finish();
    this.#match = match;
    this.#loaded = null;
    this.#isLost = false;
    this.#matches += 1;
  }
}

type Head = ReturnType<typeof headOf>;

function isSame(a: Head, b: Head): boolean {
  return a.state === b.state && a.result === b.result && a.reason === b.reason;
}
