/** `<lobby-list>`: who waits for an opponent, each one tap away from being played. */
import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { opponentOf, type Side } from '../../shared/rules/side.ts';
import type { MatchSummary, Seek } from '../../shared/wire/rest.ts';
import { drawPiece, pieceStyles } from '../elements/piece-art.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { controlStyles } from '../theme/controls.ts';
import { matchLineStyles, sayClock, sayRuleset } from './match-line.ts';
import type { LobbyEntry } from './match-starter.ts';
import { pageStyles } from './page-styles.ts';

/** So long after a line went away no button takes the tap that was meant for the one before. */
const GUARD_MS = 350;

/** Someone wants to play who waits. */
export class TakeWantedEvent extends Event {
  readonly entry: LobbyEntry;

  constructor(entry: LobbyEntry) {
    super('take-wanted', { bubbles: true });
    this.entry = entry;
  }
}

/** @fires take-wanted - `TakeWantedEvent` with `entry` */
@customElement('lobby-list')
export class LobbyList extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    pieceStyles,
    matchLineStyles,
    css`
      li {
        flex-wrap: nowrap;
      }
      .who {
        flex: 1 1 0;
      }
      .button {
        flex: none;
      }
      .empty {
        padding: 18px 16px;
        border: 1px dashed var(--rule-strong);
        border-radius: 12px;
      }
      .sides {
        display: flex;
        flex: none;
      }
      .sides svg {
        inline-size: 34px;
        block-size: 34px;
      }
      .sides svg + svg {
        margin-inline-start: -10px;
      }
    `,
  ];

  /** `null` until they are here. */
  @property({ attribute: false }) seeks: readonly Seek[] | null = null;
  @property({ attribute: false }) open: readonly MatchSummary[] = [];
  /** Said where nobody waits. */
  @property() empty = '';

  #shrunkAt = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('seeks') && !changed.has('open')) return;
    const before = idsOf(changed.get('seeks') ?? this.seeks, changed.get('open') ?? this.open);
    const now = idsOf(this.seeks, this.open);
    if (before.some((id) => !now.includes(id))) this.#shrunkAt = performance.now();
  }

  protected override render(): TemplateResult {
    const { seeks, open } = this;
    if (seeks === null || seeks.length + open.length === 0)
      return html`<p class="empty">${this.empty}</p>`;
    return html`<ul>
      ${repeat(
        entriesOf(seeks, open),
        (entry) => idOf(entry),
        (entry) => this.#renderEntry(entry),
      )}
    </ul>`;
  }

  #renderEntry(entry: LobbyEntry): TemplateResult {
    const { lobby, form } = moreText();
    const offer = entry.kind === 'seek' ? entry.seek : entry.match;
    const name = nameOf(entry);
    const side = ownSideIn(entry);
    return html`<li>
      ${renderSides(side)}
      <div class="who">
        <strong>${name === '' ? lobby.someone : name}</strong>
        <span>
          ${[
            form.modes[offer.mode],
            sayClock(offer.clockMs),
            sayRuleset(offer.ruleset),
            ...(side === null ? [] : [side === 'random' ? lobby.anySide : text().you(side)]),
          ].join(' · ')}
        </span>
      </div>
      <button
        class="button primary"
        type="button"
        aria-label=${lobby.playAgainst(name)}
        @click=${() => {
          this.#take(entry);
        }}
      >
        ${lobby.play}
      </button>
    </li>`;
  }

  #take(entry: LobbyEntry): void {
    if (performance.now() - this.#shrunkAt < GUARD_MS) return;
    this.dispatchEvent(new TakeWantedEvent(entry));
  }
}

/** Whoever waits at this moment comes first, then matches whose host may be elsewhere. */
function entriesOf(seeks: readonly Seek[], open: readonly MatchSummary[]): LobbyEntry[] {
  return [
    ...seeks.map((seek): LobbyEntry => ({ kind: 'seek', seek })),
    ...open.map((match): LobbyEntry => ({ kind: 'open', match })),
  ];
}

function idOf(entry: LobbyEntry): string {
  return entry.kind === 'seek' ? entry.seek.id : entry.match.id;
}

function idsOf(seeks: readonly Seek[] | null, open: readonly MatchSummary[]): readonly string[] {
  return [...(seeks ?? []), ...open].map(({ id }) => id);
}

function nameOf(entry: LobbyEntry): string {
  return entry.kind === 'seek' ? entry.seek.name : entry.match.host;
}

/** The side whoever takes it will have; `null` in a final, where it is both. */
function ownSideIn(entry: LobbyEntry): Side | 'random' | null {
  const taken = entry.kind === 'seek' ? entry.seek.side : entry.match.hostSide;
  return taken === null || taken === 'random' ? taken : opponentOf(taken);
}

function renderSides(side: Side | 'random' | null): TemplateResult {
  const pieces = [
    ...(side === 'goats' ? [] : (['tiger'] as const)),
    ...(side === 'tigers' ? [] : (['goat'] as const)),
  ];
  return html`<span class="sides" aria-hidden="true">
    ${pieces.map((kind) => html`<svg viewBox="0 0 100 100">${drawPiece(kind)}</svg>`)}
  </span>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'lobby-list': LobbyList;
  }
  interface GlobalEventHandlersEventMap {
    'take-wanted': TakeWantedEvent;
  }
}
