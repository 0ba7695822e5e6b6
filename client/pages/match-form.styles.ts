/** How the form for a new match is set. */
import { css } from 'lit';

export const formStyles = css`
  form {
    display: grid;
    gap: 18px;
  }
  .two {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    gap: 14px;
  }
  .opponents {
    --pairs-from: 14rem;
    --row-from: 32rem;
  }
  details {
    border-block: 1px solid var(--rule);
  }
  summary {
    display: flex;
    align-items: center;
    min-block-size: var(--tap);
    font-weight: 600;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  summary::after {
    content: '';
    inline-size: 9px;
    block-size: 9px;
    margin-inline: 12px 4px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -2px;
  }
  details[open] > summary::after {
    rotate: 225deg;
    translate: 0 2px;
  }
  summary .chosen {
    margin-inline-start: auto;
    font-weight: 400;
    color: var(--ink-soft);
  }
  details[open] > div {
    display: grid;
    gap: 14px;
    padding-block: 6px 16px;
  }
  .note,
  .check small {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .button {
    min-block-size: 52px;
    font-size: 1.0625rem;
  }
`;
