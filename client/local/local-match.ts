/** A match run in this browser by the same core as on the server, without one. */
import { apply } from '../../shared/match/apply.ts';
import type { MatchCommand } from '../../shared/match/command.ts';
import { decide } from '../../shared/match/decide.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { Timers } from '../connection/timers.ts';
import type { MatchListener } from '../match/controller.ts';
import type { SendRefusal } from '../match/send-refusal.ts';

/** Both seats are taken from the start, and the first clock runs. There is no grace: nothing travels. */
export class LocalMatch {
  #match: Match;
  readonly #events: MatchEvent[];
  #stopAlarm: () => void = () => undefined;
  readonly #listeners = new Set<MatchListener>();
  readonly #timers: Timers;

  private constructor(past: readonly MatchEvent[], match: Match, timers: Timers) {
    this.#events = [...past];
    this.#match = match;
    this.#timers = timers;
    this.#armAlarm();
  }

  /** A new match. */
  static begin(setup: MatchSetup, guestName: string, timers: Timers): LocalMatch {
    const created: MatchEvent = { kind: 'created', setup, rematchOf: null };
    const local = new LocalMatch([created], apply(null, created, timers.now()), timers);
    local.serve({ by: 'server', command: { kind: 'join', guestName } });
    local.serve({ by: 'server', command: { kind: 'start-clock' } });
    return local;
  }

  /** A match taken up again after its `events`, with the whole time for the ply at hand; `null` without any. */
  static resume(events: readonly MatchEvent[], timers: Timers): LocalMatch | null {
    const now = timers.now();
    const match = events.reduce<Match | null>((past, event) => apply(past, event, now), null);
    return match === null ? null : new LocalMatch(events, match, timers);
  }

  /** All that has happened, from the match's making on. */
  get events(): readonly MatchEvent[] {
    return this.#events;
  }

  get match(): Match {
    return this.#match;
  }

  now(): number {
    return this.#timers.now();
  }

  /** Judges a command now; what it does is told before this returns. */
  serve(command: MatchCommand): Result<null, SendRefusal> {
    const decision = decide(this.#match, command, { atMs: this.now(), graceMs: 0 });
    if (decision.kind === 'refused') return failure(decision.refusal);
    this.#record(decision.event);
    if (decision.kind === 'flagged' && command.by !== 'server') return failure('flag-fallen');
    return success(null);
  }

  /** Returns its own undo. */
  subscribe(listener: MatchListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells that something else than the match has changed. */
  tellChange(): void {
    for (const listener of [...this.#listeners]) listener(null);
  }

  close(): void {
    this.#stopAlarm();
    this.#listeners.clear();
  }

  #record(event: MatchEvent): void {
    this.#match = apply(this.#match, event, this.now());
    this.#events.push(event);
    this.#armAlarm();
    for (const listener of [...this.#listeners]) listener(event);
  }

  #armAlarm(): void {
    this.#stopAlarm();
    const { clock, seq } = this.#match;
    if (clock === null) return;
    // The flag falls only after the deadline: one millisecond more than is left.
    const wait = Math.max(0, clock.deadlineMs - this.now()) + 1;
    this.#stopAlarm = this.#timers.after(wait, () => {
      this.serve({ by: 'server', command: { kind: 'flag', seq } });
    });
  }
}
