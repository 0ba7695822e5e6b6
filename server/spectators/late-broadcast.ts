/** Tells the spectators of delayed matches what has happened, when it is old enough. */
import { encodeEvent } from '../../shared/wire/event.ts';
import type { EventMessage, Said } from '../../shared/wire/server-message.ts';
import { DeadlineHeap } from '../coordinator/deadline-heap.ts';
import type { Committed, MatchesDoor } from '../coordinator/door.ts';
import type { Time } from '../coordinator/time.ts';
import {
  dueMs,
  foldLate,
  isDelayed,
  isOpening,
  type LateView,
  type LateViews,
  type WatchedMatch,
} from './late-views.ts';

/** A match that could not be loaded is tried again. */
const AGAIN_MS = 1000;
/** So many sayings wait to be told; what is said beyond is not. */
const MOST_SAYINGS = 2000;

export interface LateBroadcastSetting {
  readonly matches: Pick<MatchesDoor, 'open' | 'now'>;
  readonly views: LateViews;
  readonly time: Pick<Time, 'after'>;
  readonly tellEvent: (message: EventMessage) => void;
  readonly tellSaid: (message: Said) => void;
  readonly report: (trouble: string, error: unknown) => void;
}

/** What is still to be told of a match: from event `from` on, `view` being what comes before, once it is known. */
interface Pending {
  readonly from: number;
  readonly view: LateView | null;
}

export class LateBroadcast {
  readonly #setting: LateBroadcastSetting;
  readonly #pending = new Map<string, Pending>();
  readonly #deadlines = new DeadlineHeap<string>();
  readonly #sayings = new Set<() => void>();
  #undo = (): void => {};

  constructor(setting: LateBroadcastSetting) {
    this.#setting = setting;
  }

  /** An event was saved. */
  tell({ match, seq, state }: Committed): void {
    const delayMs = state.setup.spectatorDelayMs;
    if (delayMs === 0 || isOpening(state, seq) || this.#pending.has(match)) return;
    this.#wait(match, { from: seq, view: null }, this.#setting.matches.now() + delayMs);
  }

  /** A match came into memory: what of it is not old enough will be told in its time. */
  follow(door: WatchedMatch): void {
    if (!isDelayed(door) || this.#pending.has(door.id)) return;
    const view = this.#setting.views.of(door);
    if (view.seq === door.match.seq) return;
    this.#wait(door.id, { from: view.seq, view }, dueMs(door, view.seq));
  }

  /** A seat said something. */
  say(message: Said, delayMs: number): void {
    if (this.#sayings.size >= MOST_SAYINGS) return;
    const undo = this.#setting.time.after(delayMs, () => {
      this.#sayings.delete(undo);
      this.#setting.tellSaid({ ...message, at: message.at + delayMs });
    });
    this.#sayings.add(undo);
  }

  close(): void {
    this.#undo();
    for (const undo of this.#sayings) undo();
  }

  #wait(match: string, pending: Pending, atMs: number): void {
    this.#pending.set(match, pending);
    this.#deadlines.set(match, atMs);
    this.#arm();
  }

  #arm(): void {
    this.#undo();
    this.#undo = (): void => {};
    const { firstMs } = this.#deadlines;
    if (firstMs === null) return;
    const { time, matches } = this.#setting;
    this.#undo = time.after(Math.max(1, firstMs - matches.now()), () => this.#ring());
  }

  #ring(): void {
    const { matches, report } = this.#setting;
    for (const match of this.#deadlines.takeDue(matches.now()))
      this.#release(match).catch((error: unknown) => {
        report(`spectators of match ${match} could not be told; it is tried again`, error);
        this.#deadlines.set(match, matches.now() + AGAIN_MS);
        this.#arm();
      });
    this.#arm();
  }

  /** Tells what is due, and waits for the rest. */
  async #release(match: string): Promise<void> {
    const { matches, views, tellEvent } = this.#setting;
    const pending = this.#pending.get(match);
    const door = await matches.open(match);
    if (pending === undefined || door === null) {
      this.#pending.delete(match);
      return;
    }
    const now = matches.now();
    let view = pending.view ?? views.after(door, pending.from);
    for (const event of door.eventsFrom(view.seq)) {
      const { seq } = view;
      if (dueMs(door, seq) > now) {
        this.#wait(match, { from: seq, view }, dueMs(door, seq));
        return;
      }
      view = foldLate(door, view, event);
      const deadline = view.match.clock?.deadlineMs ?? null;
      tellEvent({ match, seq, event: encodeEvent(event), deadline, now });
    }
    this.#pending.delete(match);
  }
}
