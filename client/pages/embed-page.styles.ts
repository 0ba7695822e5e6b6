/** How boards fill any frame from 200 × 200 up: names above, where it stands below, the rest is board. */
import { css } from 'lit';

export const embedStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    display: block;
    block-size: 100svh;
    overflow: hidden;
    background: var(--paper);
  }
  main {
    --line: 20px;
    position: relative;
    display: grid;
    grid-template: var(--line) minmax(0, 1fr) var(--line) / minmax(0, 1fr);
    gap: 3px;
    inline-size: 100%;
    block-size: 100%;
    padding: 5px 6px;
    color: var(--ink);
    font: 500 0.75rem/var(--snug) var(--sans);
  }
  header,
  footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-inline-size: 0;
    white-space: nowrap;
  }
  h1,
  p {
    margin: 0;
    padding-block: 0.2em;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  h1 {
    font: 600 0.875rem/var(--snug) var(--serif);
  }
  footer p {
    margin-inline-end: auto;
  }
  .product,
  .viewers {
    flex: none;
    color: var(--ink-soft);
  }
  .product {
    font-family: var(--serif);
  }
  ply-clock {
    flex: none;
    --clock-size: 0.875rem;
  }
  .boards {
    display: grid;
    gap: 6px;
    min-block-size: 0;
    grid-auto-rows: minmax(0, 1fr);
  }
  section {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-inline-size: 0;
    min-block-size: 0;
  }
  .board {
    grid-row: 2;
    min-inline-size: 0;
    min-block-size: 0;
    display: grid;
    place-items: center;
    container-type: size;
  }
  bagh-board {
    inline-size: min(100cqw, 100cqh);
    block-size: min(100cqw, 100cqh);
  }
  .sides {
    display: none;
    justify-content: space-between;
    gap: 8px;
    padding-block-end: 3px;
    white-space: nowrap;
  }
  .sides > span {
    display: flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
  }
  .sides > span > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .sides svg {
    flex: none;
    inline-size: 1.4em;
    block-size: 1.4em;
  }
  .without {
    grid-row: 1 / -1;
    align-self: center;
    padding: 8px;
    text-align: center;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
  /* The whole frame leads to the match. */
  .way {
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  .way:focus-visible {
    outline: 3px solid var(--glow);
    outline-offset: -3px;
  }
  @media (min-aspect-ratio: 1/1) {
    .two {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (max-width: 359px) {
    .product,
    .viewers {
      display: none;
    }
  }
  @media (min-width: 420px) and (min-height: 300px) {
    main {
      --line: 26px;
      padding: 8px 12px;
      font-size: 0.875rem;
    }
    h1 {
      font-size: 1.0625rem;
    }
    .sides {
      display: flex;
    }
  }
  @media (min-width: 420px) and (max-aspect-ratio: 1/1) and (max-height: 700px) {
    .two .sides {
      display: none;
    }
  }
`;
