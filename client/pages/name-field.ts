/** `<name-field>`: the nickname one plays under, told at once where it cannot be used. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { NAME_UNITS, readName } from '../../shared/wire/name.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { moreText } from '../text/more-text.ts';
import { controlStyles } from '../theme/controls.ts';
import { pageStyles } from './page-styles.ts';

/** Another name was typed. */
export class NameChangeEvent extends Event {
  /** As typed. */
  readonly value: string;

  constructor(value: string) {
    super('name-change', { bubbles: true, composed: true });
    this.value = value;
  }
}

/** @fires name-change - `NameChangeEvent` with `value` */
@customElement('name-field')
export class NameField extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    css`
      .fault {
        margin-block-start: 6px;
        font-size: 0.9375rem;
      }
      [aria-invalid='true'] {
        border-color: var(--vermilion);
      }
    `,
  ];

  @property() value = '';
  /** Why the server refused the name, in words; `''` where it did not. */
  @property() refusal = '';

  /** What was typed was refused as it stands. */
  @state() private isRefused = false;
  @query('input') private readonly input: HTMLInputElement | undefined;

  override focus(): void {
    this.input?.focus();
  }

  /** Whether the name can be used; where it cannot, the keyboard is put where to mend it. */
  check(): boolean {
    const isFit = readName(this.value).ok;
    if (!isFit) this.focus();
    return isFit;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('refusal')) this.isRefused = this.refusal !== '';
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('refusal') && this.isRefused) this.focus();
  }

  protected override render(): TemplateResult {
    const { form } = moreText();
    const name = readName(this.value);
    const fault = name.ok ? (this.isRefused ? this.refusal : '') : form.nameFaults[name.error];
    return html`<label class="field">
        <span>${form.name} <small>(${form.nameHint})</small></span>
        <input
          autocomplete="nickname"
          maxlength=${NAME_UNITS}
          aria-invalid=${fault === '' ? 'false' : 'true'}
          aria-describedby=${fault === '' ? nothing : 'fault'}
          .value=${this.value}
          @input=${this.#onInput}
        />
      </label>
      <p id="fault" class="fault" role="alert" ?hidden=${fault === ''}>${fault}</p>`;
  }

  readonly #onInput = (event: Event): void => {
    this.value = (event.target as HTMLInputElement).value;
    this.isRefused = false;
    this.dispatchEvent(new NameChangeEvent(this.value));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'name-field': NameField;
  }
  interface GlobalEventHandlersEventMap {
    'name-change': NameChangeEvent;
  }
}
