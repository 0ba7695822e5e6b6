/** What a drawn board tells its surroundings: points and pieces touched, nothing about rules. */
import type { Point } from '../../shared/rules/point.ts';

/** A point was tapped, clicked, or acted on by Enter or Space. */
export class PointActivateEvent extends Event {
  readonly point: Point;

  constructor(point: Point) {
    super('point-activate', { bubbles: true, composed: true });
    this.point = point;
  }
}

/** A piece was dragged from one point and let go over another. */
export class PointDragEvent extends Event {
  readonly from: Point;
  readonly to: Point;

  constructor(from: Point, to: Point) {
    super('point-drag', { bubbles: true, composed: true });
    this.from = from;
    this.to = to;
  }
}

/** Escape was pressed, or a drag was given up off the board. */
export class SelectionCancelEvent extends Event {
  constructor() {
    super('selection-cancel', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'point-activate': PointActivateEvent;
    'point-drag': PointDragEvent;
    'selection-cancel': SelectionCancelEvent;
  }
}
