/** `<settings-dialog>`: the settings over whatever page is shown. */
import { html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { Modal } from '../elements/modal.ts';
import { moreText } from '../text/more-text.ts';
import './settings-fields.ts';

@customElement('settings-dialog')
export class SettingsDialog extends Modal {
  constructor() {
    super();
    this.addEventListener('dialog-cancel', () => {
      this.open = false;
    });
  }

  protected override renderContent(): TemplateResult {
    const words = moreText().settings;
    return html`<h2 id="heading">${words.title}</h2>
      <settings-fields></settings-fields>
      <div class="actions">
        <button class="button primary" type="button" @click=${this.#onDone}>${words.close}</button>
      </div>`;
  }

  readonly #onDone = (): void => {
    this.open = false;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-dialog': SettingsDialog;
  }
}
