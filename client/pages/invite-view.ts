/** `<invite-view>`: a match that waits for its second player, as its host, the invited and others see it. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { NAME_LENGTH } from '../../shared/wire/protocol.ts';
import '../elements/connection-banner.ts';
import '../elements/rules-summary.ts';
import type { MatchView } from '../match/controller.ts';
import { signalPage } from '../match/page-signal.ts';
import { formatInvitePath, formatMatchPath } from '../routing/route.ts';
import { settings } from '../settings/settings.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { nameOfSeat } from '../text/sentences.ts';
import { controlStyles } from '../theme/controls.ts';
import { renderDeviceLink } from './about-match.ts';
import './link-field.ts';
import { sayClock } from './match-line.ts';
import { pageStyles } from './page-styles.ts';
import './qr-code.ts';
import './role-table.ts';

/**
 * @fires seat-wanted - the second seat is asked for
 * @fires ready-change - the host is ready
 * @fires cancel-wanted - the host takes the invitation back
 */
@customElement('invite-view')
export class InviteView extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    css`
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
      main {
        display: grid;
        gap: clamp(20px, 4vw, 40px);
        align-items: start;
        margin-block-start: clamp(8px, 3vw, 28px);
      }
      .main,
      .side {
        display: grid;
        gap: 18px;
        min-inline-size: 0;
      }
      .share {
        display: grid;
        gap: 18px;
      }
      .links {
        display: grid;
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
        display: flex;
        align-items: center;
        min-block-size: var(--tap);
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
        .share {
          grid-template-columns: minmax(0, 1fr) auto;
        }
      }
      @media (min-width: 860px) {
        main {
          grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
        }
      }
    `,
  ];

  @property({ attribute: false }) view: MatchView | null = null;
  @property({ attribute: false }) matchId = '';
  /** The invitation's secret: the host's own, or what the link brought. */
  @property({ attribute: false }) invite: string | null = null;
  /** The secret of the seat held here. */
  @property({ attribute: false }) token: string | null = null;
  @property({ type: Boolean }) joining = false;
  /** Why the seat could not be taken, in words. */
  @property() refusal = '';

  protected override updated(): void {
    signalPage(text().title.invite);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { view } = this;
    if (view === null) return nothing;
    return html`<div class="page">
      <header>
        <a class="mark" href="/">${text().appName}</a>
        <connection-banner .state=${view.connection}></connection-banner>
      </header>
      <main>
        <div class="main">
          ${view.viewer === 'host' ? this.#renderHost(view) : this.#renderInvited(view)}
        </div>
        <div class="side">${this.#renderFacts(view)}</div>
      </main>
    </div>`;
  }

  #renderHost(view: MatchView): TemplateResult {
    const { invite } = text();
    const { isPublic, allowsSpectators, mode } = view.match.setup;
    const watch = location.origin + formatMatchPath(this.matchId);
    const link =
      this.invite === null ? watch : location.origin + formatInvitePath(this.matchId, this.invite);
    return html`<h1>${isPublic ? invite.titlePublic : invite.title}</h1>
      <p class="lead">${isPublic ? invite.leadPublic : invite.lead}</p>
      <div class="share card">
        <div class="links">
          <link-field
            shareable
            primary
            .label=${invite.link}
            .link=${link}
            .shareText=${invite.shareText(mode)}
          ></link-field>
          ${
            allowsSpectators
              ? html`<link-field .label=${invite.watchLink} .link=${watch}></link-field>`
              : nothing
          }
        </div>
        <qr-code .text=${link} .label=${invite.qr}></qr-code>
      </div>
      ${this.#renderReady(view)}`;
  }

  #renderReady(view: MatchView): TemplateResult {
    const { invite } = text();
    const isReady = view.presence.host.ready;
    return html`<div class="actions">
        <button
          class="button primary"
          type="button"
          ?disabled=${isReady}
          @click=${this.#firing('ready-change')}
        >
          ${isReady ? `✓ ${invite.isReady}` : invite.ready}
        </button>
        <button class="button" type="button" @click=${this.#firing('cancel-wanted')}>
          ${invite.cancel}
        </button>
      </div>
      <p class="lead">${invite.readyHint}</p>
      ${renderDeviceLink(this)}`;
  }

  #renderInvited(view: MatchView): TemplateResult {
    const { invite } = text();
    const { match, presence } = view;
    const host = nameOfSeat(match, 'host');
    const mayTake = match.setup.isPublic || this.invite !== null;
    const isHere = presence.host.connected;
    return html`<h1>${mayTake ? invite.invited(host) : invite.waitsForSecond(host)}</h1>
      ${
        view.connection === 'local'
          ? nothing
          : html`<p class="here ${isHere ? 'connected' : ''}" role="status">
              ${isHere ? invite.hostHere : invite.hostAway}
            </p>`
      }
      ${mayTake ? this.#renderTake() : html`<p class="lead">${invite.needsInvite}</p>`}
      <p class="lead">${mayTake ? invite.takeHint : invite.watchInstead}</p>`;
  }

  #renderTake(): TemplateResult {
    const { invite, form } = text();
    return html`<div class="card links">
      <label class="field">
        <span>${form.name} <small>(${form.nameHint})</small></span>
        <input
          autocomplete="nickname"
          maxlength=${NAME_LENGTH}
          .value=${settings.current.name}
          @change=${(event: Event) => {
            settings.change({ name: (event.target as HTMLInputElement).value.trim() });
          }}
        />
      </label>
      <p class="fault" role="alert" ?hidden=${this.refusal === ''}>${this.refusal}</p>
      <button
        class="button primary"
        type="button"
        ?disabled=${this.joining}
        @click=${this.#firing('seat-wanted')}
      >
        ${this.joining ? invite.taking : invite.take}
      </button>
    </div>`;
  }

  #renderFacts({ match, viewer }: MatchView): TemplateResult {
    const { invite, form, rulesets } = text();
    const { mode, ruleset, clockMs } = match.setup;
    return html`<h2>${invite.roles}</h2>
      <role-table .setup=${match.setup} .viewer=${viewer}></role-table>
      <p class="facts">
        ${[form.modes[mode], sayClock(clockMs), rulesets[ruleset.name]].join(' · ')}
      </p>
      <h2>${text().rules.title}</h2>
      <rules-summary .mode=${mode} .ruleset=${ruleset}></rules-summary>`;
  }

  #firing(name: string): () => void {
    return () => this.dispatchEvent(new Event(name, { bubbles: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'invite-view': InviteView;
  }
}
