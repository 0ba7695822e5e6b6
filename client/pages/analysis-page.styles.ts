/** How the analysis board is set: the board first and large, what belongs to it beside or below. */
import { css } from 'lit';

export const analysisStyles = css`
  .lead {
    margin-block-start: 10px;
  }
  .desk {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
    align-items: start;
    gap: 16px;
    margin-block-start: 20px;
  }
  .stage {
    block-size: min(100vw, 78svh, 38rem);
    min-block-size: 340px;
  }
  .refusal {
    min-block-size: 1.5em;
    font-weight: 600;
    text-align: center;
  }
  .card {
    display: grid;
    gap: 12px;
    min-inline-size: 0;
  }
  h3 {
    font-size: 1.0625rem;
  }
  .closed {
    margin-block-start: 20px;
    border-color: var(--vermilion);
  }
  .closed .button {
    justify-self: start;
  }
  summary {
    min-block-size: var(--tap);
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  .kept {
    display: grid;
    gap: 8px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }
  .kept li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
  }
  .kept .button:first-child {
    justify-content: start;
    text-align: start;
    overflow-wrap: anywhere;
  }
  .keys {
    margin-block-start: 20px;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  @media (pointer: coarse), (hover: none) {
    .keys {
      display: none;
    }
  }
`;
