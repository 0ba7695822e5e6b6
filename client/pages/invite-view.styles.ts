/** How an invitation is laid out: the way in first, what is played beside or below it. */
import { css } from 'lit';

export const inviteStyles = css`
  .page {
    inline-size: min(100%, 60rem);
  }
  .mark {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--tap);
    color: var(--ink);
    font: 600 1.25rem/1 var(--serif);
    text-decoration: none;
  }
  .mark img {
    inline-size: 36px;
    block-size: 36px;
    margin-inline-end: 10px;
  }
  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(20px, 4vw, 40px);
    align-items: start;
    margin-block-start: clamp(8px, 3vw, 28px);
  }
  .main,
  .side {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
    min-inline-size: 0;
  }
  .share {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
  }
  .links {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    min-inline-size: 0;
  }
  .facts {
    margin: 0;
    color: var(--ink-soft);
  }
  details {
    border-block-start: 1px solid var(--rule);
    padding-block-start: 4px;
  }
  summary {
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  .here {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    color: var(--ink-soft);
    font-weight: 600;
  }
  .here::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    border: 2px solid var(--rule-strong);
  }
  .here.connected::before {
    border-color: var(--leaf);
    background: var(--leaf);
  }
  @media (min-width: 620px) {
    .share.scanned {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  @media (min-width: 860px) {
    main {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`;
