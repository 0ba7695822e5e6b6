/** Dragging a piece with any pointer: the piece follows, and letting go tells from where to where. */
import type { ReactiveController } from 'lit';
import { hasPoint, type Point, type PointSet } from '../../shared/rules/point.ts';

/** Below this a press is a tap, in CSS pixels. */
const SLOP_PX = 7;

/** What dragging needs of the board it serves. */
export interface DragHost {
  readonly movable: PointSet;
  /** The point under a place of the window; `undefined` off the board. */
  pointUnder(x: number, y: number): Point | undefined;
  pieceElement(point: Point): HTMLElement | null;
  /** The piece was let go over `to`; `undefined` off the board. */
  dropped(from: Point, to: Point | undefined): void;
}

interface Grip {
  readonly pointerId: number;
  readonly from: Point;
  readonly x: number;
  readonly y: number;
  isDragging: boolean;
}

/** Listens where the template says so; holds at most one pointer at a time. */
export class BoardDrag implements ReactiveController {
  readonly #host: DragHost;
  #grip: Grip | null = null;
  #swallowsClick = false;

  constructor(host: DragHost) {
    this.#host = host;
  }

  hostDisconnected(): void {
    this.#release();
  }

  /** Whether the click being handled is the end of a drag and means nothing by itself. */
  takesClick(): boolean {
    const taken = this.#swallowsClick;
    this.#swallowsClick = false;
    return taken;
  }

  readonly start = (event: PointerEvent): void => {
    this.#swallowsClick = false;
    if (this.#grip !== null || event.button !== 0) return;
    const from = this.#host.pointUnder(event.clientX, event.clientY);
    if (from === undefined || !hasPoint(this.#host.movable, from)) return;
    this.#grip = {
      pointerId: event.pointerId,
      from,
      x: event.clientX,
      y: event.clientY,
      isDragging: false,
    };
  };

  readonly move = (event: PointerEvent): void => {
    const grip = this.#gripOf(event);
    if (grip === null) return;
    const dx = event.clientX - grip.x;
    const dy = event.clientY - grip.y;
    if (!grip.isDragging && Math.hypot(dx, dy) < SLOP_PX) return;
    if (!grip.isDragging && event.currentTarget instanceof Element) {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.isDragging = true;
    }
    const piece = this.#host.pieceElement(grip.from);
    piece?.classList.add('dragged');
    piece?.style.setProperty('transform', `translate(${String(dx)}px, ${String(dy)}px)`);
  };

  readonly end = (event: PointerEvent): void => {
    const grip = this.#gripOf(event);
    this.#release();
    if (grip?.isDragging !== true) return;
    this.#swallowsClick = true;
    this.#host.dropped(grip.from, this.#host.pointUnder(event.clientX, event.clientY));
  };

  readonly cancel = (event: PointerEvent): void => {
    if (this.#gripOf(event) !== null) this.#release();
  };

  #gripOf(event: PointerEvent): Grip | null {
    return this.#grip?.pointerId === event.pointerId ? this.#grip : null;
  }

  #release(): void {
    if (this.#grip === null) return;
    const piece = this.#host.pieceElement(this.#grip.from);
    piece?.classList.remove('dragged');
    piece?.style.removeProperty('transform');
    this.#grip = null;
  }
}
