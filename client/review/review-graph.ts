/** The graph of a review: the match and each of its boards, from the host's view, a line each. */
import { svg, type TemplateResult } from 'lit';
import type { Match } from '../../shared/match/match.ts';
import { shareOnBoard } from '../../shared/review/outlook.ts';
import type { Review, ReviewMoment } from '../../shared/review/review.ts';

/** In units of the drawing. */
export const WIDTH = 600;
export const HEIGHT = 160;
const EDGE = 8;

export interface GraphModel {
  readonly match: Match;
  readonly review: Review;
  /** Plies behind the moment shown. */
  readonly count: number;
}

/** How far from the left the moment after `count` plies lies, 0–1. */
export function placeOf(count: number, plies: number): number {
  return plies === 0 ? 0 : count / plies;
}

/** Everything inside the drawing. */
export function renderGraph({ match, review, count }: GraphModel): TemplateResult {
  const { moments, plies, turningPoints } = review;
  const along = (index: number): number => EDGE + (WIDTH - 2 * EDGE) * placeOf(index, plies.length);
  const lineOf = (shareAt: (moment: ReviewMoment) => number): string =>
    moments.map((moment, index) => `${along(index).toFixed(1)},${up(shareAt(moment))}`).join(' ');
  const whole = lineOf(({ host }) => host);
  const isTwo = match.boards.right !== null;
  return svg`
    <rect class="ground" x=${EDGE} y=${EDGE} width=${WIDTH - 2 * EDGE} height=${HEIGHT - 2 * EDGE} />
    <polygon class="area" points=${`${EDGE},${up(0)} ${whole} ${along(plies.length)},${up(0)}`} />
    <line class="middle" x1=${EDGE} x2=${WIDTH - EDGE} y1=${up(0.5)} y2=${up(0.5)} />
    ${
      isTwo
        ? svg`<polyline class="left" points=${lineOf(({ left }) => shareOnBoard(match.setup, 'left', left))} />
          <polyline class="right" points=${lineOf((moment) => shareOnBoard(match.setup, 'right', moment.right ?? moment.left))} />`
        : ''
    }
    <polyline class="match" points=${whole} />
    ${turningPoints.map((index) => dot('turn', along(index + 1), moments[index + 1]?.host ?? 0))}
    <line class="now" x1=${along(count)} x2=${along(count)} y1="0" y2=${HEIGHT} />
    ${dot('now', along(count), moments[count]?.host ?? 0.5)}`;
}

/** A line without length and with round ends: it stays round however the drawing is stretched. */
function dot(look: string, x: number, share: number): TemplateResult {
  const path = `M${x.toFixed(1)},${up(share)}h0.01`;
  return svg`<path class="dot rim" d=${path} /><path class="dot ${look}" d=${path} />`;
}

function up(share: number): string {
  return (HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)).toFixed(1);
}

/** The moment nearest to a place from the left, 0–1 of the drawing's width. */
export function momentAt(place: number, plies: number): number {
  const inner = (place * WIDTH - EDGE) / (WIDTH - 2 * EDGE);
  return Math.max(0, Math.min(plies, Math.round(inner * plies)));
}

/** Where a key leads on the graph, as on every slider; `undefined`: nowhere. */
export function momentOfKey(key: string, count: number, total: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return count - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return count + 1;
    case 'PageDown':
      return count - 10;
    case 'PageUp':
      return count + 10;
    case 'Home':
      return 0;
    case 'End':
      return total;
    default:
      return undefined;
  }
}
