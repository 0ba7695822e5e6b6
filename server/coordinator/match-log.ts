/** One match's log in memory: grows only by what the store has saved, and tells it then. */
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import type { LogEntry, SecretRow, StoredMatch } from '../store/match-store.ts';
import { commitOf, entryOf, type Stamp } from './commit.ts';
import type { Committed } from './door.ts';
import { fold, type LoadedMatch, startLater } from './loaded-match.ts';
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

export class MatchLog {
  readonly id: string;
  readonly #around: Surroundings;
  readonly #onEvent: (event: MatchEvent) => void;
  readonly #events: MatchEvent[] = [];
  #secrets: readonly SecretRow[];
  #loaded: LoadedMatch;
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
    const loaded = stored.entries.reduce<LoadedMatch | null>(fold, null);
    if (loaded === null) throw new Error(`match ${id}: no events: log damaged`);
    this.#loaded = loaded;
    this.#events = stored.entries.map((entry) => entry.event);
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
    // A clock starts when the server has recorded the ply before it, not while it still does.
    const laterMs = this.#around.now() - entry.availabilityMs;
    return { kind: 'saved', committed: this.#adopt(entry, startLater(before, after, laterMs)) };
  }

  /** An event is being saved, or the store failed while it was: the log may have it or not. */
  get isUnsure(): boolean {
    return this.#isUnsure;
  }

  /** Reads what the log has gained without us, and tells it. Rejects where the store fails. */
  async reload(): Promise<void> {
    const stored = await this.#around.store.load(this.id);
    this.#isUnsure = false;
    if (stored === null) throw new Error(`match ${this.id}: gone from the store`);
    this.#secrets = stored.secrets;
    for (const entry of stored.entries.slice(this.#events.length))
      this.#adopt(entry, fold(this.#loaded, entry));
  }

  #stamp(): Stamp {
    const { boot, now, wallMs } = this.#around;
    return { boot, availabilityMs: now(), wallMs: wallMs() };
  }

  #adopt(entry: LogEntry, loaded: LoadedMatch): Committed {
    const { event, seq } = entry;
    this.#loaded = loaded;
    this.#events.push(event);
    this.#onEvent(event);
    const committed = { match: this.id, seq, event, state: loaded.match };
    this.#around.tell(committed);
    if (event.kind === 'rematch-agreed') this.#around.takeUp(event.next);
    return committed;
  }
}
