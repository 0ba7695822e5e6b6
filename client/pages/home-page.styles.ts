/** How the start page is set: words, form and boards first, then who waits and what is played. */
import { css } from 'lit';

export const homeStyles = css`
  :host {
    position: relative;
    overflow-x: clip;
  }
  /* The lines of the game, carved faintly into the paper. */
  .carving {
    position: absolute;
    inset-block-start: -220px;
    inset-inline-end: max(-340px, -24vw);
    z-index: -1;
    inline-size: 900px;
    block-size: 900px;
    rotate: 8deg;
    fill: none;
    stroke: var(--rule);
    stroke-width: 0.28;
    opacity: 0.42;
    pointer-events: none;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-block: -8px 16px;
  }
  .mark {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: var(--tap);
    color: var(--ink);
    font: 600 1.25rem/1 var(--serif);
    text-decoration: none;
  }
  .mark img {
    inline-size: 36px;
    block-size: 36px;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0 16px;
    margin-inline-start: auto;
    padding-inline: 8px;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: var(--tap);
    min-block-size: var(--tap);
    font-weight: 600;
  }
  .top {
    display: grid;
    grid-template: 'words' auto 'play' auto 'stage' auto / minmax(0, 1fr);
    gap: clamp(20px, 4vw, 36px) clamp(24px, 5vw, 56px);
    align-items: start;
  }
  .words {
    grid-area: words;
    display: grid;
    gap: 14px;
    align-content: start;
  }
  .words .lead {
    max-inline-size: 34rem;
  }
  .play {
    grid-area: play;
  }
  match-form[hidden] {
    display: none;
  }
  home-stage {
    grid-area: stage;
  }
  section {
    margin-block-start: clamp(32px, 5vw, 56px);
  }
  .own {
    margin-block: 8px clamp(24px, 4vw, 44px);
  }
  section > h2 {
    margin-block-end: 14px;
  }
  /* As high before its words are known as afterwards, however long they are. */
  .own li,
  .finished li {
    flex-wrap: nowrap;
    block-size: 72px;
  }
  .own .who,
  .finished .who {
    flex: 1 1 0;
  }
  .own .who > *,
  .finished .who > * {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    line-clamp: 1;
  }
  .won {
    color: var(--leaf);
    font-weight: 600;
  }
  .lists {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 clamp(24px, 4vw, 40px);
    align-items: start;
  }
  .notice {
    margin-block-end: 12px;
    color: var(--vermilion);
    font-weight: 600;
  }
  .finished {
    border-block: 1px solid var(--rule);
  }
  summary {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 52px;
    font: 600 1.125rem/var(--snug) var(--serif);
    cursor: pointer;
  }
  summary::after {
    content: '';
    inline-size: 9px;
    block-size: 9px;
    margin-inline: auto 6px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -2px;
  }
  details[open] > summary::after {
    rotate: 225deg;
    translate: 0 2px;
  }
  details[open] > ul {
    margin-block: 4px 16px;
  }
  @media (max-width: 560px) {
    .own li,
    .finished li {
      block-size: 96px;
    }
    .own .who > span,
    .finished .who > span {
      -webkit-line-clamp: 2;
      line-clamp: 2;
    }
  }
  @media (min-width: 860px) {
    .top {
      grid-template: 'words play' auto 'stage play' 1fr / minmax(0, 1fr) minmax(0, 27rem);
    }
    .words {
      padding-block-start: 20px;
    }
    /* Beside a long form the boards stay in sight. */
    home-stage {
      position: sticky;
      inset-block-start: 24px;
    }
    .lists {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    }
  }
  /* A desk with a large screen: larger boards rather than wider margins. */
  @media (min-width: 1600px) and (min-height: 900px) {
    .page {
      inline-size: min(100%, 88rem);
    }
    .top {
      grid-template-columns: minmax(0, 1fr) minmax(0, 30rem);
      column-gap: 80px;
    }
  }
`;
