/** How the sheet of phrases looks: everything within a thumb's reach. */
import { css } from 'lit';

export const talkStyles = css`
  :host {
    display: grid;
    /* As wide as the sheet, whatever width the field for words would like. */
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  .log {
    max-block-size: 9.5rem;
    margin: 0;
    padding: 8px 12px;
    overflow: auto;
    border-radius: var(--radius);
    background: var(--paper-sunken);
    list-style: none;
  }
  .log[hidden] {
    display: none;
  }
  .log li {
    overflow-wrap: anywhere;
  }
  .own b {
    color: var(--ink-soft);
  }
  .emotes,
  .phrases {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(8.4rem, 46%), 1fr));
    gap: 6px;
  }
  .emotes {
    grid-template-columns: repeat(4, 1fr);
  }
  .emotes .button {
    padding: 4px;
    font-size: 1.5rem;
    line-height: 1;
  }
  .phrases .button {
    padding: 6px 8px;
    font-size: 0.9375rem;
    text-wrap: balance;
  }
  form {
    display: flex;
    gap: 8px;
  }
  [name='words'] {
    flex: 1;
    min-inline-size: 0;
    min-block-size: var(--tap);
    padding: 8px 12px;
    border: 1.5px solid var(--rule-strong);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--ink);
    font: inherit;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 14px;
    min-block-size: var(--tap);
    cursor: pointer;
  }
  .check input {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
    accent-color: var(--marigold);
  }
  .note,
  .refusal {
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
  .refusal {
    color: var(--vermilion);
    font-weight: 600;
  }
  .refusal:empty {
    display: none;
  }
`;
