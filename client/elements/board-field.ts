/** The wood beneath the pieces: 56 carved lines, the points where they meet, and their names. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { POINTS } from '../../shared/rules/point.ts';
import { cellOf, centreOf, LINES_PATH } from './board-geometry.ts';

const FILES = ['a', 'b', 'c', 'd', 'e'];
const RANKS = ['5', '4', '3', '2', '1'];

const KNOTS = POINTS.map((point) => {
  const { x, y } = centreOf(cellOf(point, false));
  return svg`<circle cx=${x} cy=${y} r="1" />`;
});

/** Turning the board by 180° leaves its lines as they are and turns the names around. */
export function renderField(flipped: boolean, hidesCoordinates: boolean): TemplateResult {
  return html`<svg viewBox="0 0 100 100" aria-hidden="true">
    <path class="lines-light" d=${LINES_PATH} />
    <path class="lines" d=${LINES_PATH} />
    <g class="knots">${KNOTS}</g>
    ${hidesCoordinates ? nothing : renderCoordinates(flipped)}
  </svg>`;
}

/** Below and left of the outer points, as near to their lines as no piece covers them. */
function renderCoordinates(flipped: boolean): TemplateResult {
  const files = flipped ? FILES.toReversed() : FILES;
  const ranks = flipped ? RANKS.toReversed() : RANKS;
  return svg`<g class="coordinates">
    ${files.map((file, column) => svg`<text x=${20 * column + 14.6} y="98">${file}</text>`)}
    ${ranks.map((rank, row) => svg`<text x="2.9" y=${20 * row + 17.2}>${rank}</text>`)}
  </g>`;
}
