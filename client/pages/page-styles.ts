/** What pages have in common: measure, cards, fields, quiet lists. */
import { css } from 'lit';

/** `.page`, `.card`, `.lead`, `.field`, `.fault`; used with `controlStyles`. */
export const pageStyles = css`
  :host {
    display: block;
  }
  .page {
    inline-size: min(100%, 68rem);
    margin-inline: auto;
    padding: clamp(16px, 4vw, 48px) clamp(16px, 4vw, 32px) 64px;
  }
  h1,
  h2,
  h3 {
    margin: 0;
    font-family: var(--serif);
    font-weight: 600;
    line-height: var(--tight);
    letter-spacing: var(--tracking);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  /* Korean is broken between words, not within them. */
  :host(:lang(ko)) :is(h1, h2, h3, p) {
    word-break: keep-all;
  }
  h1 {
    font-size: clamp(1.9rem, 1.3rem + 2.6vw, 3.2rem);
  }
  h2 {
    font-size: 1.35rem;
  }
  p {
    margin: 0;
  }
  a {
    color: var(--marigold);
    text-underline-offset: 0.18em;
  }
  .lead {
    color: var(--ink-soft);
    font-size: 1.0625rem;
    text-wrap: pretty;
  }
  .card {
    padding: clamp(16px, 3vw, 28px);
    border: 1px solid var(--rule);
    border-radius: 16px;
    background: var(--paper-raised);
    box-shadow: 0 1px 2px var(--shade);
  }
  .field {
    display: grid;
    gap: 6px;
    min-inline-size: 0;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  .field small {
    font-weight: 400;
    font-size: 0.875rem;
    color: var(--ink-soft);
  }
  input:not([type='radio'], [type='checkbox'], [type='range']),
  select {
    inline-size: 100%;
    min-block-size: var(--tap);
    padding: 8px 12px;
    border: 1.5px solid var(--rule-strong);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--ink);
    font: 400 1rem/var(--snug) var(--sans);
  }
  input:focus-visible,
  select:focus-visible {
    outline-offset: 0;
  }
  input[type='checkbox'] {
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
    flex: none;
    accent-color: var(--marigold);
  }
  .check {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: var(--tap);
    cursor: pointer;
  }
  .fault {
    color: var(--vermilion);
    font-weight: 600;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;
