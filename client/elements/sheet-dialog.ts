/** `<sheet-dialog>`: anything worth a look of its own over the page: the moves, the rules. */
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { text } from '../text/locale.ts';
import './icon-button.ts';
import { DialogCancelEvent, Modal } from './modal.ts';

/**
 * The page sets `open` and takes it back on `dialog-cancel`.
 *
 * @fires dialog-cancel - `DialogCancelEvent`: the close button, or Escape
 * @slot - what is shown; it scrolls where it is long
 */
@customElement('sheet-dialog')
export class SheetDialog extends Modal {
  static override readonly styles = [
    ...Modal.styles,
    css`
      dialog {
        text-align: start;
      }
      dialog[open] {
        display: flex;
        flex-direction: column;
      }
      h2 {
        margin-inline-end: 40px;
        font-size: 1.5rem;
      }
      .content {
        overflow: auto;
        min-block-size: 0;
      }
    `,
  ];

  @property() heading = '';

  protected override renderContent(): TemplateResult {
    return html`<h2 id="heading">${this.heading}</h2>
      <div class="content"><slot></slot></div>
      <icon-button
        class="close"
        icon="close"
        label=${text().dialog.close}
        @click=${this.#onClose}
      ></icon-button>`;
  }

  readonly #onClose = (): void => {
    this.dispatchEvent(new DialogCancelEvent());
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'sheet-dialog': SheetDialog;
  }
}
