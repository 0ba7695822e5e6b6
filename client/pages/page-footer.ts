/** `<page-footer>`: the quiet pages, and the language. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../settings/language-choice.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { controlStyles } from '../theme/controls.ts';

@customElement('page-footer')
export class PageFooter extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      footer {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 4px 24px;
        margin-block-start: clamp(40px, 6vw, 72px);
        padding-block-start: 16px;
        border-block-start: 1px solid var(--rule);
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        gap: 0 24px;
      }
      a {
        display: inline-flex;
        align-items: center;
        min-inline-size: var(--tap);
        min-block-size: var(--tap);
        color: var(--marigold);
        text-underline-offset: 0.18em;
      }
    `,
  ];

  /** The page itself has the choice of language. */
  @property({ type: Boolean, attribute: 'has-language' }) hasLanguage = false;

  protected override render(): TemplateResult {
    const { settings, ways } = moreText();
    const { title, action } = text();
    return html`<footer>
      <nav aria-label=${settings.more}>
        <a href="/learn">${ways.learn}</a>
        <a href="/puzzles">${ways.puzzles}</a>
        <a href="/analysis">${ways.analysis}</a>
        <a href="/about">${title.about}</a>
        <a href="/settings">${action.settings}</a>
      </nav>
      ${this.hasLanguage ? nothing : html`<language-choice></language-choice>`}
    </footer>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'page-footer': PageFooter;
  }
}
