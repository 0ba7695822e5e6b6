/** `<live-list>`: matches being played, each a card with its boards as they stand, leading to where it is watched. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { BOARD_NAMES, type BoardName } from '../../shared/match/seat.ts';
import type { LiveMatch } from '../../shared/wire/rest.ts';
import { ICON_PATHS } from '../elements/icons.ts';
import '../elements/mini-board.ts';
import { formatMatchPath } from '../routing/route.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { nameMatch, sayClock, sayRuleset } from './match-line.ts';

@customElement('live-list')
export class LiveList extends LocalizedElement {
  static override readonly styles = css`
    :host {
      display: block;
    }
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr));
      gap: 14px;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    a {
      display: grid;
      gap: 10px;
      block-size: 100%;
      padding: 12px;
      box-sizing: border-box;
      border: 1px solid var(--rule);
      border-radius: 14px;
      background: var(--paper-raised);
      color: var(--ink);
      text-decoration: none;
      transition: border-color 120ms;
    }
    a:hover {
      border-color: var(--marigold);
    }
    a:focus-visible {
      outline: 3px solid var(--glow);
      outline-offset: 2px;
    }
    .boards {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 8px;
    }
    .boards.one mini-board {
      grid-column: 1 / -1;
      justify-self: center;
      inline-size: calc(50% - 4px);
    }
    .line {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: 10px;
      min-inline-size: 0;
    }
    strong {
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    .facts,
    .viewers {
      color: var(--ink-soft);
      font-size: 0.875rem;
    }
    .viewers {
      display: inline-flex;
      flex: none;
      align-items: center;
      gap: 4px;
      align-self: flex-start;
      font-variant-numeric: tabular-nums;
    }
    .viewers svg {
      inline-size: 18px;
      block-size: 18px;
      fill: none;
      stroke: currentColor;
      stroke-width: 1.8;
    }
    /* On a phone the words stand beside the boards. */
    @media (min-width: 380px) and (max-width: 560px) {
      a {
        grid-template-columns: minmax(0, 12.5rem) minmax(0, 1fr);
        align-items: center;
      }
      .boards.one mini-board {
        justify-self: center;
      }
      .line {
        flex-direction: column;
        gap: 2px;
      }
    }
    .empty {
      margin: 0;
      padding: 18px 16px;
      border: 1px dashed var(--rule-strong);
      border-radius: 12px;
      color: var(--ink-soft);
    }
  `;

  /** `null` until they are here. */
  @property({ attribute: false }) live: readonly LiveMatch[] | null = null;
  /** Said where nothing is played. */
  @property() empty = '';

  protected override render(): TemplateResult {
    const { live } = this;
    if (live === null || live.length === 0) return html`<p class="empty">${this.empty}</p>`;
    return html`<ul>
      ${repeat(
        live,
        ({ id }) => id,
        (match) => renderCard(match),
      )}
    </ul>`;
  }
}

function renderCard(match: LiveMatch): TemplateResult {
  const { home } = moreText();
  const facts = [sayClock(match.clockMs), sayRuleset(match.ruleset)];
  return html`<li>
    <a href=${formatMatchPath(match.id)} aria-label=${home.watchMatch(nameMatch(match))}>
      <div class="boards ${match.mode === 'final' ? '' : 'one'}">
        ${BOARD_NAMES.map((name) => renderBoard(match, name))}
      </div>
      <div>
        <div class="line">
          <strong>${nameMatch(match)}</strong>
          ${match.viewers === 0 ? nothing : renderViewers(match.viewers)}
        </div>
        <span class="facts">${facts.join(' · ')}</span>
      </div>
    </a>
  </li>`;
}

function renderBoard({ boards, lastPly }: LiveMatch, name: BoardName): TemplateResult {
  const position = boards[name];
  if (position === undefined) return html``;
  return html`<mini-board .position=${position} .lastPly=${lastPly[name] ?? null}></mini-board>`;
}

/** An eye and a number; the words are for those who do not see them. */
export function renderViewers(count: number): TemplateResult {
  const label = text().match.spectators(count);
  return html`<span class="viewers" role="img" aria-label=${label} title=${label}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICON_PATHS.watch} /></svg>${count}
  </span>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'live-list': LiveList;
  }
}
