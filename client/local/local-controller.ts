/** Two people at one screen: a match run here by the same core as on the server, without one. */
import type { MatchCommand, SeatCommand } from '../../shared/match/command.ts';
import { apply } from '../../shared/match/apply.ts';
import { decide } from '../../shared/match/decide.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import { otherSeat, type Seat } from '../../shared/match/seat.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type {
  MatchController,
  MatchListener,
  MatchView,
  SendRefusal,
} from '../match/controller.ts';

/** Time, by name. */
export interface LocalSurroundings {
  /** Milliseconds, steadily forward. */
  readonly now: () => number;
  /** Calls back once after so many milliseconds; returns its own undo. */
  readonly after: (ms: number, call: () => void) => () => void;
}

const BROWSER: LocalSurroundings = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Both are there, and both are ready. */
const HERE = { connected: true, ready: true } as const;

/**
 * Whoever sits at the screen acts for both seats: a ply, a resignation or an offer is the seat's at
 * turn, an answer that of the seat asked. There is no grace: nothing travels.
 */
export class LocalController implements MatchController {
  #match: Match;
  readonly #events: MatchEvent[];
  #stopAlarm: () => void = () => undefined;
  readonly #listeners = new Set<MatchListener>();
  readonly #surroundings: LocalSurroundings;

  private constructor(past: readonly MatchEvent[], match: Match, surroundings: LocalSurroundings) {
    this.#surroundings = surroundings;
    this.#events = [...past];
    this.#match = match;
    this.#armAlarm();
  }

  /** A new match, its first clock running. */
  static begin(
    setup: MatchSetup,
    guestName: string,
    surroundings: LocalSurroundings = BROWSER,
  ): LocalController {
    const created: MatchEvent = { kind: 'created', setup, rematchOf: null };
    const match = apply(null, created, surroundings.now());
    const controller = new LocalController([created], match, surroundings);
    controller.#serve({ by: 'server', command: { kind: 'join', guestName } });
    controller.#serve({ by: 'server', command: { kind: 'start-clock' } });
    return controller;
  }

  /** A match taken up again after its `events`, with the whole time for the ply at hand; `null` without any. */
  static resume(
    events: readonly MatchEvent[],
    surroundings: LocalSurroundings = BROWSER,
  ): LocalController | null {
    const now = surroundings.now();
    const match = events.reduce<Match | null>((past, event) => apply(past, event, now), null);
    return match === null ? null : new LocalController(events, match, surroundings);
  }

  /** All that has happened, from the match's making on. */
  get events(): readonly MatchEvent[] {
    return this.#events;
  }

  get view(): MatchView {
    return {
      match: this.#match,
      viewer: 'both',
      presence: { host: HERE, guest: HERE },
      spectators: 0,
      connection: 'local',
      pending: null,
    };
  }

  now(): number {
    return this.#surroundings.now();
  }

  send(command: SeatCommand): Promise<Result<null, SendRefusal>> {
    return Promise.resolve(this.#serve({ by: this.#seatFor(command), command }));
  }

  subscribe(listener: MatchListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#stopAlarm();
    this.#listeners.clear();
  }

  #serve(command: MatchCommand): Result<null, SendRefusal> {
    const decision = decide(this.#match, command, { atMs: this.now(), graceMs: 0 });
    if (decision.kind === 'refused') return failure(decision.refusal);
    this.#record(decision.event);
    if (decision.kind === 'flagged' && command.by !== 'server') return failure('flag-fallen');
    return success(null);
  }

  #record(event: MatchEvent): void {
    this.#match = apply(this.#match, event, this.now());
    this.#events.push(event);
    this.#armAlarm();
    for (const listener of this.#listeners) listener(event);
  }

  #armAlarm(): void {
    this.#stopAlarm();
    const { clock, seq } = this.#match;
    if (clock === null) return;
    // The flag falls only after the deadline: one millisecond more than is left.
    const wait = Math.max(0, clock.deadlineMs - this.now()) + 1;
    this.#stopAlarm = this.#surroundings.after(wait, () => {
      this.#serve({ by: 'server', command: { kind: 'flag', seq } });
    });
  }

  #seatFor(command: SeatCommand): Seat {
    const { turn, offers, takeback, rematch } = this.#match;
    switch (command.kind) {
      case 'accept-draw':
      case 'decline-draw':
        return otherSeat(offers.find(({ id }) => id === command.offer)?.seat ?? turn.seat);
      case 'accept-takeback':
      case 'decline-takeback':
        return otherSeat(takeback?.seat ?? turn.seat);
      case 'offer-rematch':
      case 'decline-rematch':
        return rematch.offeredBy === null ? turn.seat : otherSeat(rematch.offeredBy);
      default:
        return turn.seat;
    }
  }
}
