/** `<confirm-dialog>`: one question with its consequence, before something that cannot be undone. */
import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { text } from '../text/locale.ts';
import { DialogCancelEvent, Modal } from './modal.ts';

/** The question was answered with yes. */
export class DialogConfirmEvent extends Event {
  constructor() {
    super('dialog-confirm', { bubbles: true, composed: true });
  }
}

/**
 * The page sets `open` and takes it back on either event.
 *
 * @fires dialog-confirm - `DialogConfirmEvent`
 * @fires dialog-cancel - `DialogCancelEvent`: the other button, or Escape
 * @slot - more about the question
 */
@customElement('confirm-dialog')
export class ConfirmDialog extends Modal {
  /** The question. */
  @property() heading = '';
  /** What saying yes does. */
  @property() detail = '';
  /** The words on the button that says yes. */
  @property({ attribute: 'confirm-label' }) confirmLabel = '';
  /** Saying yes loses something. */
  @property({ type: Boolean }) danger = false;

  protected override renderContent(): TemplateResult {
    return html`<h2 id="heading">${this.heading}</h2>
      <p>${this.detail}</p>
      <slot></slot>
      <div class="actions">
        <button
          class="button ${this.danger ? 'danger' : 'primary'}"
          type="button"
          @click=${this.#onConfirm}
        >
          ${this.confirmLabel}
        </button>
        <button class="button quiet" type="button" data-first @click=${this.#onCancelButton}>
          ${text().dialog.cancel}
        </button>
      </div>`;
  }

  readonly #onConfirm = (): void => {
    this.dispatchEvent(new DialogConfirmEvent());
  };

  readonly #onCancelButton = (): void => {
    this.dispatchEvent(new DialogCancelEvent());
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'confirm-dialog': ConfirmDialog;
  }
  interface GlobalEventHandlersEventMap {
    'dialog-confirm': DialogConfirmEvent;
  }
}
