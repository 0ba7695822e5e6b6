/** Buttons, fields and hidden text alike in every element and page. */
import { css } from 'lit';

/** `.button` with `.primary`, `.danger`, `.quiet`; `.hidden-text` is for screen readers alone. */
export const controlStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  .button {
    appearance: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-block-size: var(--tap);
    padding: 8px 18px;
    border: 1.5px solid var(--rule-strong);
    border-radius: var(--radius);
    background: var(--paper-raised);
    color: var(--ink);
    font: 600 1rem/var(--snug) var(--sans);
    text-decoration: none;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    transition:
      background 120ms,
      border-color 120ms;
  }
  .button:hover:not(:disabled) {
    border-color: var(--marigold);
  }
  .button:active:not(:disabled) {
    background: var(--paper-sunken);
  }
  .button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  .button.primary {
    background: var(--marigold);
    border-color: var(--marigold);
    color: var(--on-marigold);
  }
  .button.danger {
    background: var(--vermilion);
    border-color: var(--vermilion);
    color: var(--on-vermilion);
  }
  .button.primary:hover:not(:disabled),
  .button.danger:hover:not(:disabled) {
    filter: brightness(1.07);
  }
  .button.quiet {
    border-color: transparent;
    background: none;
  }
  :focus-visible {
    outline: 3px solid var(--glow);
    outline-offset: 2px;
  }
  .hidden-text {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none;
      animation: none;
    }
  }
`;
