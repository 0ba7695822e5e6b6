/** What the viewer's hand does on one board: selecting, choosing, confirming, planning ahead. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { RunningClock } from '../../shared/match/match.ts';
import type { Action } from '../../shared/rules/action.ts';
import type { Board } from '../../shared/rules/board.ts';
import type { Point, PointSet } from '../../shared/rules/point.ts';
import type { Side } from '../../shared/rules/side.ts';
import { actionsFrom } from '../board/hints.ts';
import {
  dragPremove,
  plannablePoints,
  premovesFrom,
  type PremoveTap,
  tapPremove,
} from '../board/premove.ts';
import { dragPiece, movablePoints, type Reach, tapPoint } from '../board/selection.ts';
import type { SendRefusal } from '../match/send-refusal.ts';
import type { Confirm } from '../settings/settings.ts';
import { LOW_MS } from './clock-face.ts';
import { ActionChosenEvent, ActionRefusedEvent, PremoveChosenEvent } from './panel-events.ts';

/** The board the hand is on, and what it may do there. */
export interface HandHost extends ReactiveControllerHost, EventTarget {
  readonly board: Board;
  readonly canAct: boolean;
  /** Taps count for nothing just now. */
  readonly guarded: boolean;
  /** The side to plan for while the viewer may not act; `null` for none. */
  readonly planSide: Side | null;
  readonly planned: Action | null;
  readonly pending: Action | null;
  readonly idleRefusal: SendRefusal;
  readonly confirm: Confirm;
  readonly clock: RunningClock | null;
  readonly now: () => number;
}

/** The same each time, so that a board is not drawn anew for it. */
export const NO_TARGETS: readonly Action[] = [];

export class PanelHand implements ReactiveController {
  readonly #host: HandHost;
  #selected: Point | null = null;
  #proposed: Action | null = null;
  #isTouch = false;
  #board: Board | null = null;

  constructor(host: HandHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The point whose piece is picked up. */
  get selected(): Point | null {
    return this.#selected;
  }

  /** Chosen, and to be confirmed by a second tap. */
  get proposed(): Action | null {
    return this.#proposed;
  }

  /** Where the selected piece can go now, or in the plan. */
  get targets(): readonly Action[] {
    const { board, canAct, planSide } = this.#host;
    if (this.#proposed !== null || this.#selected === null) return NO_TARGETS;
    if (canAct) return actionsFrom(board, this.#selected);
    return planSide === null ? NO_TARGETS : premovesFrom(board, planSide, this.#selected);
  }

  /** The points a drag may begin on. */
  get movable(): PointSet {
    const { board, planSide } = this.#host;
    return planSide === null ? movablePoints(this.#reach()) : plannablePoints(board, planSide);
  }

  /** What was begun on a board that changed, or may not be touched any more, is of no use. */
  hostUpdate(): void {
    const { board, canAct, planSide, pending } = this.#host;
    const isIdle = pending !== null || (!canAct && planSide === null);
    if ((this.#board !== null && this.#board !== board) || isIdle) this.#drop();
    if (!canAct) this.#proposed = null;
    this.#board = board;
  }

  /** To be called before what the pointer or key does is told. */
  noteTouch(isTouch: boolean): void {
    this.#isTouch = isTouch;
  }

  tap(point: Point): void {
    const { board, planSide, planned, guarded } = this.#host;
    if (guarded) return;
    const proposed = this.#proposed;
    if (proposed !== null) {
      this.#drop();
      if (isAt(proposed, point)) {
        this.#choose(proposed);
        return;
      }
    }
    const tap =
      planSide === null
        ? tapPoint(this.#reach(), this.#selected, point)
        : tapPremove(board, planSide, { selected: this.#selected, planned }, point);
    // Whoever taps beside a proposal takes it back; that needs no words.
    if (proposed === null || tap.kind !== 'refuse') this.#obey(tap);
  }

  drag(from: Point, to: Point): void {
    const { board, planSide, guarded } = this.#host;
    if (guarded) return;
    this.#proposed = null;
    this.#obey(
      planSide === null
        ? dragPiece(this.#reach(), from, to)
        : dragPremove(board, planSide, from, to),
    );
  }

  /** Gives up what was begun last: the proposal, the selection, the plan. */
  cancel(): void {
    if (this.#proposed !== null || this.#selected !== null) this.#drop();
    else if (this.#host.planned !== null) this.#host.dispatchEvent(new PremoveChosenEvent(null));
  }

  #reach(): Reach {
    const { board, canAct, pending } = this.#host;
    return { board, side: canAct && pending === null ? board.position.toAct : null };
  }

  #obey(tap: PremoveTap): void {
    const host = this.#host;
    switch (tap.kind) {
      case 'select':
        this.#selected = tap.point;
        break;
      case 'deselect':
        this.#selected = null;
        break;
      case 'drop':
        this.#drop();
        host.dispatchEvent(new PremoveChosenEvent(null));
        break;
      case 'act':
        this.#selected = null;
        if (host.planSide !== null) host.dispatchEvent(new PremoveChosenEvent(tap.action));
        else if (this.#isToConfirm()) this.#proposed = tap.action;
        else this.#choose(tap.action);
        break;
      case 'refuse':
        this.#refuse(tap);
    }
    host.requestUpdate();
  }

  /** Without a selection it is not about lines and pieces, but about whose turn it is. */
  #refuse({ code, points }: Extract<PremoveTap, { kind: 'refuse' }>): void {
    const { planSide, idleRefusal } = this.#host;
    const isIdle = code === 'out-of-turn' || (planSide !== null && this.#selected === null);
    this.#host.dispatchEvent(
      isIdle && code !== 'board-over'
        ? new ActionRefusedEvent(idleRefusal, points)
        : new ActionRefusedEvent(code, points),
    );
  }

  #choose(action: Action): void {
    this.#host.dispatchEvent(new ActionChosenEvent(action));
  }

  /** In the last ten seconds nobody has time for asking twice. */
  #isToConfirm(): boolean {
    const { confirm, clock, now } = this.#host;
    if (confirm === 'never' || (confirm === 'touch' && !this.#isTouch)) return false;
    return clock === null || clock.deadlineMs - now() > LOW_MS;
  }

  #drop(): void {
    this.#selected = null;
    this.#proposed = null;
    this.#host.requestUpdate();
  }
}

function isAt(action: Action, point: Point): boolean {
  return action.kind !== 'pass' && action.to === point;
}
