/** How a match is set for a room: everything that is read is at least a 24th of the screen's height. */
import { css } from 'lit';

export const screenStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    display: block;
    block-size: calc(100svh - var(--above, 0px));
    overflow: hidden;
    background:
      radial-gradient(
        ellipse at 50% 0,
        color-mix(in srgb, var(--glow) 9%, transparent),
        transparent 62%
      ),
      var(--paper);
    color: var(--ink);
  }
  :host([resting]) {
    cursor: none;
  }
  main {
    /* One unit: a hundredth of the height each row of boards has. */
    --u: min((100svh - var(--above, 0px)) / 100, 0.62svw);
    position: relative;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: calc(0.4 * var(--u));
    block-size: 100%;
    padding: calc(0.6 * var(--u)) calc(2 * var(--u)) calc(1.1 * var(--u));
    font: 600 calc(4.6 * var(--u)) / var(--tight) var(--sans);
  }
  /* What is played, the clock in the middle of all, and who watches. */
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: calc(2 * var(--u));
    block-size: calc(7.7 * var(--u));
    font-size: calc(2.9 * var(--u));
    font-weight: 500;
    color: var(--ink-soft);
    white-space: nowrap;
  }
  .match {
    margin: 0;
    display: grid;
    line-height: var(--snug);
  }
  .match > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .product {
    color: var(--ink);
    font-family: var(--serif);
    font-weight: 600;
  }
  .viewers {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
    grid-column: 3;
    justify-self: end;
    margin-inline-end: 52px;
    font-variant-numeric: tabular-nums;
  }
  .viewers svg,
  .leave svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .viewers svg {
    inline-size: 1.3em;
    block-size: 1.3em;
  }
  .leave {
    position: absolute;
    inset: 4px 4px auto auto;
    z-index: 3;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 50%;
    color: var(--ink-soft);
  }
  .leave svg {
    inline-size: 22px;
    block-size: 22px;
  }
  :host([resting]) .leave:not(:focus-visible) {
    visibility: hidden;
  }
  connection-banner {
    position: absolute;
    inset: 0 0 auto;
    z-index: 2;
  }
  .boards {
    display: grid;
    gap: calc(2 * var(--u)) calc(3.5 * var(--u));
    min-block-size: 0;
    grid-auto-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
  }
  section {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
    gap: calc(0.9 * var(--u));
    min-inline-size: 0;
    min-block-size: 0;
  }
  .boards:not(.two) > section {
    justify-self: center;
    inline-size: min(100%, 88 * var(--u));
  }
  .board {
    display: grid;
    place-items: center;
    min-inline-size: 0;
    min-block-size: 0;
    container-type: size;
  }
  .board.drawn {
    filter: saturate(0.4) brightness(0.88);
  }
  bagh-board {
    inline-size: min(100cqw, 100cqh);
    block-size: min(100cqw, 100cqh);
  }
  .players,
  .tallies {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: center;
    gap: calc(1.2 * var(--u));
    block-size: calc(7.6 * var(--u));
    min-inline-size: 0;
    white-space: nowrap;
  }
  /* Each name takes what the other leaves. */
  .players {
    display: flex;
    justify-content: space-between;
  }
  .tallies {
    block-size: calc(5.7 * var(--u));
  }
  .player {
    flex: none;
    display: flex;
    align-items: center;
    gap: 0.3em;
    min-inline-size: 0;
    padding: 0 0.45em 0 0.25em;
    border: calc(0.4 * var(--u)) solid transparent;
    border-radius: 99em;
  }
  .player:has(.long) {
    flex: 0 1 auto;
  }
  .player.acts {
    border-color: var(--glow);
    background: color-mix(in srgb, var(--glow) 20%, var(--paper));
    font-weight: 800;
  }
  .player svg {
    flex: none;
    inline-size: 1.45em;
    block-size: 1.45em;
  }
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .name.long {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    font-size: 0.72em;
    line-height: var(--tight);
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ply-clock {
    --clock-size: calc(5.1 * var(--u));
    grid-column: 2;
  }
  .captured {
    display: flex;
    gap: 0.1em;
  }
  .captured svg,
  .hand svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
  .free {
    color: var(--rule-strong);
    opacity: 0.45;
  }
  .last {
    grid-column: 2;
    font-variant-numeric: tabular-nums;
    color: var(--ink-soft);
  }
  .hand {
    display: flex;
    align-items: center;
    gap: 0.25em;
    justify-self: end;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    font-variant-numeric: tabular-nums;
  }
  .band {
    position: absolute;
    inset: auto 0;
    inset-block-start: 50%;
    translate: 0 -50%;
    z-index: 1;
    display: grid;
    justify-items: center;
    gap: 0.2em;
    padding: 0.5em 1em;
    border-block: calc(0.5 * var(--u)) solid var(--glow);
    background: color-mix(in srgb, var(--paper-raised) 93%, transparent);
    text-align: center;
    text-wrap: balance;
    animation: come 420ms ease-out;
  }
  .band strong {
    font: 600 calc(13 * var(--u)) / var(--tight) var(--serif);
  }
  .band p {
    margin: 0;
    font-size: calc(5.4 * var(--u));
    font-weight: 500;
  }
  .opening {
    place-self: center;
    grid-row: 1 / -1;
    margin: 0;
    color: var(--ink-soft);
  }
  .hidden-text {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @keyframes come {
    from {
      opacity: 0;
    }
  }
  @media (min-aspect-ratio: 1/1) {
    .two {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (max-aspect-ratio: 1/1) {
    main {
      --u: min(0.55svh, 1.1svw);
    }
    header {
      font-size: calc(2.3 * var(--u));
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .band {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .player.acts {
      border-color: Highlight;
    }
  }
`;
