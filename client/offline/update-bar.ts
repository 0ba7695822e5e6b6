/** `<update-bar>`: says that a newer client can be loaded, where nobody is in the middle of a match. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { followNavigation } from '../routing/navigation.ts';
import { parseRoute, type Route } from '../routing/route.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { controlStyles } from '../theme/controls.ts';

/** Pages on which a match may be going on: nothing is offered there. */
const MATCH_PAGES: readonly Route['page'][] = ['match', 'screen', 'embed', 'local'];

/** One on a page, after all else; it loads nothing unless it is told to. */
@customElement('update-bar')
export class UpdateBar extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        position: sticky;
        inset-block-end: 0;
        z-index: 5;
        display: block;
      }
      aside {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 8px 16px;
        padding: 10px 16px max(10px, env(safe-area-inset-bottom));
        border-block-start: 1.5px solid var(--rule-strong);
        background: var(--paper-raised);
        color: var(--ink);
        font: 1rem/var(--lines) var(--sans);
      }
      p {
        margin: 0;
      }
      .buttons {
        display: flex;
        gap: 8px;
      }
    `,
  ];

  @state() private page: Route['page'] = parseRoute(location).page;
  /** Not now: not before the next version, or the next load. */
  @state() private isPutOff = false;
  #stopFollowing: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopFollowing = followNavigation(() => {
      this.page = parseRoute(location).page;
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopFollowing?.();
  }

  /** Offers it, whether or not an earlier one was put off. */
  offer(): void {
    this.isPutOff = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.isPutOff || MATCH_PAGES.includes(this.page)) return nothing;
    const { update, load, later } = text().offline;
    return html`<aside aria-labelledby="news">
      <p id="news" role="status">${update}</p>
      <div class="buttons">
        <button class="button primary" type="button" @click=${this.#onLoad}>${load}</button>
        <button class="button quiet" type="button" @click=${this.#onLater}>${later}</button>
      </div>
    </aside>`;
  }

  readonly #onLoad = (): void => {
    location.reload();
  };

  readonly #onLater = (): void => {
    this.isPutOff = true;
  };
}

export function offerUpdate(): void {
  const bar =
    document.querySelector('update-bar') ??
    document.body.appendChild(document.createElement('update-bar'));
  bar.offer();
}

declare global {
  interface HTMLElementTagNameMap {
    'update-bar': UpdateBar;
  }
}
