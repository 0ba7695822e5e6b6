/** `<about-page>`: what the game is, the rules there are, what runs here, and where it comes from. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { RULESET_NAMES, RULESETS } from '../../shared/rules/ruleset.ts';
import type { About } from '../../shared/wire/rest.ts';
import { readAbout } from '../connection/rest.ts';
import { signalPage } from '../match/page-signal.ts';
import type { Prose } from '../text/catalogue.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { ProseController } from '../text/prose.ts';
import { controlStyles } from '../theme/controls.ts';
import { openReport } from './open-report.ts';
import './page-frame.ts';
import { pageStyles } from './page-styles.ts';

@customElement('about-page')
export class AboutPage extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    css`
      h2 {
        margin-block: 36px 10px;
      }
      h3 {
        margin-block: 22px 6px;
        font-size: 1.0625rem;
      }
      p + p,
      dl,
      .actions {
        margin-block-start: 12px;
      }
      .lead {
        margin-block-start: 16px;
      }
      dl {
        display: grid;
        gap: 14px;
        margin-block-end: 0;
      }
      dt {
        font-weight: 600;
      }
      dd {
        margin: 2px 0 0;
        color: var(--ink-soft);
      }
    `,
  ];

  /** `undefined` until the server has answered, `null` where it does not. */
  @state() private about: About | null | undefined;

  readonly #prose = new ProseController(this);

  override connectedCallback(): void {
    super.connectedCallback();
    void readAbout().then((about) => {
      this.about = about.ok ? about.value : null;
    });
  }

  protected override updated(): void {
    signalPage(text().title.about);
  }

  protected override render(): TemplateResult {
    const { words } = this.#prose;
    return html`<page-frame>${words === null ? nothing : this.#renderAll(words)}</page-frame>`;
  }

  #renderAll({ about }: Prose): TemplateResult {
    const { rules } = text();
    return html`<h1>${about.title}</h1>
      <p class="lead">${about.gameText}</p>
      <h2>${about.rules}</h2>
      <p>${rules.placing}</p>
      <p>${rules.tigers}</p>
      <p>${rules.aims}</p>
      <p>${rules.classic}</p>
      <p>${about.clock}</p>
      <h3>${about.finalRule}</h3>
      <p>${rules.final}</p>
      <h2>${about.rulesets}</h2>
      <p>${about.rulesetsText}</p>
      ${renderRulesets(about)}
      <h2>${about.sources}</h2>
      <p>${about.sourcesText}</p>
      <h2>${about.version}</h2>
      <p>${this.#sayVersion(about)}</p>
      <p>${about.licence}</p>
      <div class="actions">
        <a class="button" href="/privacy">${about.privacy}</a>
        <button class="button" type="button" @click=${() => void openReport(null, null)}>
          ${moreText().settings.report}
        </button>
      </div>`;
  }

  #sayVersion(words: Prose['about']): string {
    if (this.about === undefined) return '…';
    return this.about === null
      ? words.versionUnknown
      : words.versionLine(this.about.version, this.about.protocol);
  }
}

/** Each as its parameters say, so that the page cannot tell other rules than are played. */
function renderRulesets(words: Prose['about']): TemplateResult {
  const { rules, rulesets } = text();
  return html`<dl>
    ${RULESET_NAMES.map((name) => {
      const ruleset = RULESETS[name];
      const stuck = ruleset.goatsWithoutAction === 'pass' ? words.stuckPass : words.stuckLose;
      return html`<div>
        <dt>${rulesets[name]}</dt>
        <dd>${rules.limits(ruleset)} ${stuck}</dd>
      </div>`;
    })}
  </dl>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'about-page': AboutPage;
  }
}
