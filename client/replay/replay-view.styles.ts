/** How a replay is set: the boards fill the window, what belongs to them lies below. */
import { css } from 'lit';

export const viewStyles = css`
  .stage {
    /* What lies below peeps out, so that nobody overlooks it. */
    block-size: calc(100svh - 20px);
    min-block-size: 320px;
  }
  .head {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 10px;
    min-inline-size: 0;
  }
  .home {
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: var(--tap);
    block-size: var(--tap);
    margin-block: -8px;
  }
  .home img {
    inline-size: 28px;
    block-size: 28px;
  }
  .head h1 {
    min-inline-size: 0;
    font: 600 1rem/var(--snug) var(--sans);
    letter-spacing: 0;
  }
  .outcome {
    flex: none;
    margin-inline-start: auto;
    padding-inline-end: 8px;
    font: 700 0.875rem/var(--snug) var(--sans);
  }
  .below {
    inline-size: min(100%, 76rem);
    margin-inline: auto;
    padding: 20px clamp(16px, 4vw, 32px) 48px;
    border-block-start: 1px solid var(--rule);
  }
  .below:focus-visible {
    outline: none;
  }
  .note,
  .keys {
    color: var(--ink-soft);
  }
  .note {
    margin-block-end: 16px;
  }
  .keys {
    margin-block: 20px;
    font-size: 0.875rem;
  }
  .review {
    margin-block-end: 16px;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    align-items: start;
    gap: 16px;
  }
  .card {
    display: grid;
    gap: 14px;
    min-inline-size: 0;
  }
  .card :is(move-list, graded-move-list) {
    block-size: auto;
    max-block-size: 26rem;
  }
  @media (pointer: coarse), (hover: none) {
    .keys {
      display: none;
    }
  }
`;
