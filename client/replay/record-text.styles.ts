/** The field of a record as text: to be filled, or only to be read. */
import { css } from 'lit';

export const recordTextStyles = css`
  textarea {
    inline-size: 100%;
    min-block-size: 9.5em;
    padding: 10px 12px;
    border: 1.5px solid var(--rule-strong);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--ink);
    font:
      400 0.875rem/1.5 ui-monospace,
      monospace;
    resize: vertical;
  }
  textarea[readonly] {
    border-color: var(--rule);
    background: var(--paper-sunken);
  }
`;
