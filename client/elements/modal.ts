/** What all dialogs share: a native `<dialog>` that follows the `open` property. */
import { html, type nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import { LocalizedElement } from '../text/localized-element.ts';
import { controlStyles } from '../theme/controls.ts';
import { dialogStyles } from './dialog.styles.ts';

/** A dialog was closed without choosing anything: Escape or its close button. */
export class DialogCancelEvent extends Event {
  constructor() {
    super('dialog-cancel', { bubbles: true, composed: true });
  }
}

/**
 * The base of dialogs: modal while `open`; closing by Escape only asks, by `dialog-cancel`. The
 * keyboard begins at what is marked `data-first`.
 */
export abstract class Modal extends LocalizedElement {
  static override readonly styles = [controlStyles, dialogStyles];

  @property({ type: Boolean, reflect: true }) open = false;
  @query('dialog') protected dialog: HTMLDialogElement | undefined;

  protected abstract renderContent(): TemplateResult | typeof nothing;

  protected override render(): TemplateResult {
    return html`<dialog aria-labelledby="heading" @cancel=${this.onCancel}>
      ${this.renderContent()}
    </dialog>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('open') || this.dialog === undefined) return;
    if (this.open && !this.dialog.open) {
      this.dialog.showModal();
      this.renderRoot.querySelector<HTMLElement>('[data-first]')?.focus();
    }
    if (!this.open && this.dialog.open) this.dialog.close();
  }

  protected readonly onCancel = (event: Event): void => {
    event.preventDefault();
    this.dispatchEvent(new DialogCancelEvent());
  };
}

declare global {
  interface GlobalEventHandlersEventMap {
    'dialog-cancel': DialogCancelEvent;
  }
}
