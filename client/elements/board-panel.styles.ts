/** How a board and its facts share any space: facts above, or beside where there is more width. */
import { css } from 'lit';

export const panelStyles = css`
  :host {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    container-type: size;
  }
  .panel {
    --facts: 46px;
    --board: min(100cqw, 100cqh - var(--facts));
    --clock-size: 1.12rem;
    display: grid;
    grid-template: var(--facts) var(--board) / var(--board);
    place-content: center;
    inline-size: 100cqw;
    block-size: 100cqh;
    color: var(--ink);
    font: 500 0.8125rem/1.2 var(--sans);
  }
  .facts {
    min-inline-size: 0;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 3px;
    padding-inline: 2px;
  }
  .row {
    display: flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
    white-space: nowrap;
  }
  .title {
    display: flex;
    align-items: center;
    gap: 5px;
    min-inline-size: 0;
    margin: 0;
    font: 600 0.95rem/1.1 var(--serif);
  }
  .title svg {
    flex: none;
    inline-size: 1.35em;
    block-size: 1.35em;
  }
  .role,
  .last,
  .limit {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .role {
    font-family: var(--sans);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .push {
    margin-inline-start: auto;
  }
  .turn {
    border-radius: 99px;
    padding: 2px 8px;
    font-weight: 600;
    color: var(--ink-soft);
  }
  .turn:empty {
    display: none;
  }
  .turn.active {
    border: 1.5px solid var(--marigold);
    color: var(--marigold);
  }
  .turn.yours {
    border: 1.5px solid var(--marigold);
    background: var(--marigold);
    color: var(--on-marigold);
  }
  .tally {
    display: inline-flex;
    align-items: center;
    gap: 1px;
    margin: 0;
  }
  .tally svg,
  .hand svg {
    inline-size: 1.1em;
    block-size: 1.1em;
  }
  .tally .free {
    opacity: 0.24;
    filter: grayscale(1);
  }
  .hand {
    display: inline-flex;
    align-items: center;
    gap: 3px;
  }
  .hand b,
  .limit,
  .last {
    font-variant-numeric: tabular-nums;
  }
  .hand span,
  .limit,
  .last {
    color: var(--ink-soft);
  }
  .limit.warned {
    color: var(--vermilion);
    font-weight: 600;
  }
  .long {
    display: none;
  }
  .board {
    position: relative;
    min-inline-size: 0;
    min-block-size: 0;
  }
  .board.drawn bagh-board {
    filter: saturate(0.4) brightness(0.88);
  }
  /* Between two rows of points, so that little of the last position is hidden. */
  .outcome {
    position: absolute;
    inset-inline: 2.2%;
    inset-block-start: 40%;
    translate: 0 -50%;
    padding: 0.4em 0.8em;
    border-radius: 99px;
    background: var(--paper-raised);
    color: var(--ink);
    font-size: clamp(0.75rem, 3.2cqmin, 1.15rem);
    text-align: center;
    text-wrap: balance;
    box-shadow: 0 2px 16px rgb(0 0 0 / 0.4);
    pointer-events: none;
  }
  .outcome strong {
    font-family: var(--serif);
    font-size: 1.1em;
  }
  .pass {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 4%;
    display: grid;
    justify-content: center;
    pointer-events: none;
  }
  .pass .button {
    pointer-events: auto;
  }

  @container (min-width: 520px) and (min-height: 560px) {
    .panel {
      --facts: 72px;
      --clock-size: 1.6rem;
      font-size: 1rem;
    }
    .facts {
      gap: 6px;
    }
    .title {
      font-size: 1.3rem;
    }
    .role {
      font-size: 1rem;
    }
    .row {
      gap: 14px;
    }
    .short {
      display: none;
    }
    .long {
      display: inline;
    }
  }

  @container (min-aspect-ratio: 8/7) {
    .panel {
      --side: clamp(70px, 100cqw - 100cqh - 8px, 250px);
      --board: min(100cqh, 100cqw - var(--side) - 8px);
      grid-template: var(--board) / auto auto;
      column-gap: 8px;
    }
    .board {
      inline-size: var(--board);
    }
    .facts {
      order: var(--facts-order, 1);
      inline-size: var(--side);
      justify-content: space-between;
      padding: 4px 0;
    }
    .facts,
    .row,
    .title {
      flex-direction: column;
      align-items: var(--facts-align, start);
      gap: 6px;
      text-align: var(--facts-align, start);
    }
    .title {
      gap: 2px;
    }
    .title svg {
      inline-size: 2.2em;
      block-size: 2.2em;
    }
    .row {
      inline-size: 100%;
    }
    .push {
      margin: 0;
    }
    .turn {
      padding: 3px 6px;
      font-size: 0.75rem;
    }
    .turn:not(.active, .yours) {
      padding-inline: 0;
    }
    .role,
    .limit {
      white-space: normal;
    }
    .tally svg {
      inline-size: 0.95em;
      block-size: 0.95em;
    }
  }
  @container (min-aspect-ratio: 8/7) and (min-width: 560px) and (min-height: 400px) {
    .panel {
      column-gap: 20px;
      --board: min(100cqh, 100cqw - var(--side) - 20px);
    }
    .facts {
      justify-content: center;
      gap: 24px;
    }
    .row {
      gap: 12px;
    }
    .turn {
      padding: 4px 12px;
      font-size: 1rem;
    }
  }
`;
