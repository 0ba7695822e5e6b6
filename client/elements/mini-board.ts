/** `<mini-board>`: a board as a small still picture, for lists of matches and for frames. */
import {
  css,
  html,
  LitElement,
  nothing,
  svg,
  type SVGTemplateResult,
  type TemplateResult,
} from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { parseAction } from '../../shared/notation/action.ts';
import { parsePosition } from '../../shared/notation/position.ts';
import type { Action } from '../../shared/rules/action.ts';
import { type Point, pointsIn } from '../../shared/rules/point.ts';
import { startPosition } from '../../shared/rules/position.ts';
import { cellOf, centreOf, LINES_PATH } from './board-geometry.ts';
import { GOAT_SHADOW } from './piece-art.ts';

/** A tiger's mask in few, bold strokes: at 20 px the fine ones of the large piece run together. */
const TIGER_MASK = svg`<path class="mask" d="M50 12C60 12 66 14 71 17C75 7 88 5 94 12C99 20 95 28 90 33C94 42 94 48 94 53
    L99 63L90 66L91 77L79 79C72 89 62 95 50 95C38 95 28 89 21 79L9 77L10 66L1 63L6 53C6 48 6 42 10 33
    C5 28 1 20 6 12C12 5 25 7 29 17C34 14 40 12 50 12Z" />
  <path class="stripe" d="M50 15L57 30L50 44L43 30ZM33 22C36 32 40 37 46 41C35 40 28 33 27 25ZM67 22C64 32 60 37 54 41
    C65 40 72 33 73 25ZM9 50L27 54L13 61ZM91 50L73 54L87 61Z" />
  <path class="muzzle" d="M50 58C60 58 70 62 70 70C70 80 60 86 50 86C40 86 30 80 30 70C30 62 40 58 50 58Z" />
  <path class="mask" d="M40 61Q50 57 60 61Q57 70 50 73Q43 70 40 61Z" />`;

/**
 * As large as its width; drawn from the position alone, and nothing on it moves or can be touched.
 *
 * @cssprop --board-field - the wood; further `--board-*`, `--tiger*`, `--goat*` in theme/tokens.css
 */
@customElement('mini-board')
export class MiniBoard extends LitElement {
  static override readonly styles = css`
    :host {
      display: block;
      aspect-ratio: 1;
      min-inline-size: 0;
    }
    svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
      border-radius: 6%;
      background: radial-gradient(circle at 38% 30%, var(--board-field), var(--board-field-edge));
      box-shadow:
        inset 0 0 0 2px var(--board-rim),
        0 1px 3px var(--shade);
    }
    :host([at-turn]) svg {
      outline: 2px solid var(--glow);
      outline-offset: 1px;
    }
    .lines {
      fill: none;
      stroke: var(--board-line);
      stroke-width: 1;
    }
    .mark,
    .mark-edge {
      fill: none;
      stroke: var(--board-mark);
      stroke-width: 2;
      stroke-linecap: round;
    }
    .mark-edge {
      stroke: var(--board-mark-edge);
      stroke-width: 4;
    }
    .tiger,
    .goat {
      forced-color-adjust: none;
      stroke-linejoin: round;
      paint-order: stroke;
    }
    .mask {
      fill: var(--tiger);
      stroke: var(--tiger-edge);
      stroke-width: 5;
      paint-order: stroke;
    }
    .stripe {
      fill: var(--tiger-stripe);
    }
    .muzzle {
      fill: var(--tiger-muzzle);
    }
    .goat {
      color: var(--goat);
      stroke: var(--goat-edge);
      stroke-width: 8;
    }
    @media (forced-colors: active) {
      svg {
        border: 1px solid CanvasText;
      }
      .lines,
      .mark {
        stroke: CanvasText;
      }
      .mark-edge {
        stroke: Canvas;
      }
    }
  `;

  /** In notation, so that one told anew is known to be the same; what cannot be read shows the start. */
  @property() position = '';
  /** The action that led to it, in notation: ringed, with a line from where it came. */
  @property({ attribute: false }) lastPly: string | null = null;
  /** This board is to be played now. */
  @property({ type: Boolean, reflect: true, attribute: 'at-turn' }) atTurn = false;
  /** For those who do not see it; `''` where the words around it say enough. */
  @property() label = '';

  protected override render(): TemplateResult {
    const position = parsePosition(this.position);
    const { tigers, goats } = position.ok ? position.value : startPosition();
    const last = this.lastPly === null ? null : parseAction(this.lastPly);
    return html`<svg
      viewBox="0 0 100 100"
      role=${this.label === '' ? nothing : 'img'}
      aria-label=${this.label === '' ? nothing : this.label}
      aria-hidden=${this.label === '' ? 'true' : nothing}
    >
      <path class="lines" d=${LINES_PATH} />
      ${last?.ok === true ? drawLast(last.value) : nothing}
      ${pointsIn(goats).map((point) => drawAt(point, 'goat', GOAT_SHADOW))}
      ${pointsIn(tigers).map((point) => drawAt(point, 'tiger', TIGER_MASK))}
    </svg>`;
  }
}

/** Pieces fill their points more than on a large board, so that they are told apart when small. */
function drawAt(point: Point, kind: string, piece: SVGTemplateResult): SVGTemplateResult {
  const { x, y } = centreOf(cellOf(point, false));
  const place = `translate(${String(x - 9.2)} ${String(y - 9.2)}) scale(0.184)`;
  return svg`<g class=${kind} transform=${place}>${piece}</g>`;
}

function drawLast(action: Action): SVGTemplateResult | typeof nothing {
  if (action.kind === 'pass') return nothing;
  const to = centreOf(cellOf(action.to, false));
  const ring = `M${String(to.x - 10)} ${String(to.y)}a10 10 0 1 0 20 0a10 10 0 1 0-20 0`;
  const path = action.kind === 'place' ? ring : ring + trail(action.from, to);
  return svg`<path class="mark-edge" d=${path} /><path class="mark" d=${path} />`;
}

/** From where the piece stood to the edge of the ring. */
function trail(from: Point, to: { readonly x: number; readonly y: number }): string {
  const start = centreOf(cellOf(from, false));
  const length = Math.hypot(to.x - start.x, to.y - start.y);
  const end = (coordinate: number, target: number): number =>
    target - ((target - coordinate) * 10) / length;
  return `M${String(start.x)} ${String(start.y)}L${end(start.x, to.x).toFixed(1)} ${end(start.y, to.y).toFixed(1)}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'mini-board': MiniBoard;
  }
}
