/** `<language-choice>`: the language of the page, each named in itself. */
import { moreText } from '../text/more-text.ts';
import { css, html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { LocalizedElement } from '../text/localized-element.ts';
import { type Locale } from '../text/locale.ts';
import { controlStyles } from '../theme/controls.ts';
import { LANGUAGES, settings } from './settings.ts';
import { SettingsController } from './settings-controller.ts';

/** Whoever cannot read the page finds their own here. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  ko: '한국어',
  ne: 'नेपाली',
};

@customElement('language-choice')
export class LanguageChoice extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      label {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 12px;
        font-weight: 600;
      }
      select {
        min-block-size: var(--tap);
        max-inline-size: 100%;
        padding: 8px 12px;
        border: 1.5px solid var(--rule-strong);
        border-radius: var(--radius);
        background: var(--paper-raised);
        color: var(--ink);
        font: 400 1rem/var(--lines) var(--sans);
      }
    `,
  ];

  readonly #settings = new SettingsController(this);

  protected override render(): TemplateResult {
    const words = moreText().settings;
    const { language } = this.#settings.current;
    return html`<label>
      ${words.language}
      <select .value=${live(language)} @change=${onChange}>
        ${LANGUAGES.map((value) =>
          value === 'system'
            ? html`<option value="system" ?selected=${language === value}>
                ${words.systemLanguage}
              </option>`
            : html`<option value=${value} lang=${value} ?selected=${language === value}>
                ${LANGUAGE_NAMES[value]}
              </option>`,
        )}
      </select>
    </label>`;
  }
}

function onChange(event: Event): void {
  const { value } = event.target as HTMLSelectElement;
  settings.change({ language: LANGUAGES.find((known) => known === value) ?? 'system' });
}

declare global {
  interface HTMLElementTagNameMap {
    'language-choice': LanguageChoice;
  }
}
