/** `<settings-page>`: everything a person can set, at an address of its own. */
import { css, html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { signalPage } from '../match/page-signal.ts';
import '../settings/settings-fields.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { moreText } from '../text/more-text.ts';
import { controlStyles } from '../theme/controls.ts';
import './page-frame.ts';
import { pageStyles } from './page-styles.ts';

@customElement('settings-page')
export class SettingsPage extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    css`
      settings-fields {
        margin-block-start: 20px;
      }
    `,
  ];

  protected override updated(): void {
    signalPage(moreText().settings.title);
  }

  protected override render(): TemplateResult {
    return html`<page-frame has-language>
      <h1>${moreText().settings.title}</h1>
      <settings-fields class="card"></settings-fields>
    </page-frame>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-page': SettingsPage;
  }
}
