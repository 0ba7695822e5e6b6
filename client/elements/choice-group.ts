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

/**
 * @fires choice - `ChoiceEvent` with `value`
 * @cssprop --pairs-from - where all are `even`: the width from which they stand two by two
 * @cssprop --row-from - the width from which all four stand in one row
 */
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
        font: 600 0.9375rem/var(--lines) var(--sans);
      }
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      /* One a row, two by two or all in one row: never three, with a fourth left over. */
      :host([even]) .choices {
        --pair: calc(50% - 3.5px);
        --quarter: calc(25% - 5px);
        --one-or-pair: max(var(--pair), min(100%, (var(--pairs-from, 19rem) - 100%) * 999));
        display: grid;
        grid-template-columns: repeat(
          auto-fit,
          minmax(
            clamp(var(--quarter), (var(--row-from, 42rem) - 100%) * 999, var(--one-or-pair)),
            1fr
          )
        );
      }
      :host([even]) label {
        min-inline-size: 0;
      }
      /* As wide as each other, and a new row where the words do not fit. */
      label {
        flex: 1 1 0;
        min-inline-size: fit-content;
        overflow-wrap: anywhere;
        position: relative;
        display: grid;
        align-content: center;
        justify-items: center;
        min-block-size: var(--tap);
        padding: 6px 8px;
        border: 1.5px solid var(--rule);
        border-radius: var(--radius);
        background: var(--paper);
        font: 600 0.9375rem/var(--snug) var(--sans);
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
