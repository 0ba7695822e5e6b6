/** The base of every element that shows text: it renders again when the language changes. */
import { LitElement } from 'lit';
import { onLocaleChange } from './locale.ts';

export class LocalizedElement extends LitElement {
  #stopListening: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopListening = onLocaleChange(() => {
      this.requestUpdate();
    });
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening?.();
  }
}
