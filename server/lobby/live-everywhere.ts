/** The public live matches that are followed at any process, alike at all of them within two seconds. */
import {
  decodeLiveNote,
  LIVE_LINES,
  type LiveLine,
  type LiveNote,
} from '../../shared/wire/live-note.ts';
import type { Heard } from '../cluster/bus.ts';
import type { Ties } from '../cluster/ties.ts';
import type { Time } from '../coordinator/time.ts';

const CHANNEL = 'live';
const TELL_MS = 1000;
/** What a process told is forgotten when it has been silent for so long. */
const FORGOTTEN_MS = 4000;

export interface LiveEverywhereSetting {
  /** `null`: no other process shares the matches, or nothing can be told. */
  readonly ties: Ties | null;
  /** Those that are followed here. */
  readonly here: () => readonly LiveLine[];
  readonly time: Pick<Time, 'after' | 'monotonicMs'>;
}

export class LiveEverywhere {
  readonly #setting: LiveEverywhereSetting;
  /** By process. */
  readonly #told = new Map<
    string,
    { readonly lines: readonly LiveLine[]; readonly atMs: number }
  >();
  readonly #undo: (() => void)[] = [];
  #undoTick: () => void = () => {};

  constructor(setting: LiveEverywhereSetting) {
    this.#setting = setting;
    const { ties } = setting;
    if (ties === null) return;
    void ties.bus.open(CHANNEL);
    this.#undo = [
      ties.bus.subscribe((heard) => this.#hear(heard)),
      ties.rollCall.subscribeGone((from) => this.#told.delete(from)),
    ];
    this.#undoTick = this.#tickLater(ties);
  }

  /** Those with most viewers first, of equals the one in which something happened last. */
  list(): readonly LiveLine[] {
    this.#forgetSilent();
    const lines = new Map<string, LiveLine>();
    const all = [this.#setting.here(), ...[...this.#told.values()].map((told) => told.lines)];
    for (const line of all.flat()) {
      const known = lines.get(line.match);
      lines.set(line.match, known === undefined ? line : newest(known, line));
    }
    return [...lines.values()].toSorted(compare);
  }

  /** How many watch a match that nobody follows here. */
  viewersOf(match: string): number {
    this.#forgetSilent();
    const lines = [...this.#told.values()].flatMap((told) => told.lines);
    return lines.find((line) => line.match === match)?.viewers ?? 0;
  }

  close(): void {
    for (const undo of this.#undo) undo();
    this.#undoTick();
  }

  #hear({ channel, from, note }: Heard): void {
    if (channel !== CHANNEL) return;
    const decoded = decodeLiveNote(note);
    const atMs = this.#setting.time.monotonicMs();
    if (decoded.ok) this.#told.set(from, { lines: decoded.value.lines, atMs });
  }

  #forgetSilent(): void {
    const nowMs = this.#setting.time.monotonicMs();
    for (const [from, { atMs }] of this.#told)
      if (nowMs - atMs > FORGOTTEN_MS) this.#told.delete(from);
  }

  #tickLater(ties: Ties): () => void {
    return this.#setting.time.after(TELL_MS, () => {
      this.#undoTick = this.#tickLater(ties);
      const lines = this.#setting.here().toSorted(compare).slice(0, LIVE_LINES);
      ties.bus.tell(CHANNEL, { lines } satisfies LiveNote);
    });
  }
}

function compare(one: LiveLine, other: LiveLine): number {
  return other.viewers - one.viewers || other.changedMs - one.changedMs;
}

function newest(one: LiveLine, other: LiveLine): LiveLine {
  const [older, newer] = one.changedMs <= other.changedMs ? [one, other] : [other, one];
  return { ...newer, viewers: Math.max(older.viewers, newer.viewers) };
}
