/** What lies over or stands for a match that cannot be played here right now. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { LineState } from '../connection/connection.ts';
import type { Standing } from '../match/match-follower.ts';
import { text } from '../text/locale.ts';

export const standingStyles = css`
  .waiting,
  .overlay {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 14px;
    padding: 24px;
    text-align: center;
    font: 400 1.0625rem/var(--lines) var(--sans);
  }
  .waiting {
    min-block-size: calc(100svh - var(--above, 0px));
    color: var(--ink-soft);
  }
  .waiting p {
    margin: 0;
  }
  .overlay {
    position: fixed;
    inset: 0;
    z-index: 10;
    background: color-mix(in srgb, var(--paper) 88%, transparent);
    backdrop-filter: blur(3px);
  }
  .overlay h2 {
    margin: 0;
    font: 600 1.7rem/var(--tight) var(--serif);
  }
  .waiting h1 {
    margin: 0;
    font: inherit;
  }
  .overlay p {
    margin: 0;
    max-inline-size: 26rem;
    text-wrap: balance;
  }
`;

/** Until the match is here. */
export function renderWaiting(line: LineState): TemplateResult {
  const words = text().match;
  const isLost = line === 'offline' || line === 'closing';
  if (line === 'outdated') return renderOutdated();
  if (!isLost) return html`<main class="waiting"><p role="status">${words.opening}</p></main>`;
  return html`<main class="waiting">
    <h1>${words.unreachable}</h1>
    <a class="button" href="/">${text().problem.home}</a>
  </main>`;
}

export function renderOverlay(
  line: LineState,
  standing: Standing,
  playHere: () => void,
): TemplateResult | typeof nothing {
  if (line === 'outdated') return renderOutdated();
  if (standing !== 'replaced') return nothing;
  const { replaced } = text().match;
  return html`<div class="overlay" role="alertdialog" aria-labelledby="replaced">
    <h2 id="replaced">${replaced.title}</h2>
    <p>${replaced.text}</p>
    <button class="button primary" type="button" @click=${playHere}>${replaced.back}</button>
  </div>`;
}

function renderOutdated(): TemplateResult {
  const { outdated } = text().match;
  return html`<div class="overlay" role="alertdialog" aria-labelledby="outdated">
    <h2 id="outdated">${outdated.title}</h2>
    <p>${outdated.text}</p>
    <button
      class="button primary"
      type="button"
      @click=${() => {
        location.reload();
      }}
    >
      ${outdated.reload}
    </button>
  </div>`;
}
