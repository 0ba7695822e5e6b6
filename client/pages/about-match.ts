/** `<about-match>`: what is in force in a match, and its links: to watch, and for another device. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../elements/rules-summary.ts';
import type { MatchView } from '../match/controller.ts';
import { formatMatchPath } from '../routing/route.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { controlStyles } from '../theme/controls.ts';
import { renderDeviceLink } from './device-link.ts';
import './link-field.ts';
import { sayClock } from './match-line.ts';

@customElement('about-match')
export class AboutMatch extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        display: block;
      }
      .facts-line {
        margin: 0 0 14px;
        color: var(--ink-soft);
        font: 400 1rem/1.4 var(--sans);
      }
      rules-summary {
        font-size: 1rem;
      }
      link-field,
      details {
        margin-block-start: 16px;
      }
      details link-field {
        margin-block: 4px 8px;
      }
      summary {
        padding-block: 10px;
        font-weight: 600;
        cursor: pointer;
      }
    `,
  ];

  @property({ attribute: false }) view: MatchView | null = null;
  /** On the server; `null` for a match played here. */
  @property({ attribute: false }) matchId: string | null = null;
  /** The secret of the seat held here. */
  @property({ attribute: false }) token: string | null = null;

  protected override render(): TemplateResult | typeof nothing {
    const { view, matchId, token } = this;
    if (view === null) return nothing;
    const { mode, ruleset, clockMs } = view.match.setup;
    const { form, rulesets, computer } = text();
    return html`<p class="facts-line">
        ${[form.modes[mode], sayClock(clockMs), rulesets[ruleset.name]].join(' · ')}
      </p>
      ${view.lacksTable ? html`<p class="facts-line">${computer.lacksTable}</p>` : nothing}
      <rules-summary .mode=${mode} .ruleset=${ruleset}></rules-summary>
      ${view.match.setup.allowsSpectators ? this.#renderWatchLink() : nothing}
      ${renderDeviceLink(matchId, token)}
      <p><a class="button quiet" href="/">${text().match.home}</a></p>`;
  }

  #renderWatchLink(): TemplateResult | typeof nothing {
    if (this.matchId === null) return nothing;
    return html`<link-field
      shareable
      .label=${text().invite.watchLink}
      .link=${location.origin + formatMatchPath(this.matchId)}
    ></link-field>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'about-match': AboutMatch;
  }
}
