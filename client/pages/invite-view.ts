/** `<invite-view>`: a match that waits for its second player, as its host, the invited and others see it. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Seat } from '../../shared/match/seat.ts';
import { readName } from '../../shared/wire/name.ts';
import '../elements/confirm-dialog.ts';
import '../elements/connection-banner.ts';
import '../elements/rules-summary.ts';
import type { MatchView } from '../match/controller.ts';
import { signalPage } from '../match/page-signal.ts';
import { isLoopback } from '../routing/loopback.ts';
import { formatInvitePath, formatMatchPath } from '../routing/route.ts';
import { settings } from '../settings/settings.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { nameOfSeat, sayRefusal } from '../text/sentences.ts';
import { controlStyles } from '../theme/controls.ts';
import { renderDeviceLink } from './device-link.ts';
import { inviteStyles } from './invite-view.styles.ts';
import './link-field.ts';
import { sayClock } from './match-line.ts';
import { type NameChangeEvent, type NameField } from './name-field.ts';
import { pageStyles } from './page-styles.ts';
import './qr-code.ts';
import { type RenewedEvent } from './renew-button.ts';
import { renewInvitation } from './renewal.ts';
import './role-table.ts';

/** Said beside the field. */
const NAME_REFUSALS = ['bad-name', 'name-too-alike'] as const;

/**
 * @fires seat-wanted - the second seat is asked for
 * @fires ready-change - the host is ready
 * @fires cancel-wanted - the host takes the invitation back
 */
@customElement('invite-view')
export class InviteView extends LocalizedElement {
  static override readonly styles = [controlStyles, pageStyles, inviteStyles];

  @property({ attribute: false }) view: MatchView | null = null;
  @property({ attribute: false }) matchId = '';
  /** The invitation's secret: the host's own, or what the link brought. */
  @property({ attribute: false }) invite: string | null = null;
  /** The secret of the seat held here. */
  @property({ attribute: false }) token: string | null = null;
  @property({ type: Boolean }) joining = false;
  /** Why the seat could not be taken, in words. */
  @property() refusal = '';

  @state() private isCancelling = false;
  @query('name-field') private readonly nameField: NameField | null | undefined;
  /** As it was remembered: what is being typed is the field's alone. */
  readonly #name = settings.current.name;

  protected override updated(): void {
    signalPage(text().title.invite);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { view } = this;
    if (view === null) return nothing;
    return html`<div class="page">
      <header>
        <a class="mark" href="/"><img src="/icon.svg" alt="" />${text().appName}</a>
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
    const { invite } = moreText();
    const { isPublic, allowsSpectators, mode } = view.match.setup;
    const watch = location.origin + formatMatchPath(this.matchId);
    const link =
      this.invite === null ? watch : location.origin + formatInvitePath(this.matchId, this.invite);
    const isScanned = !isLoopback(location.hostname);
    return html`<h1>${isPublic ? invite.titlePublic : invite.title}</h1>
      <p class="lead">${isPublic ? invite.leadPublic : invite.lead}</p>
      <div class="share card ${isScanned ? 'scanned' : ''}">
        <div class="links">
          <link-field
            shareable
            primary
            .label=${invite.link}
            .link=${link}
            .shareText=${invite.shareText(mode)}
          ></link-field>
          ${this.#renderRenewal()}
          ${
            allowsSpectators
              ? html`<link-field .label=${invite.watchLink} .link=${watch}></link-field>`
              : nothing
          }
        </div>
        ${
          isScanned
            ? html`<qr-code .text=${link} .label=${invite.qr}></qr-code>`
            : html`<p class="lead">${invite.loopback}</p>`
        }
      </div>
      ${this.#renderReady(view)}`;
  }

  /** Who has come by a link that was meant for another is shut out by a new one. */
  #renderRenewal(): TemplateResult | typeof nothing {
    const { matchId, token, invite } = this;
    if (token === null || invite === null) return nothing;
    return html`<renew-button
      .renew=${() => renewInvitation(matchId, token)}
      @link-renewed=${this.#onInviteRenewed}
    ></renew-button>`;
  }

  #renderReady(view: MatchView): TemplateResult {
    const { invite } = moreText();
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
        <button class="button" type="button" @click=${this.#asking(true)}>${invite.cancel}</button>
      </div>
      <confirm-dialog
        danger
        .heading=${invite.cancelTitle}
        .detail=${invite.cancelDetail}
        .confirmLabel=${invite.cancelConfirm}
        ?open=${this.isCancelling}
        @dialog-confirm=${this.#firing('cancel-wanted')}
        @dialog-cancel=${this.#asking(false)}
      ></confirm-dialog>
      ${this.#renderRefusal()}
      <p class="lead">${invite.readyHint}</p>
      ${renderDeviceLink(this.matchId, this.token)}`;
  }

  #renderInvited(view: MatchView): TemplateResult {
    const { invite } = moreText();
    const { match, presence } = view;
    const host = nameOfSeat(match, 'host');
    const mayTake = this.#mayTake(view);
    const isHere = presence.host.connected;
    return html`<h1>${mayTake ? invite.invited(host) : invite.waitsForSecond(host)}</h1>
      ${
        view.connection === 'local'
          ? nothing
          : html`<p class="here ${isHere ? 'connected' : ''}" role="status">
              ${isHere ? invite.hostHere : invite.hostAway}
            </p>`
      }
      ${
        mayTake
          ? this.#renderTake()
          : html`${this.#renderRefusal()}
              <p class="lead">${invite.needsInvite}</p>`
      }
      <p class="lead">${mayTake ? invite.takeHint : invite.watchInstead}</p>`;
  }

  #renderRefusal(): TemplateResult {
    return html`<p class="fault" role="alert" ?hidden=${this.refusal === ''}>${this.refusal}</p>`;
  }

  #renderTake(): TemplateResult {
    const { invite } = moreText();
    const isAboutName = NAME_REFUSALS.some((code) => this.refusal === sayRefusal(code));
    return html`<div class="card links">
      <name-field
        .value=${this.#name}
        .refusal=${isAboutName ? this.refusal : ''}
        @name-change=${this.#onName}
      ></name-field>
      ${isAboutName ? nothing : this.#renderRefusal()}
      <button class="button primary" type="button" ?disabled=${this.joining} @click=${this.#onTake}>
        ${this.joining ? invite.taking : invite.take}
      </button>
    </div>`;
  }

  readonly #onName = ({ value }: NameChangeEvent): void => {
    const name = readName(value);
    if (name.ok) settings.change({ name: name.value });
  };

  readonly #onTake = (): void => {
    if (this.nameField?.check() === false) return;
    this.dispatchEvent(new Event('seat-wanted', { bubbles: true }));
  };

  readonly #onInviteRenewed = (event: RenewedEvent): void => {
    // Only a seat's new secret is the page's matter.
    event.stopPropagation();
    this.invite = event.secret;
  };

  #mayTake({ match, viewer }: MatchView): boolean {
    return viewer !== 'host' && (match.setup.isPublic || this.invite !== null);
  }

  /** The seat that is the viewer's, or would be. */
  #ownSeat(view: MatchView): Seat | null {
    if (view.viewer === 'host') return 'host';
    return this.#mayTake(view) ? 'guest' : null;
  }

  #renderFacts(view: MatchView): TemplateResult {
    const { invite, form } = moreText();
    const { rulesets } = text();
    const { setup } = view.match;
    const { mode, ruleset, clockMs } = setup;
    return html`<h2>${invite.roles}</h2>
      <role-table .setup=${setup} .own=${this.#ownSeat(view)}></role-table>
      <p class="facts">
        ${[form.modes[mode], sayClock(clockMs), rulesets[ruleset.name]].join(' · ')}
      </p>
      <h2>${text().rules.title}</h2>
      <rules-summary .mode=${mode} .ruleset=${ruleset}></rules-summary>`;
  }

  #asking(isCancelling: boolean): () => void {
    return () => {
      this.isCancelling = isCancelling;
    };
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
