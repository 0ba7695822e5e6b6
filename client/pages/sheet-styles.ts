/** How what lies over a match is set; few rules, so they come with the boards. */
import { css } from 'lit';

export const sheetStyles = css`
  .moves {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    max-block-size: 100%;
    font: 400 1rem/var(--lines) var(--sans);
  }
  .moves move-list {
    flex: 0 1 auto;
    min-block-size: 6rem;
    overflow: auto;
  }
  @media (hover: hover) {
    .moves[slot] move-list {
      --move-size: 34px;
    }
  }
  sheet-dialog .moves {
    max-block-size: min(64svh, 480px);
  }
  .moves .outcome {
    margin: 0;
    padding: 14px 16px;
    border-block-end: 1px solid var(--rule);
  }
  .moves .outcome strong {
    display: block;
    font: 600 1.35rem/var(--snug) var(--serif);
  }
  .moves .record {
    align-self: flex-start;
    margin: 12px 16px;
  }
  sheet-dialog .outcome,
  sheet-dialog .record {
    margin-inline: 0;
    padding-inline: 0;
  }
  sheet-dialog .record {
    padding-inline: 18px;
  }
  .result-note {
    margin: 0;
    color: var(--ink-soft);
    font: 400 0.9375rem/var(--lines) var(--sans);
  }
`;
