/** How a board looks: teak, carved lines, pieces and marks, in whatever square it is given. */
import { css } from 'lit';

export const boardStyles = css`
  * {
    box-sizing: border-box;
  }
  :host {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    container-type: size;
  }
  .frame {
    position: relative;
    inline-size: min(100cqw, 100cqh);
    aspect-ratio: 1;
    margin-inline: auto;
    border-radius: 2.4cqmin;
    background:
      var(--board-texture),
      radial-gradient(circle at 38% 30%, var(--board-field), var(--board-field-edge));
    box-shadow:
      inset 0 0 0 1.1cqmin var(--board-rim),
      inset 0 0 0 1.35cqmin var(--board-rim-light),
      0 0.6cqmin 2cqmin var(--shade);
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .glow {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    pointer-events: none;
    opacity: 0;
    box-shadow:
      inset 0 0 0 max(3px, 1.1cqmin) var(--glow),
      inset 0 0 0 max(4px, 1.45cqmin) var(--board-rim),
      0 0 max(10px, 3cqmin) 0 var(--glow);
    transition: opacity 180ms;
  }
  :host([at-turn]) .glow {
    opacity: 1;
  }
  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .lines,
  .lines-light {
    fill: none;
    stroke-width: 0.75;
    stroke-linecap: round;
    stroke: var(--board-line);
  }
  .lines-light {
    stroke: var(--board-line-light);
    transform: translate(0.35px, 0.45px);
  }
  .knots {
    fill: var(--board-line);
  }
  .coordinates {
    font: 600 3px var(--sans);
    fill: var(--board-coordinate);
    text-anchor: middle;
  }
  .mark,
  .mark-edge {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke: var(--board-mark);
    stroke-width: 1;
  }
  .mark-edge {
    stroke: var(--board-mark-edge);
    stroke-width: 2;
  }
  .hint .mark {
    stroke: var(--board-hint);
    stroke-width: 1.3;
  }
  .hint .ring {
    stroke-dasharray: 2.6 2.2;
  }
  .hint .mark-edge {
    stroke-width: 2.9;
  }
  .plan .mark {
    stroke: var(--board-plan);
    stroke-width: 1.3;
    stroke-dasharray: 2.4 1.9;
  }
  .plan .mark-edge {
    stroke-width: 2.9;
  }
  .tick {
    fill: var(--board-mark-edge);
    stroke: var(--board-plan);
    stroke-width: 1.1;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .tick path {
    fill: none;
  }
  .halo {
    fill: color-mix(in srgb, var(--board-mark) 55%, transparent);
    stroke: var(--board-mark-edge);
    stroke-width: 0.9;
  }
  .target,
  .target-ring {
    fill: var(--board-mark);
    stroke: var(--board-mark-edge);
    stroke-width: 0.9;
  }
  .target-ring {
    fill: none;
    stroke: var(--board-danger);
    stroke-width: 1.5;
  }
  .danger,
  .barred {
    fill: var(--board-danger);
    stroke: var(--board-danger-light);
    stroke-width: 0.8;
    stroke-linecap: round;
  }
  .barred {
    fill: var(--board-danger-light);
    stroke: var(--board-danger);
    stroke-width: 1;
  }
  .pieces {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .piece {
    position: absolute;
    inline-size: 20%;
    block-size: 20%;
    padding: 1.7cqmin;
    translate: calc(var(--column) * 100%) calc(var(--row) * 100%);
  }
  .piece svg {
    position: static;
    display: block;
    filter: drop-shadow(0 0.5cqmin 0.5cqmin rgb(30 14 4 / 0.42));
  }
  .piece.selected {
    scale: 1.08;
  }
  .piece.pending {
    opacity: 0.72;
  }
  .piece.dragged {
    z-index: 1;
    scale: 1.12;
  }
  .piece[data-column='0'] {
    --column: 0;
  }
  .piece[data-column='1'] {
    --column: 1;
  }
  .piece[data-column='2'] {
    --column: 2;
  }
  .piece[data-column='3'] {
    --column: 3;
  }
  .piece[data-column='4'] {
    --column: 4;
  }
  .piece[data-row='0'] {
    --row: 0;
  }
  .piece[data-row='1'] {
    --row: 1;
  }
  .piece[data-row='2'] {
    --row: 2;
  }
  .piece[data-row='3'] {
    --row: 3;
  }
  .piece[data-row='4'] {
    --row: 4;
  }
  [role='grid'] {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template-rows: repeat(5, 1fr);
  }
  [role='row'] {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
  }
  [role='gridcell'] {
    display: grid;
  }
  button {
    appearance: none;
    border: 0;
    padding: 0;
    margin: 0;
    background: none;
    border-radius: 50%;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  button[data-movable] {
    cursor: grab;
    touch-action: none;
  }
  :host([disabled]) button {
    cursor: default;
  }
  /* A square, where all other marks are round. */
  button:focus-visible {
    border-radius: 18%;
    outline: max(3px, 0.9cqmin) solid var(--board-mark);
    outline-offset: max(-3px, -0.9cqmin);
    box-shadow:
      inset 0 0 0 max(5px, 1.5cqmin) var(--board-mark-edge),
      0 0 0 2px var(--board-mark-edge);
  }
  @media (hover: hover) {
    :host([at-turn]) button:hover:not(:focus-visible) {
      box-shadow: inset 0 0 0 max(2px, 0.6cqmin)
        color-mix(in srgb, var(--board-mark) 70%, transparent);
    }
  }
  @media (forced-colors: active) {
    .frame {
      --board-line: CanvasText;
      --board-line-light: Canvas;
      --board-coordinate: CanvasText;
      --board-mark: CanvasText;
      --board-mark-edge: Canvas;
      --board-hint: CanvasText;
      --board-plan: CanvasText;
      background: Canvas;
      border: 2px solid CanvasText;
    }
    :host([at-turn]) .frame {
      border: 4px solid Highlight;
    }
    .target,
    .halo {
      fill: Highlight;
      stroke: CanvasText;
    }
    .target-ring {
      stroke: CanvasText;
    }
    button:focus-visible {
      outline-color: Highlight;
    }
  }
`;
