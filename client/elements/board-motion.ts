/** Motion of pieces, drawn from the action that was played and never from a comparison of positions. */
import type { Action } from '../../shared/rules/action.ts';
import { type Cell, cellOf } from './board-geometry.ts';

/** Milliseconds; short enough that the next tap never waits for one. */
const STEP_MS = 200;
const CAPTURE_MS = 320;
const PLACE_MS = 180;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** What moves: the piece already standing where it arrives, and a likeness of the captured goat. */
export interface MovingPieces {
  readonly piece: HTMLElement | null;
  readonly captured: HTMLElement | null;
}

/** Moves the pieces of `action`, by transforms and opacity only; the likeness is removed at its end. */
export function animateAction(action: Action, pieces: MovingPieces, flipped: boolean): void {
  switch (action.kind) {
    case 'place':
      pieces.piece?.animate(PLACE_FRAMES, { duration: PLACE_MS, easing: EASE });
      return;
    case 'step':
      pieces.piece?.animate(stepFrames(cellOf(action.from, flipped), cellOf(action.to, flipped)), {
        duration: STEP_MS,
        easing: EASE,
      });
      return;
    case 'capture':
      pieces.piece?.animate(jumpFrames(cellOf(action.from, flipped), cellOf(action.to, flipped)), {
        duration: CAPTURE_MS,
        easing: EASE,
      });
      if (pieces.captured !== null) fade(pieces.captured);
      return;
    case 'pass':
  }
}

/** Whether the person asks for less motion, in the system or in the settings (`data-motion`). */
export function isMotionReduced(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

const PLACE_FRAMES: Keyframe[] = [
  { transform: 'translateY(-22%) scale(1.25)', opacity: 0 },
  { transform: 'none', opacity: 1 },
];

function stepFrames(from: Cell, to: Cell): Keyframe[] {
  return [{ transform: shift(from, to) }, { transform: 'none' }];
}

function jumpFrames(from: Cell, to: Cell): Keyframe[] {
  const middle = { column: (from.column + to.column) / 2, row: (from.row + to.row) / 2 };
  return [
    { transform: shift(from, to) },
    { transform: `${shift(middle, to)} scale(1.22)` },
    { transform: 'none' },
  ];
}

function shift(from: Cell, to: Cell): string {
  const x = 100 * (from.column - to.column);
  const y = 100 * (from.row - to.row);
  return `translate(${String(x)}%, ${String(y)}%)`;
}

function fade(goat: HTMLElement): void {
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: 'none', opacity: 1, offset: 0.35 },
    { transform: 'scale(0.4) rotate(24deg)', opacity: 0 },
  ];
  const remove = (): void => {
    goat.remove();
  };
  goat.animate(frames, { duration: CAPTURE_MS, fill: 'forwards' }).finished.then(remove, remove);
}
