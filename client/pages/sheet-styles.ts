/** How what lies over a match is set; few rules, so they come with the boards. */
import { css } from 'lit';

export const sheetStyles = css`
  .moves {
    block-size: min(60svh, 460px);
    overflow: auto;
  }
  .record {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-block-start: 14px;
  }
  rules-summary {
    font-size: 1rem;
  }
  .result-note {
    margin: 0;
    color: var(--ink-soft);
    font: 400 0.9375rem/1.4 var(--sans);
  }
`;
