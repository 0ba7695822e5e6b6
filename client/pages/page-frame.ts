/** `<page-frame>`: the way home above a quiet page, and the ways on below it. */
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { controlStyles } from '../theme/controls.ts';
import './page-footer.ts';
import { pageStyles } from './page-styles.ts';

/** @slot - the page itself */
@customElement('page-frame')
export class PageFrame extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    css`
      .page {
        max-inline-size: 46rem;
      }
      :host([wide]) .page {
        max-inline-size: 76rem;
      }
      .mark {
        display: inline-flex;
        align-items: center;
        gap: 10px;
        min-block-size: var(--tap);
        margin-block: -8px 16px;
        color: var(--ink);
        font: 600 1.25rem/var(--snug) var(--serif);
        text-decoration: none;
      }
      .mark img {
        inline-size: 36px;
        block-size: 36px;
      }
    `,
  ];

  /** The page itself has the choice of language, so its foot has none. */
  @property({ type: Boolean, attribute: 'has-language' }) hasLanguage = false;

  /** For pages that are more than words. */
  @property({ type: Boolean, reflect: true }) wide = false;

  protected override render(): TemplateResult {
    return html`<div class="page">
      <header>
        <a class="mark" href="/"><img src="/icon.svg" alt="" />${text().appName}</a>
      </header>
      <main><slot></slot></main>
      <page-footer ?has-language=${this.hasLanguage}></page-footer>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'page-frame': PageFrame;
  }
}
