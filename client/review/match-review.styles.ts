/** How a review is set: players side by side, the graph across, what it says below. */
import { css } from 'lit';

export const reviewStyles = css`
  :host {
    display: grid;
    gap: 18px;
    min-inline-size: 0;
  }
  progress {
    inline-size: 100%;
    block-size: 10px;
    accent-color: var(--marigold);
  }
  .soft {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .seats {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    gap: 12px;
  }
  .seat {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    gap: 4px 12px;
    padding: 14px 16px;
    border-radius: var(--radius);
    background: var(--paper-sunken);
    min-inline-size: 0;
  }
  .seat h3 {
    font-size: 1.0625rem;
  }
  .seat strong {
    font: 600 1.75rem/1 var(--serif);
    font-variant-numeric: tabular-nums;
  }
  .seat .soft {
    text-align: end;
  }
  .grades {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 14px;
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
    font-size: 0.875rem;
  }
  .sign {
    margin-inline-end: 3px;
    font-weight: 700;
  }
  .fine {
    color: var(--leaf);
  }
  .slip {
    color: var(--marigold);
  }
  .bad {
    color: var(--vermilion);
  }
  figure {
    display: grid;
    gap: 8px;
    margin: 0;
    min-inline-size: 0;
  }
  .graph {
    border-radius: var(--radius);
    cursor: pointer;
    touch-action: pan-y;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: clamp(150px, 24vw, 230px);
  }
  svg * {
    vector-effect: non-scaling-stroke;
  }
  .ground {
    fill: var(--paper-sunken);
  }
  .area {
    fill: color-mix(in srgb, var(--glow) 30%, transparent);
  }
  .middle {
    stroke: var(--rule-strong);
    stroke-dasharray: 2 4;
  }
  polyline {
    fill: none;
    stroke-width: 1.75;
    stroke-linejoin: round;
  }
  polyline.match {
    stroke: var(--ink);
    stroke-width: 2.5;
  }
  polyline.left,
  .key.left {
    stroke: var(--leaf);
    stroke-dasharray: 6 3;
  }
  polyline.right,
  .key.right {
    stroke: var(--vermilion);
    stroke-dasharray: 2 3;
  }
  .key.match {
    stroke: var(--ink);
    stroke-width: 2.5;
  }
  .dot {
    stroke-linecap: round;
    stroke-width: 11;
  }
  .rim {
    stroke: var(--paper);
    stroke-width: 14;
  }
  .turn {
    stroke: var(--vermilion);
  }
  line.now {
    stroke: var(--marigold);
    stroke-width: 1.5;
  }
  .dot.now {
    stroke: var(--marigold);
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .legend {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .legend svg {
    inline-size: 26px;
    block-size: 8px;
    flex: none;
  }
  .now-box {
    display: grid;
    gap: 4px;
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--marigold);
    min-block-size: 6.5em;
    align-content: start;
  }
  .race {
    font-weight: 600;
  }
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    gap: 12px 24px;
  }
  h3 {
    font-size: 1.0625rem;
  }
  .links {
    display: grid;
    margin: 4px 0 0;
    padding: 0;
    list-style: none;
  }
  .links button {
    appearance: none;
    inline-size: 100%;
    min-block-size: var(--tap);
    padding: 6px 8px;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  .links button:hover {
    background: color-mix(in srgb, var(--glow) 22%, transparent);
  }
  .links .where {
    color: var(--marigold);
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  summary {
    min-block-size: var(--tap);
    align-content: center;
    cursor: pointer;
    font-weight: 600;
  }
  details p + p {
    margin-block-start: 8px;
  }
`;
