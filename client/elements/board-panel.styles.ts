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
    --clock-size: 1.15rem;
    --title-size: 1rem;
    display: grid;
    grid-template: var(--facts) var(--board) / var(--board);
    place-content: center;
    inline-size: 100cqw;
    block-size: 100cqh;
    color: var(--ink);
    font: 500 0.8125rem/var(--snug) var(--sans);
  }
  /* Wider than a small board: whose it is and who acts are never cut off. */
  .facts {
    inline-size: min(100cqw, max(var(--board), 370px));
    min-inline-size: 0;
    justify-self: center;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: center;
    align-items: center;
    gap: 3px 10px;
    padding: 0 2px 3px;
  }
  ply-clock {
    grid-area: 1 / 2 / span 2;
  }
  .who,
  .state {
    grid-column: 1;
    display: flex;
    align-items: center;
    gap: 4px 7px;
    min-inline-size: 0;
    max-inline-size: 100%;
    white-space: nowrap;
  }
  .board {
    position: relative;
    min-inline-size: 0;
    min-block-size: 0;
  }
  .board.drawn bagh-board {
    filter: saturate(0.4) brightness(0.88);
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

  /* One board on an upright phone: the height left over goes to its facts. */
  @container (max-aspect-ratio: 7/10) and (min-width: 370px) {
    .panel {
      --facts: 82px;
      --clock-size: 1.9rem;
      --title-size: 1.2rem;
      font-size: 0.9375rem;
    }
    .facts {
      row-gap: 9px;
      padding-block-end: 6px;
    }
  }
  @container (min-width: 520px) and (min-height: 560px) {
    .panel {
      --facts: 76px;
      --clock-size: 2rem;
      --title-size: 1.35rem;
      font-size: 1rem;
    }
    .facts {
      row-gap: 8px;
      padding-block-end: 8px;
    }
    .who,
    .state {
      column-gap: 16px;
    }
    .turn {
      padding: 2px 10px;
    }
    .short,
    .brief {
      display: none;
    }
    .full {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
    .long {
      display: inline;
    }
  }
  @container (min-width: 700px) and (min-height: 760px) {
    .panel {
      --facts: 92px;
      --clock-size: 2.5rem;
      --title-size: 1.6rem;
      font-size: 1.125rem;
    }
  }

  @container (min-aspect-ratio: 8/7) {
    .panel {
      --side: clamp(70px, 100cqw - 100cqh - 8px, var(--side-most, 190px));
      --board: min(100cqh, 100cqw - var(--side) - 8px);
      --clock-size: 1.15rem;
      grid-template: var(--board) / auto auto;
      column-gap: 8px;
    }
    .board {
      inline-size: var(--board);
    }
    .facts {
      order: var(--facts-order, 1);
      inline-size: var(--side);
      display: flex;
      flex-direction: column;
      justify-content: center;
      padding: 0;
    }
    .facts,
    .who,
    .state,
    .title {
      align-items: var(--facts-align, start);
      gap: 5px;
      text-align: var(--facts-align, start);
    }
    .who,
    .state,
    .title {
      flex-direction: column;
      white-space: normal;
    }
    .title {
      gap: 2px;
      max-inline-size: 100%;
    }
    /* A player's name is cut rather than broken. */
    .player .role {
      white-space: nowrap;
    }
    .title > svg {
      align-self: auto;
      inline-size: 2em;
      block-size: 2em;
    }
    .turn {
      max-inline-size: 100%;
    }
    .state {
      margin-block-start: 7px;
    }
    .turn {
      padding: 3px 5px;
      font-size: 0.6875rem;
    }
    .turn:not(.active, .yours, .over) {
      padding-inline: 0;
    }
    .tally {
      gap: 1px;
    }
    .tally svg {
      inline-size: 1em;
      block-size: 1em;
    }
    .last {
      margin: 0;
    }
  }
  @container (min-aspect-ratio: 8/7) and (min-width: 500px) {
    .panel {
      --clock-size: 1.9rem;
      --title-size: 1.2rem;
      --board: min(100cqh, 100cqw - var(--side) - 20px);
      column-gap: 20px;
      font-size: 1rem;
    }
    .facts,
    .who,
    .state {
      gap: 10px;
    }
    .turn {
      padding: 3px 10px;
      font-size: 1rem;
    }
  }
  @container (min-aspect-ratio: 8/7) and (min-width: 800px) and (min-height: 560px) {
    .panel {
      --side-most: 240px;
      --clock-size: 2.6rem;
      --title-size: 1.6rem;
      --board: min(100cqh, 100cqw - var(--side) - 32px);
      column-gap: 32px;
      font-size: 1.125rem;
    }
    .facts,
    .who,
    .state {
      gap: 16px;
    }
    .state {
      margin-block-start: 16px;
    }
  }
`;
