/** One match's log in memory: grows only by what the store has saved, and tells it then. */
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import type { LogEntry, SecretRow, StoredMatch } from '../store/match-store.ts';
import { commitOf, entryOf, type Stamp } from './commit.ts';
import type { Committed } from './door.ts';
import { fold, foldAt, type LoadedMatch, type Moment, startLater } from './loaded-match.ts';
import { goOn } from './resting.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * `moved`: the log had gone on without us, and we have caught up: decide again. `repeated`: the
 * command has been accepted before.
 */
export type Appended =
  | { readonly kind: 'saved'; readonly committed: Committed }
  | { readonly kind: 'moved' }
  | { readonly kind: 'repeated' };

/** What comes with an event besides it. */
export interface Attached {
  readonly commandId: string | null;
  readonly secrets: readonly SecretRow[];
}

const NOTHING: Attached = { commandId: null, secrets: [] };

/** Where the log is read again from: the event that started the clock, or the last, and the match before it. */
interface Mark {
  readonly seq: number;
  readonly before: LoadedMatch | null;
}

export class MatchLog {
  readonly id: string;
  readonly #around: Surroundings;
  readonly #onEvent: (event: MatchEvent) => void;
  readonly #events: MatchEvent[] = [];
  /** When each was recorded, in availability time. */
  readonly #recordedMs: number[] = [];
  #secrets: readonly SecretRow[];
  #loaded: LoadedMatch;
  #mark: Mark = { seq: 0, before: null };
  #isUnsure = false;

  /** `onEvent` is called after each event, before it is told. Throws where the log is damaged. */
  constructor(
    id: string,
    stored: StoredMatch,
    around: Surroundings,
    onEvent: (event: MatchEvent) => void,
  ) {
    this.id = id;
    this.#around = around;
    this.#onEvent = onEvent;
    this.#loaded = goOn(this.#foldOn(null, stored), around.restOf(id), around.boot);
    this.#events = stored.entries.map((entry) => entry.event);
    this.#recordedMs = stored.entries.map((entry, seq) =>
      this.#recordedMsOf(entry, stored.agesMs?.[seq]),
    );
    this.#secrets = stored.secrets;
  }

  get match(): Match {
    return this.#loaded.match;
  }

  get loaded(): LoadedMatch {
    return this.#loaded;
  }

  get secrets(): readonly SecretRow[] {
    return this.#secrets;
  }

  eventsFrom(from: number): readonly MatchEvent[] {
    return this.#events.slice(from);
  }

  /** Of an event that there is not: never. */
  recordedMs(seq: number): number {
    return this.#recordedMs[seq] ?? Infinity;
  }

  /** Saves an event, then makes it part of the match and tells it. Rejects where the store fails. */
  async append(event: MatchEvent, attached: Attached = NOTHING): Promise<Appended> {
    const before = this.#loaded;
    const entry = entryOf(this.id, before.match.seq, event, this.#stamp(), attached.commandId);
    const after = fold(before, entry);
    const commit = commitOf(entry, before, after, this.#secrets, attached.secrets);
    this.#isUnsure = true;
    const appended = await this.#around.store.append(commit);
    this.#isUnsure = false;
    if (!appended.ok) {
      await this.reload();
      return { kind: appended.conflict === 'seq' ? 'moved' : 'repeated' };
    }
    this.#secrets = [...this.#secrets, ...attached.secrets];
    if (event.kind === 'joined') this.#around.among?.note(this.id, true);
    if (event.kind === 'rematch-agreed') this.#around.among?.note(event.next, true);
    this.#around.among?.saved(this.id, after.match.seq);
    // A clock starts when the server has recorded the ply before it, not while it still does.
    const recordedMs = this.#around.now();
    const loaded = startLater(before, after, recordedMs - entry.availabilityMs);
    return { kind: 'saved', committed: this.#adopt(entry, loaded, recordedMs) };
  }

  /** Saves a secret in the place of the one that its role had. Rejects where the store fails. */
  async replaceSecret(secret: SecretRow): Promise<void> {
    this.#isUnsure = true;
    await this.#around.store.append({ entries: [], secrets: [secret] });
    this.#isUnsure = false;
    this.#secrets = [...this.#secrets.filter(({ role }) => role !== secret.role), secret];
  }

  /** An event is being saved, or the store failed while it was: the log may have it or not. */
  get isUnsure(): boolean {
    return this.#isUnsure;
  }

  /** Reads what the log has gained without us, and tells it. Rejects where the store fails. */
  async reload(): Promise<void> {
    const mark = this.#mark;
    const stored = await this.#around.store.load(this.id, mark.seq);
    this.#isUnsure = false;
    if (stored === null) throw new Error(`match ${this.id}: gone from the store`);
    this.#secrets = stored.secrets;
    const { among, boot, runs } = this.#around;
    const known = this.#events.length - mark.seq;
    // Stalls of ours are no time of a clock that another process runs.
    if (!runs(this.id)) this.#loaded = this.#foldOn(mark.before, firstOf(stored, known));
    for (const [place, entry] of stored.entries.entries()) {
      if (place < known) continue;
      const ageMs = stored.agesMs?.[place];
      // Who saves that the second seat is taken runs the match.
      if (entry.event.kind === 'joined') among?.note(this.id, entry.boot === boot);
      const loaded = foldAt(this.#loaded, entry, this.#momentOf(entry, ageMs));
      this.#adopt(entry, loaded, this.#recordedMsOf(entry, ageMs));
    }
  }

  /** The match with the entries that follow `before`, which are one at least. */
  #foldOn(before: LoadedMatch | null, { entries, agesMs }: StoredMatch): LoadedMatch {
    let loaded = before;
    for (const [place, entry] of entries.entries()) {
      const after = foldAt(loaded, entry, this.#momentOf(entry, agesMs?.[place]));
      this.#setMark(entry.seq, loaded, after);
      loaded = after;
    }
    if (loaded === null) throw new Error(`match ${this.id}: no events: log damaged`);
    return loaded;
  }

  #setMark(seq: number, before: LoadedMatch | null, after: LoadedMatch): void {
    const { clock } = after.match;
    if (clock === null || clock !== before?.match.clock) this.#mark = { seq, before };
  }

  /** Of another process that lives beside this one, in our time; of one before it, as it was written. */
  #momentOf(entry: LogEntry, ageMs: number | undefined): Moment {
    const { among, boot } = this.#around;
    if (among === null || ageMs === undefined) return entry;
    return { boot, availabilityMs: this.#recordedMsOf(entry, ageMs) };
  }

  /** The store says how long ago it was, or else the calendar how long ago another process recorded it. */
  #recordedMsOf({ boot, availabilityMs, wallMs }: LogEntry, ageMs?: number): number {
    if (ageMs !== undefined) return Math.round(this.#around.now() - ageMs);
    if (boot === this.#around.boot) return availabilityMs;
    return this.#around.now() - Math.max(0, this.#around.wallMs() - wallMs);
  }

  #stamp(): Stamp {
    const { boot, now, wallMs } = this.#around;
    return { boot, availabilityMs: now(), wallMs: wallMs() };
  }

  #adopt(entry: LogEntry, loaded: LoadedMatch, recordedMs: number): Committed {
    const { event, seq } = entry;
    this.#setMark(seq, this.#loaded, loaded);
    this.#loaded = loaded;
    this.#events.push(event);
    this.#recordedMs.push(recordedMs);
    this.#onEvent(event);
    const committed = { match: this.id, seq, event, state: loaded.match };
    this.#around.tell(committed);
    if (event.kind === 'rematch-agreed') this.#around.takeUp(event.next);
    return committed;
  }
}

function firstOf({ entries, ...rest }: StoredMatch, count: number): StoredMatch {
  return { ...rest, entries: entries.slice(0, count) };
}
