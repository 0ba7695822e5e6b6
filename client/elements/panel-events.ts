/** What a board panel tells its page: an action chosen, one planned, or why a tap did nothing. */
import type { SendRefusal } from '../match/send-refusal.ts';
import type { Action } from '../../shared/rules/action.ts';
import type { RefusalPoints } from '../board/selection.ts';

/** The viewer chose a legal action on this board. */
export class ActionChosenEvent extends Event {
  readonly action: Action;

  constructor(action: Action) {
    super('action-chosen', { bubbles: true, composed: true });
    this.action = action;
  }
}

/** The viewer planned an action for their next ply on this board; `null`: they dropped the plan. */
export class PremoveChosenEvent extends Event {
  readonly action: Action | null;

  constructor(action: Action | null) {
    super('premove-chosen', { bubbles: true, composed: true });
    this.action = action;
  }
}

/** A tap did nothing; `sayRefusal(code, points)` says why. */
export class ActionRefusedEvent extends Event {
  readonly code: SendRefusal;
  readonly points: RefusalPoints;

  constructor(code: SendRefusal, points: RefusalPoints) {
    super('action-refused', { bubbles: true, composed: true });
    this.code = code;
    this.points = points;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'action-chosen': ActionChosenEvent;
    'action-refused': ActionRefusedEvent;
    'premove-chosen': PremoveChosenEvent;
  }
}
