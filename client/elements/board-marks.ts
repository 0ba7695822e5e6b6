/** Marks on a board: last action, selection, targets and helpers; shapes first, colour second. */
import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Action } from '../../shared/rules/action.ts';
import { type Point, pointsIn, type PointSet } from '../../shared/rules/point.ts';
import { cellOf, centreOf } from './board-geometry.ts';

type Place = ReturnType<typeof centreOf>;

function placeOf(point: Point, flipped: boolean): Place {
  return centreOf(cellOf(point, flipped));
}

/** A ring where the last action arrived, and an arrow from where it came. */
export function drawLastAction(
  action: Action | null,
  flipped: boolean,
): SVGTemplateResult | typeof nothing {
  if (action === null || action.kind === 'pass') return nothing;
  const to = placeOf(action.to, flipped);
  const ring = svg`<circle class="mark-edge" cx=${to.x} cy=${to.y} r="8.9" />
    <circle class="mark" cx=${to.x} cy=${to.y} r="8.9" />`;
  if (action.kind === 'place') return svg`<g class="last">${ring}</g>`;
  return svg`<g class="last">${ring}${drawArrow(placeOf(action.from, flipped), to)}</g>`;
}

/** As the last action, but its ring is dashed: what could be done, not what was. */
export function drawHint(
  action: Action | null,
  flipped: boolean,
): SVGTemplateResult | typeof nothing {
  if (action === null || action.kind === 'pass') return nothing;
  const to = placeOf(action.to, flipped);
  const ring = svg`<circle class="mark-edge" cx=${to.x} cy=${to.y} r="7.6" />
    <circle class="mark ring" cx=${to.x} cy=${to.y} r="7.6" />`;
  if (action.kind === 'place') return svg`<g class="hint">${ring}</g>`;
  return svg`<g class="hint">${ring}${drawArrow(placeOf(action.from, flipped), to)}</g>`;
}

/** A diamond where a planned action arrives, a dashed arrow from where it starts. */
export function drawPlan(
  action: Action | null,
  flipped: boolean,
): SVGTemplateResult | typeof nothing {
  if (action === null || action.kind === 'pass') return nothing;
  const { x, y } = placeOf(action.to, flipped);
  const diamond = `M${String(x)} ${String(y - 9.4)}l9.4 9.4l-9.4 9.4l-9.4-9.4Z`;
  const mark = svg`<path class="mark-edge" d=${diamond} /><path class="mark" d=${diamond} />`;
  if (action.kind === 'place') return svg`<g class="plan">${mark}</g>`;
  return svg`<g class="plan">${mark}${drawArrow(placeOf(action.from, flipped), { x, y })}</g>`;
}

/** A tick in a disc where a proposed action arrives: a tap there plays it. */
export function drawTick(
  action: Action | null,
  flipped: boolean,
): SVGTemplateResult | typeof nothing {
  if (action === null || action.kind === 'pass') return nothing;
  const { x, y } = placeOf(action.to, flipped);
  return svg`<g class="tick" transform=${`translate(${String(x + 5.8)} ${String(y - 5.8)})`}>
    <circle r="4.2" /><path d="M-2 0.2L-0.5 1.7L2.1 -1.6" /></g>`;
}

function drawArrow(from: Place, to: Place): SVGTemplateResult {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const along = (distance: number, aside = 0): string =>
    `${(from.x + ux * distance - uy * aside).toFixed(2)} ${(from.y + uy * distance + ux * aside).toFixed(2)}`;
  const tip = length - 10.1;
  const head = `M${along(tip - 3.6, 2.3)}L${along(tip)}L${along(tip - 3.6, -2.3)}`;
  const path = `M${along(2.6)}L${along(tip)}${head}`;
  return svg`<circle class="mark-edge" cx=${from.x} cy=${from.y} r="2.1" />
    <path class="mark-edge" d=${path} /><path class="mark" d=${path} />
    <circle class="mark" cx=${from.x} cy=${from.y} r="2.1" />`;
}

/** A halo under the selected piece. */
export function drawSelection(
  selected: Point | null,
  flipped: boolean,
): SVGTemplateResult | typeof nothing {
  if (selected === null) return nothing;
  const { x, y } = placeOf(selected, flipped);
  return svg`<circle class="halo" cx=${x} cy=${y} r="9" />`;
}

/** A dot where the selected piece can step, a dot in a ring where it lands after a capture. */
export function drawTargets(targets: readonly Action[], flipped: boolean): SVGTemplateResult[] {
  return targets.flatMap((action) => {
    if (action.kind === 'pass') return [];
    const { x, y } = placeOf(action.to, flipped);
    const dot = svg`<circle class="target" cx=${x} cy=${y} r="3.1" />`;
    if (action.kind !== 'capture') return [dot];
    return [dot, svg`<circle class="target-ring" cx=${x} cy=${y} r="6.2" />`];
  });
}

/** Three claw marks beside goats in danger. */
export function drawThreatened(goats: PointSet, flipped: boolean): SVGTemplateResult[] {
  return pointsIn(goats).map((goat) => {
    const { x, y } = placeOf(goat, flipped);
    return svg`<g class="danger" transform=${`translate(${String(x + 6)} ${String(y - 6)})`}>
      <circle r="3.1" /><path d="M-1.7 1.5L-0.5 -1.7M-0.2 1.8L0.7 -1.7M1.2 1.6L1.8 -0.9" /></g>`;
  });
}

/** Bars over tigers that have no way out. */
export function drawTrapped(tigers: PointSet, flipped: boolean): SVGTemplateResult[] {
  return pointsIn(tigers).map((tiger) => {
    const { x, y } = placeOf(tiger, flipped);
    return svg`<g class="barred" transform=${`translate(${String(x + 6)} ${String(y - 6)})`}>
      <circle r="3.1" /><path d="M-1.3 -1.3L1.3 1.3M1.3 -1.3L-1.3 1.3" /></g>`;
  });
}
