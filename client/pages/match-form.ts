/** `<match-form>`: everything that can be chosen for a new match; what is usual is one tap away. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { CLOCK_PRESETS_MS } from '../../shared/match/setup.ts';
import { NAME_LENGTH } from '../../shared/wire/protocol.ts';
import { type ChoiceEvent } from '../elements/choice-group.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { controlStyles } from '../theme/controls.ts';
import {
  type ChoiceFault,
  DEFAULT_CHOICE,
  fitToMode,
  type MatchChoice,
  NUMBER_BOUNDS,
  isPlayedHere,
  OPPONENTS,
} from './match-choice.ts';
import { renderPlaceFields, renderStrengthFields } from './computer-fields.ts';
import { SIDE_CHOICES } from '../routing/local-path.ts';
import { pageStyles } from './page-styles.ts';
import { renderRulesFields } from './rules-fields.ts';

/** Someone wants a match of this kind. */
export class MatchWantedEvent extends Event {
  readonly choice: MatchChoice;

  constructor(choice: MatchChoice) {
    super('match-wanted', { bubbles: true });
    this.choice = choice;
  }
}

/** @fires match-wanted - `MatchWantedEvent` with `choice` */
@customElement('match-form')
export class MatchForm extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    css`
      form {
        display: grid;
        gap: 18px;
      }
      .two {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
        gap: 14px;
      }
      details {
        border-block: 1px solid var(--rule);
      }
      summary {
        display: flex;
        align-items: center;
        min-block-size: var(--tap);
        font-weight: 600;
        font-size: 0.9375rem;
        cursor: pointer;
      }
      summary::after {
        content: '';
        inline-size: 9px;
        block-size: 9px;
        margin-inline: 12px 4px;
        border: solid currentColor;
        border-width: 0 2px 2px 0;
        rotate: 45deg;
        translate: 0 -2px;
      }
      details[open] > summary::after {
        rotate: 225deg;
        translate: 0 2px;
      }
      summary .chosen {
        margin-inline-start: auto;
        font-weight: 400;
        color: var(--ink-soft);
      }
      details[open] > div {
        display: grid;
        gap: 14px;
        padding-block: 6px 16px;
      }
      .note {
        color: var(--ink-soft);
        font-size: 0.875rem;
      }
      .button {
        min-block-size: 52px;
        font-size: 1.0625rem;
      }
    `,
  ];

  /** The nickname used last. */
  @property() name = '';
  /** The request is on its way. */
  @property({ type: Boolean }) busy = false;
  /** The field that cannot be sent as it is. */
  @property({ attribute: false }) fault: ChoiceFault | null = null;
  /** Why the server made no match, in words. */
  @property() refusal = '';

  /** The server is out of reach: the computer plays here unless told otherwise. */
  @property({ type: Boolean }) unreachable = false;

  @state() private choice: MatchChoice = DEFAULT_CHOICE;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('unreachable') && this.hasUpdated)
      this.choice = { ...this.choice, place: this.unreachable ? 'here' : 'online' };
  }

  protected override render(): TemplateResult {
    const { form } = text();
    const { mode, opponent } = this.choice;
    return html`<form @submit=${this.#onSubmit}>
      ${this.#renderMode()}${this.#renderOpponent()}
      ${opponent === 'computer' ? renderStrengthFields(this.choice, this.#change) : nothing}
      ${mode === 'classic' && opponent !== 'local' ? this.#renderSide() : nothing}
      ${opponent === 'computer' ? renderPlaceFields(this.choice, this.#change) : nothing}
      ${this.#renderClock()} ${isPlayedHere(this.choice) ? nothing : this.#renderName()}
      <details>
        <summary>
          ${form.more}<span class="chosen">${text().rulesets[this.choice.ruleset]}</span>
        </summary>
        <div>${renderRulesFields(this.choice, this.#change)}${this.#renderSpectators()}</div>
      </details>
      ${this.#renderFault()}
      <button class="button primary" type="submit" ?disabled=${this.busy}>
        ${this.busy ? form.creating : this.#submitLabel()}
      </button>
    </form>`;
  }

  #renderMode(): TemplateResult {
    const { form } = text();
    return html`<choice-group
      .label=${form.mode}
      .value=${this.choice.mode}
      .choices=${(['final', 'classic'] as const).map((value) => ({
        value,
        label: form.modes[value],
        hint: form.modeHints[value],
      }))}
      @choice=${({ value }: ChoiceEvent) => {
        this.choice = fitToMode(this.choice, value === 'classic' ? 'classic' : 'final');
      }}
    ></choice-group>`;
  }

  #renderOpponent(): TemplateResult {
    const { form } = text();
    return html`<choice-group
      .label=${form.opponent}
      .value=${this.choice.opponent}
      .choices=${OPPONENTS.map((value) => ({
        value,
        label: form.opponents[value],
        hint: form.opponentHints[value],
      }))}
      @choice=${({ value }: ChoiceEvent) => {
        const opponent = OPPONENTS.find((known) => known === value);
        if (opponent !== undefined) this.#change({ opponent });
      }}
    ></choice-group>`;
  }

  #renderClock(): TemplateResult {
    const { form } = text();
    const presets = CLOCK_PRESETS_MS.map((ms) => ms / 1000);
    const choices = [
      ...presets.map((s) => ({
        value: String(s),
        label: s < 120 ? form.seconds(s) : form.minutes(s / 60),
      })),
      { value: 'other', label: form.customClock },
      ...(this.choice.mode === 'classic' ? [{ value: 'none', label: form.untimed }] : []),
    ];
    return html`<choice-group
        .label=${form.clock}
        .value=${String(this.choice.clock)}
        .choices=${choices}
        @choice=${({ value }: ChoiceEvent) => {
          this.#change({ clock: value === 'other' || value === 'none' ? value : Number(value) });
        }}
      ></choice-group>
      ${this.choice.clock === 'other' ? this.#renderCustomClock() : nothing}`;
  }

  #renderCustomClock(): TemplateResult {
    const { min, max } = NUMBER_BOUNDS.customSeconds;
    return html`<label class="field">
      ${text().form.customSeconds}
      <input
        type="number"
        inputmode="numeric"
        required
        min=${min}
        max=${max}
        .value=${this.choice.customSeconds}
        @input=${(event: Event) => {
          this.#change({ customSeconds: (event.target as HTMLInputElement).value });
        }}
      />
    </label>`;
  }

  #renderSide(): TemplateResult {
    const { form } = text();
    return html`<choice-group
      .label=${form.side}
      .value=${this.choice.side}
      .choices=${SIDE_CHOICES.map((value) => ({ value, label: form.sides[value] }))}
      @choice=${({ value }: ChoiceEvent) => {
        const side = SIDE_CHOICES.find((known) => known === value);
        if (side !== undefined) this.#change({ side });
      }}
    ></choice-group>`;
  }

  #renderName(): TemplateResult {
    const { form } = text();
    return html`<label class="field">
      <span>${form.name} <small>(${form.nameHint})</small></span>
      <input
        autocomplete="nickname"
        maxlength=${NAME_LENGTH}
        .value=${this.name}
        @input=${(event: Event) => {
          this.name = (event.target as HTMLInputElement).value;
        }}
      />
    </label>`;
  }

  #renderSpectators(): TemplateResult | typeof nothing {
    if (isPlayedHere(this.choice)) return nothing;
    return html`<label class="check">
      <input
        type="checkbox"
        .checked=${this.choice.spectators}
        @change=${(event: Event) => {
          this.#change({ spectators: (event.target as HTMLInputElement).checked });
        }}
      />
      ${text().form.spectators}
    </label>`;
  }

  #renderFault(): TemplateResult {
    const { form } = text();
    const { fault } = this;
    const sentence =
      fault === null
        ? this.refusal
        : form.outOfBounds(form[fault], NUMBER_BOUNDS[fault].min, NUMBER_BOUNDS[fault].max);
    return html`<p class="fault" role="alert" ?hidden=${sentence === ''}>${sentence}</p>`;
  }

  #submitLabel(): string {
    const { form } = text();
    const labels = {
      link: form.create,
      public: form.createPublic,
      computer: text().computer.start,
      local: form.createLocal,
    };
    return labels[this.choice.opponent];
  }

  readonly #change = (change: Partial<MatchChoice>): void => {
    this.choice = { ...this.choice, ...change };
  };

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!this.busy) this.dispatchEvent(new MatchWantedEvent({ ...this.choice, name: this.name }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'match-form': MatchForm;
  }
  interface GlobalEventHandlersEventMap {
    'match-wanted': MatchWantedEvent;
  }
}
