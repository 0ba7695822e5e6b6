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
  .short {
    display: inline;
  }
  .long {
    display: none;
  }
  .board {
    position: relative;
    min-inline-size: 0;
    min-block-size: 0;
  }
  .board.over bagh-board {
    filter: saturate(0.55) brightness(0.9);
  }
  .outcome,
  .pass {
    position: absolute;
    inset-inline: 4%;
    inset-block-start: 50%;
    translate: 0 -50%;
    display: grid;
    justify-items: center;
    padding: 10px 14px;
    border-radius: var(--radius);
    background: var(--paper-raised);
    color: var(--ink);
    text-align: center;
    text-wrap: balance;
    box-shadow: 0 4px 24px rgb(0 0 0 / 0.4);
    pointer-events: none;
  }
  .outcome strong {
    font: 600 clamp(1rem, 6cqmin, 1.7rem) / 1.15 var(--serif);
  }
  .pass {
    background: none;
    box-shadow: none;
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
      --side: clamp(78px, 100cqw - 100cqh - 10px, 250px);
      --board: min(100cqh, 100cqw - var(--side) - 8px);
      grid-template: var(--board) / var(--board) var(--side);
      column-gap: 8px;
    }
    :host([mirrored]) .panel {
      grid-template-columns: var(--side) var(--board);
    }
    .board {
      order: -1;
    }
    :host([mirrored]) .board {
      order: 1;
    }
    .facts,
    .row {
      flex-direction: column;
      align-items: flex-start;
      gap: 6px;
      white-space: normal;
    }
    .facts {
      justify-content: space-between;
      padding-block: 4px;
    }
    :host([mirrored]) .facts,
    :host([mirrored]) .row {
      align-items: flex-end;
      text-align: end;
    }
    .push {
      margin: 0;
    }
    .title {
      flex-wrap: wrap;
    }
    :host([mirrored]) .title {
      justify-content: flex-end;
    }
    .row {
      inline-size: 100%;
    }
    .turn {
      padding: 2px 7px;
      text-align: start;
    }
    .turn:not(.active, .yours) {
      padding-inline: 0;
    }
  }
  @container (min-aspect-ratio: 8/7) and (min-width: 700px) and (min-height: 560px) {
    .panel {
      column-gap: 24px;
      --board: min(100cqh, 100cqw - var(--side) - 24px);
    }
    .facts {
      justify-content: center;
      gap: 22px;
    }
    .row {
      gap: 12px;
    }
  }
`;
