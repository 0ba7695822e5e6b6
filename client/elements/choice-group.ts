/** `<choice-group>`: one of a few, as buttons side by side; radio buttons for keyboard and readers. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { controlStyles } from '../theme/controls.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly hint?: string;
}

/** Another choice was made. */
export class ChoiceEvent extends Event {
  readonly value: string;

  constructor(value: string) {
    super('choice', { bubbles: true });
    this.value = value;
  }
}

/** @fires choice - `ChoiceEvent` with `value` */
@customElement('choice-group')
export class ChoiceGroup extends LitElement {
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        display: block;
        min-inline-size: 0;
      }
      fieldset {
        min-inline-size: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0;
        margin-block-end: 6px;
        font: 600 0.9375rem/1.4 var(--sans);
      }
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      :host([even]) .choices {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
      }
      /* As wide as each other, and a new row where the words do not fit. */
      label {
        flex: 1 1 0;
        min-inline-size: max-content;
        position: relative;
        display: grid;
        align-content: center;
        justify-items: center;
        min-block-size: var(--tap);
        padding: 6px 8px;
        border: 1.5px solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper);
        font: 600 0.9375rem/1.25 var(--sans);
        text-align: center;
        cursor: pointer;
        touch-action: manipulation;
      }
      label:hover {
        border-color: var(--marigold);
      }
      label small {
        font-weight: 400;
        font-size: 0.8125rem;
        color: var(--ink-soft);
      }
      input {
        position: absolute;
        inset: 0;
        margin: 0;
        opacity: 0;
        cursor: pointer;
      }
      label:has(:checked) {
        border-color: var(--marigold);
        background: color-mix(in srgb, var(--marigold) 14%, var(--paper-raised));
        box-shadow: inset 0 0 0 1px var(--marigold);
      }
      label:has(:focus-visible) {
        outline: 3px solid var(--glow);
        outline-offset: 2px;
      }
      @media (forced-colors: active) {
        label:has(:checked) {
          outline: 2px solid Highlight;
        }
      }
    `,
  ];

  /** What is chosen among; read out, and shown above. */
  @property() label = '';
  @property({ attribute: false }) choices: readonly Choice[] = [];
  @property() value = '';
  /** All equally wide: where the quieter lines differ in length. */
  @property({ type: Boolean, reflect: true }) even = false;

  protected override render(): TemplateResult {
    return html`<fieldset>
      <legend>${this.label}</legend>
      <div class="choices">${this.choices.map((choice) => this.#renderChoice(choice))}</div>
    </fieldset>`;
  }

  #renderChoice({ value, label, hint }: Choice): TemplateResult {
    return html`<label>
      <input
        type="radio"
        name="choice"
        .value=${value}
        .checked=${value === this.value}
        @change=${() => this.dispatchEvent(new ChoiceEvent(value))}
      />
      <span>${label}</span>${hint === undefined ? nothing : html`<small>${hint}</small>`}
    </label>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'choice-group': ChoiceGroup;
  }
  interface GlobalEventHandlersEventMap {
    choice: ChoiceEvent;
  }
}
