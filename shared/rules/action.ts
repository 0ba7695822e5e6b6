/** What a side does in one ply. The 218 possible actions are built once and shared by identity. */
import { JUMPS, NEIGHBOURS, POINTS, type Point } from './point.ts';

/** A goat from the hand onto an empty point. */
export interface Place {
  readonly kind: 'place';
  readonly to: Point;
}

/** A piece along one line to an empty point. */
export interface Step {
  readonly kind: 'step';
  readonly from: Point;
  readonly to: Point;
}

/** A tiger over an adjacent goat to the empty point just beyond. */
export interface Capture {
  readonly kind: 'capture';
  readonly from: Point;
  readonly over: Point;
  readonly to: Point;
}

/** Goats without a legal action under the ruleset option `goats=pass`. */
export interface Pass {
  readonly kind: 'pass';
}

/** One side's ply on one board. */
export type Action = Place | Step | Capture | Pass;

/** The one pass there is. */
export const PASS: Pass = { kind: 'pass' };

const PLACES: readonly Place[] = POINTS.map((to) => ({ kind: 'place', to }));
const STEPS: readonly (readonly Step[])[] = POINTS.map((from) =>
  (NEIGHBOURS[from] ?? []).map((to) => ({ kind: 'step', from, to })),
);
const CAPTURES: readonly (readonly Capture[])[] = POINTS.map((from) =>
  (JUMPS[from] ?? []).map((jump) => ({ kind: 'capture', from, ...jump })),
);

/** The placements in point order. */
export function placements(): readonly Place[] {
  return PLACES;
}

/** The steps along every line from `from`, whatever stands there. */
export function stepsFrom(from: Point): readonly Step[] {
  return STEPS[from] ?? [];
}

/** The captures along every straight jump from `from`, whatever stands there. */
export function capturesFrom(from: Point): readonly Capture[] {
  return CAPTURES[from] ?? [];
}

/** The shared placement on `to`. */
export function placeOn(to: Point): Place {
  const place = PLACES[to];
  if (place === undefined)
    throw new Error(`placeOn: ${String(to)} is no point; mint it with toPoint`);
  return place;
}

/** The shared step from `from` to `to`; `undefined` where no line joins them. */
export function stepBetween(from: Point, to: Point): Step | undefined {
  return stepsFrom(from).find((step) => step.to === to);
}

/** The shared capture from `from` landing on `to`; `undefined` where no straight jump leads there. */
export function captureBetween(from: Point, to: Point): Capture | undefined {
  return capturesFrom(from).find((capture) => capture.to === to);
}

/** Every action there is: 25 placements, 112 steps, 80 captures and the pass. */
export const ALL_ACTIONS: readonly Action[] = [
  ...PLACES,
  ...STEPS.flat(),
  ...CAPTURES.flat(),
  PASS,
];
