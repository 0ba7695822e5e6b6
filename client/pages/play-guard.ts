/** Moments in which taps count for nothing, since they were meant for what was there before (CLIENT.md). */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { MatchView } from '../match/controller.ts';

/** After a board changed, and after the match ended. */
const GUARD_MS = { update: 150, end: 600 } as const;

export class PlayGuard implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get isOn(): boolean {
    return this.#timer !== undefined;
  }

  start(reason: keyof typeof GUARD_MS): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#host.requestUpdate();
    }, GUARD_MS[reason]);
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** Whether a tap meant for what was there before could now hit something else. */
export function changesBoards(event: MatchEvent, before: MatchView | null): boolean {
  if (event.kind === 'draw-agreed' || event.kind === 'taken-back') return true;
  // On what one's own tap has done the next may follow at once.
  const isOwn = before?.viewer === 'both' || before?.viewer === before?.match.turn.seat;
  return event.kind === 'ply' && !isOwn;
}
