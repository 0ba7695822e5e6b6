/** Matches as their spectators see them: as late as the host wanted, with clocks that fit. */
import { apply } from '../../shared/match/apply.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import type { MatchDoor } from '../coordinator/door.ts';

/** What spectators know: so many events, and what they come to. */
export interface LateView {
  readonly seq: number;
  /** Its clock's deadline is as late as all else. */
  readonly match: Match;
}

/** The past of a match, as far as it is needed here. */
export type WatchedMatch = Pick<MatchDoor, 'id' | 'match' | 'eventsFrom' | 'recordedMs'>;

/** So many are remembered, so that what has been folded once is not folded again. */
const REMEMBERED = 256;

export function isDelayed({ match }: Pick<WatchedMatch, 'match'>): boolean {
  return match.setup.spectatorDelayMs > 0;
}

/** Whether everyone may know an event at once: nothing is played before the second seat is taken. */
export function isOpening({ isJoined }: Pick<Match, 'isJoined'>, seq: number): boolean {
  return !isJoined || seq < 2;
}

/** When spectators may learn of an event, in availability time. */
export function dueMs(door: WatchedMatch, seq: number): number {
  const { match } = door;
  return isOpening(match, seq) ? -Infinity : door.recordedMs(seq) + match.setup.spectatorDelayMs;
}

/** Adds the next event to what spectators know. */
export function foldLate(door: WatchedMatch, before: LateView | null, event: MatchEvent): LateView {
  const seq = before?.seq ?? 0;
  const atMs = door.recordedMs(seq) + door.match.setup.spectatorDelayMs;
  return { seq: seq + 1, match: apply(before?.match ?? null, event, atMs) };
}

export class LateViews {
  readonly #now: () => number;
  /** By match, the least lately asked for first. */
  readonly #views = new Map<string, LateView>();

  /** `now` is availability time. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** What spectators may know by now; of a match without delay everything. */
  of(door: WatchedMatch): LateView {
    if (!isDelayed(door)) return { seq: door.match.seq, match: door.match };
    const nowMs = this.#now();
    const view = this.#foldWhile(door, (seq) => dueMs(door, seq) <= nowMs);
    this.#remember(door.id, view);
    return view;
  }

  /** The match after its first `seq` events, in the spectators' time. */
  after(door: WatchedMatch, seq: number): LateView {
    return this.#foldWhile(door, (next) => next < seq, seq);
  }

  /** Goes on from what is remembered, where that is no more than `most` events. */
  #foldWhile(door: WatchedMatch, isWanted: (seq: number) => boolean, most = Infinity): LateView {
    const known = this.#views.get(door.id);
    let view = known === undefined || known.seq > most ? null : known;
    for (const event of door.eventsFrom(view?.seq ?? 0)) {
      // The first event is nobody's secret.
      if (view !== null && !isWanted(view.seq)) return view;
      view = foldLate(door, view, event);
    }
    if (view === null) throw new Error(`LateViews: match ${door.id} has no events`);
    return view;
  }

  #remember(match: string, view: LateView): void {
    this.#views.delete(match);
    this.#views.set(match, view);
    const [oldest] = this.#views.keys();
    if (this.#views.size > REMEMBERED && oldest !== undefined) this.#views.delete(oldest);
  }
}
