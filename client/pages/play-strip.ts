/** The strip over a match's head: the line's state, offers to answer, looking back. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { stateOf } from '../../shared/match/match.ts';
import '../elements/connection-banner.ts';
import type { MatchView } from '../match/controller.ts';
import { text } from '../text/locale.ts';
import { receivedOffers } from './offers.ts';
import type { Perform } from './play-act.ts';

export const stripStyles = css`
  [slot='banner']:not([hidden]) {
    display: grid;
  }
  .strip {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px 10px;
    min-block-size: var(--tap);
    padding: 0 8px;
    background: var(--paper-raised);
    border-block-end: 1px solid var(--rule);
    font: 600 0.9375rem/var(--snug) var(--sans);
    box-shadow: 0 2px 10px var(--shade);
  }
  connection-banner {
    min-block-size: 28px;
  }
  .strip span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .strip .button {
    flex: none;
    padding: 4px 12px;
    font-size: 0.9375rem;
  }
  @media (max-width: 400px) {
    .strip {
      gap: 6px;
      padding-inline: 6px;
      font-size: 0.8125rem;
    }
    .strip .button {
      padding-inline: 8px;
      font-size: 0.875rem;
    }
  }
  /* Three lines of it are no higher than the buttons beside. */
  @media (max-width: 360px) {
    .strip span {
      font-size: 0.75rem;
    }
  }
`;

export interface StripModel {
  readonly view: MatchView;
  readonly seen: number | null;
  readonly isGuarded: boolean;
  readonly perform: Perform;
}

/** One strip at a time, the most pressing one; `nothing` where all is well. */
export function renderStrip(model: StripModel): TemplateResult | typeof nothing {
  const { view } = model;
  if (view.connection !== 'online' && view.connection !== 'local')
    return html`<connection-banner .state=${view.connection}></connection-banner>`;
  return renderOffer(model) ?? renderSeen(model) ?? nothing;
}

function renderOffer({ view, isGuarded, perform }: StripModel): TemplateResult | undefined {
  const [offer] = receivedOffers(view);
  if (offer === undefined) return undefined;
  const words = text().match.draw;
  return html`<div class="strip" role="group" aria-label=${offer.sentence} ?inert=${isGuarded}>
    <span>${offer.sentence}</span>
    <button
      class="button primary"
      type="button"
      @click=${() => {
        perform({ kind: 'send', command: offer.accept });
      }}
    >
      ${words.accept}
    </button>
    <button
      class="button"
      type="button"
      @click=${() => {
        perform({ kind: 'send', command: offer.decline });
      }}
    >
      ${words.decline}
    </button>
  </div>`;
}

/** Only while the match goes on: who looks back must see that they do. */
function renderSeen({ view, seen, perform }: StripModel): TemplateResult | undefined {
  if (seen === null || stateOf(view.match) === 'ended') return undefined;
  const words = text().match.seen;
  return html`<div class="strip">
    <span>${words.at(seen, view.match.plies.length)}</span>
    <button
      class="button"
      type="button"
      @click=${() => {
        perform({ kind: 'see', plies: null });
      }}
    >
      ${words.live}
    </button>
  </div>`;
}
