/** `<privacy-page>`: what is kept of those who play and watch, where, and for how long. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { signalPage } from '../match/page-signal.ts';
import type { Prose } from '../text/catalogue.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { moreText } from '../text/more-text.ts';
import { ProseController } from '../text/prose.ts';
import { controlStyles } from '../theme/controls.ts';
import { openReport } from './open-report.ts';
import './page-frame.ts';
import { pageStyles } from './page-styles.ts';

@customElement('privacy-page')
export class PrivacyPage extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    css`
      .lead {
        margin-block-start: 16px;
      }
      h2 {
        margin-block: 28px 6px;
      }
      .actions {
        margin-block-start: 16px;
      }
    `,
  ];

  readonly #prose = new ProseController(this);

  protected override updated(): void {
    signalPage(this.#prose.words?.privacy.title ?? null);
  }

  protected override render(): TemplateResult {
    const { words } = this.#prose;
    return html`<page-frame>${words === null ? nothing : renderAll(words)}</page-frame>`;
  }
}

function renderAll({ privacy }: Prose): TemplateResult {
  const parts = [
    [privacy.server, privacy.serverText],
    [privacy.passing, privacy.passingText],
    [privacy.never, privacy.neverText],
    [privacy.browser, privacy.browserText],
    [privacy.seen, privacy.seenText],
    [privacy.deleting, privacy.deletingText],
  ] as const;
  return html`<h1>${privacy.title}</h1>
    <p class="lead">${privacy.lead}</p>
    ${parts.map(
      ([title, said]) =>
        html`<h2>${title}</h2>
          <p>${said}</p>`,
    )}
    <div class="actions">
      <button class="button" type="button" @click=${() => void openReport(null, null)}>
        ${moreText().settings.report}
      </button>
    </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'privacy-page': PrivacyPage;
  }
}
