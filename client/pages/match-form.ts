/** `<match-form>`: everything that can be chosen for a new match; what is usual is one tap away. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { CLOCK_PRESETS_MS } from '../../shared/match/setup.ts';
import { type ChoiceEvent } from '../elements/choice-group.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
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
import { SIDE_CHOICES } from '../routing/local-path.ts';
import { formStyles } from './match-form.styles.ts';
import { type NameChangeEvent, type NameField } from './name-field.ts';
import { pageStyles } from './page-styles.ts';

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
  static override readonly styles = [controlStyles, pageStyles, formStyles];

  /** The nickname used last. */
  @property() name = '';
  /** The request is on its way. */
  @property({ type: Boolean }) busy = false;
  /** The field that cannot be sent as it is. */
  @property({ attribute: false }) fault: ChoiceFault | null = null;
  /** Why the server made no match, in words. */
  @property() refusal = '';
  /** The refusal is about the name. */
  @property({ type: Boolean, attribute: 'name-refused' }) isNameRefused = false;

  /** The server is out of reach: the computer plays here unless told otherwise. */
  @property({ type: Boolean }) unreachable = false;

  @state() private choice: MatchChoice = DEFAULT_CHOICE;
  /** The fields that few change; loaded when they are first wanted. */
  @state() private options: typeof import('./form-options.ts') | null = null;
  @query('name-field') private readonly nameField: NameField | null | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('unreachable') && this.hasUpdated)
      this.choice = { ...this.choice, place: this.unreachable ? 'here' : 'online' };
  }

  protected override render(): TemplateResult {
    const { form } = moreText();
    const { mode, opponent } = this.choice;
    const isComputer = opponent === 'computer';
    return html`<form @submit=${this.#onSubmit}>
      ${this.#renderMode()}${this.#renderOpponent()}
      ${isComputer ? this.options?.renderStrengthFields(this.choice, this.#change) : nothing}
      ${mode === 'classic' && opponent !== 'local' ? this.#renderSide() : nothing}
      ${isComputer ? this.options?.renderPlaceFields(this.choice, this.#change) : nothing}
      ${this.#renderClock()} ${isPlayedHere(this.choice) ? nothing : this.#renderName()}
      <details @toggle=${this.#wantOptions}>
        <summary>
          ${form.more}<span class="chosen">${text().rulesets[this.choice.ruleset]}</span>
        </summary>
        <div>
          ${this.options?.renderRulesFields(this.choice, this.#change)}
          ${isMadeHere(this.choice) ? this.options?.renderHostFields(this.choice, this.#change) : nothing}
        </div>
      </details>
      ${this.#renderFault()}
      <button class="button primary" type="submit" ?disabled=${this.busy}>
        ${this.busy ? form.creating : this.#submitLabel()}
      </button>
    </form>`;
  }

  #renderMode(): TemplateResult {
    const { form } = moreText();
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
    const { form } = moreText();
    return html`<choice-group
      even
      class="opponents"
      .label=${form.opponent}
      .value=${this.choice.opponent}
      .choices=${OPPONENTS.map((value) => ({
        value,
        label: form.opponents[value],
        hint: form.opponentHints[value],
      }))}
      @choice=${({ value }: ChoiceEvent) => {
        const opponent = OPPONENTS.find((known) => known === value);
        if (opponent === 'computer') this.#wantOptions();
        if (opponent !== undefined) this.#change({ opponent });
      }}
    ></choice-group>`;
  }

  #renderClock(): TemplateResult {
    const { form } = moreText();
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
      ${moreText().form.customSeconds}
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
    const { form } = moreText();
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
    return html`<name-field
      .value=${this.name}
      .refusal=${this.isNameRefused ? this.refusal : ''}
      @name-change=${({ value }: NameChangeEvent) => {
        this.name = value;
      }}
    ></name-field>`;
  }

  #renderFault(): TemplateResult {
    const { form } = moreText();
    const { fault } = this;
    const sentence =
      fault === null
        ? this.isNameRefused
          ? ''
          : this.refusal
        : form.outOfBounds(form[fault], NUMBER_BOUNDS[fault].min, NUMBER_BOUNDS[fault].max);
    return html`<p class="fault" role="alert" ?hidden=${sentence === ''}>${sentence}</p>`;
  }

  #submitLabel(): string {
    const { form } = moreText();
    const labels = {
      link: form.create,
      anyone: form.seek,
      computer: text().computer.start,
      local: form.createLocal,
    };
    return labels[this.choice.opponent];
  }

  readonly #change = (change: Partial<MatchChoice>): void => {
    this.choice = { ...this.choice, ...change };
  };

  /** Without a line to the server they are not there, and what is usual is still to be had. */
  readonly #wantOptions = (): void => {
    import('./form-options.ts').then(
      (options) => {
        this.options = options;
      },
      () => {},
    );
  };

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (this.busy || this.nameField?.check() === false) return;
    this.dispatchEvent(new MatchWantedEvent({ ...this.choice, name: this.name }));
  };
}

/** Whoever makes the match decides who may see it; whoever is paired with anyone does not. */
function isMadeHere(choice: MatchChoice): boolean {
  return choice.opponent !== 'anyone' && !isPlayedHere(choice);
}

declare global {
  interface HTMLElementTagNameMap {
    'match-form': MatchForm;
  }
  interface GlobalEventHandlersEventMap {
    'match-wanted': MatchWantedEvent;
  }
}
