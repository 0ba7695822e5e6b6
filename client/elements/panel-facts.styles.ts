/** How the facts beside a board look, wherever they stand. */
import { css } from 'lit';

export const factsStyles = css`
  .title {
    display: flex;
    align-items: center;
    gap: max(4px, 0.3em);
    min-inline-size: 0;
    margin: 0;
    font: 600 var(--title-size) / var(--tight) var(--serif);
  }
  .title > svg {
    flex: none;
    align-self: center;
    inline-size: 1.35em;
    block-size: 1.35em;
  }
  .role {
    font: 600 0.8em/var(--tight) var(--sans);
  }
  .player {
    display: flex;
    align-items: center;
    gap: 3px;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  .player svg {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
  }
  .title > .role {
    flex: none;
  }
  .player .role,
  .limit {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    /* Signs above and below the line are not cut. */
    padding-block: 0.2em;
    margin-block: -0.2em;
  }
  .turn {
    flex: none;
    border: 1.5px solid transparent;
    border-radius: 10px;
    padding: 2px 6px;
    font-size: 0.92em;
    font-weight: 600;
    color: var(--ink-soft);
  }
  .brief {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  .brief svg {
    flex: none;
    inline-size: 1.2em;
    block-size: 1.2em;
  }
  .full {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .turn.active {
    border-color: var(--marigold);
    color: var(--marigold);
  }
  .turn.planned {
    border: 1.5px dashed var(--ink-soft);
    color: var(--ink);
  }
  .turn.yours {
    border-color: var(--marigold);
    background: var(--marigold);
    color: var(--on-marigold);
  }
  .tally,
  .hand {
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }
  .tally svg,
  .hand svg {
    display: block;
    inline-size: 1.2em;
    block-size: 1.2em;
  }
  .free {
    color: var(--rule);
  }
  .hand {
    gap: 4px;
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
  .limit.over {
    color: var(--ink);
  }
  .turn.over {
    border-color: var(--rule-strong);
    background: var(--paper-raised);
    color: var(--ink);
    font-weight: 700;
  }
  .limit.warned {
    color: var(--vermilion);
    font-weight: 600;
  }
  .last {
    margin-inline-start: auto;
  }
  .long {
    display: none;
  }
`;
