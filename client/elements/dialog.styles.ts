/** Dialogs alike: a sheet of paper over a veil. */
import { css } from 'lit';

export const dialogStyles = css`
  dialog {
    inline-size: min(420px, calc(100vw - 32px));
    max-block-size: calc(100svh - 32px);
    padding: 28px 24px 20px;
    border: 1px solid var(--rule);
    border-radius: 16px;
    background: var(--paper-raised);
    color: var(--ink);
    font: 400 1rem/var(--lines) var(--sans);
    text-align: center;
    box-shadow: 0 24px 80px rgb(0 0 0 / 0.4);
  }
  dialog::backdrop {
    background: var(--veil);
  }
  dialog[open] {
    animation: rise 220ms cubic-bezier(0.2, 0.7, 0.2, 1);
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
  h2 {
    margin: 0 0 6px;
    font: 600 1.9rem/var(--tight) var(--serif);
    letter-spacing: var(--tracking);
    text-wrap: balance;
  }
  /* It takes the keyboard only to be read out. */
  h2:focus {
    outline: none;
  }
  p {
    margin: 0 0 18px;
    color: var(--ink-soft);
    text-wrap: balance;
  }
  .actions {
    display: grid;
    gap: 10px;
  }
  .close {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
  }
  /* A phone on its side. */
  @media (max-height: 480px) {
    dialog {
      padding: 18px 20px 14px;
    }
    h2 {
      font-size: 1.5rem;
    }
    p {
      margin-block-end: 10px;
    }
    .actions {
      grid-template-columns: 1fr 1fr;
      align-items: center;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    dialog[open] {
      animation: none;
    }
  }
`;
