/** `<about-match>`: what is in force in a match, and its links: to watch, and for another device. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { browserTexts } from '../connection/kept-text.ts';
import '../elements/rules-summary.ts';
import { readSkill } from '../learn/kept-skill.ts';
import type { MatchView } from '../match/controller.ts';
import { formatEmbedPath, formatMatchPath, formatScreenPath } from '../routing/route.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { controlStyles } from '../theme/controls.ts';
import { renderDeviceLink } from './device-link.ts';
import './link-field.ts';
import { openReport } from './open-report.ts';
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
        font: 400 1rem/var(--lines) var(--sans);
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
      .hint {
        margin: 0;
        color: var(--ink-soft);
        font-size: 0.875rem;
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
    const { form } = moreText();
    const { rulesets, computer } = text();
    return html`<p class="facts-line">
        ${[form.modes[mode], sayClock(clockMs), rulesets[ruleset.name]].join(' · ')}
      </p>
      ${view.lacksTable ? html`<p class="facts-line">${computer.lacksTable}</p>` : nothing}
      ${renderSkill()}
      <rules-summary .mode=${mode} .ruleset=${ruleset}></rules-summary>
      ${view.match.setup.allowsSpectators ? this.#renderWatchLink() : nothing}
      ${renderDeviceLink(matchId, token)}
      <p>
        <a class="button quiet" href="/">${text().match.home}</a>
        <button
          class="button quiet"
          type="button"
          @click=${() => void openReport(view.match, matchId)}
        >
          ${moreText().settings.report}
        </button>
      </p>`;
  }

  #renderWatchLink(): TemplateResult | typeof nothing {
    if (this.matchId === null) return nothing;
    const { invite } = moreText();
    const { watching } = text();
    return html`<link-field
        shareable
        .label=${invite.watchLink}
        .link=${location.origin + formatMatchPath(this.matchId)}
      ></link-field>
      <details class="elsewhere">
        <summary>${watching.share}</summary>
        <a class="button" href=${formatScreenPath(this.matchId)}>${watching.screen}</a>
        <link-field
          .label=${watching.embed}
          .link=${frameOf(this.matchId)}
          .copyLabel=${watching.copyEmbed}
        ></link-field>
        <p class="hint">${watching.embedHint}</p>
      </details>`;
  }
}

/** Only who has chosen a skill loads the lessons' words. */
function renderSkill(): TemplateResult | typeof nothing {
  const skill = readSkill(browserTexts());
  if (skill === null) return nothing;
  void import('../learn/skill-line.ts');
  return html`<skill-line .skill=${skill}></skill-line>`;
}

/** What another site's page shows the match with. */
function frameOf(match: string): string {
  const address = location.origin + formatEmbedPath(match);
  return `<iframe src="${address}" title="Twin Tigers" width="560" height="360" style="border:0"></iframe>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'about-match': AboutMatch;
  }
}
