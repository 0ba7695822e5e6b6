/** The fields that choose a ruleset, and each parameter of a custom one within its bounds. */
import { html, nothing, type TemplateResult } from 'lit';
import { RULESET_NAMES } from '../../shared/rules/ruleset.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { type CustomChoice, type MatchChoice, NUMBER_BOUNDS, REPETITIONS } from './match-choice.ts';

const RULES = [...RULESET_NAMES, 'custom'] as const;
/** The one hint there is: below the ruleset. */
const HINT_ID = 'ruleset-hint';
const STUCK = ['lose', 'pass'] as const;
type NumberKey = 'plyLimit' | 'quietLimit' | 'occurrences' | 'memory';

/** `change` takes what was chosen anew. */
export function renderRulesFields(
  { ruleset, custom }: MatchChoice,
  change: (change: Partial<MatchChoice>) => void,
): TemplateResult {
  const { form } = moreText();
  const { rulesets } = text();
  return html`${renderSelect(
    form.ruleset,
    RULES.map((value) => ({ value, label: rulesets[value] })),
    ruleset,
    (value) => {
      change({ ruleset: value });
    },
    form.rulesetHints[ruleset],
  )}
  ${
    ruleset === 'custom'
      ? renderCustom(custom, (part) => {
          change({ custom: { ...custom, ...part } });
        })
      : nothing
  }`;
}

function renderCustom(
  custom: CustomChoice,
  change: (change: Partial<CustomChoice>) => void,
): TemplateResult {
  const { form } = moreText();
  const number = (field: NumberKey, isOptional: boolean): TemplateResult =>
    renderNumber(field, custom[field], isOptional, (value) => {
      change({ [field]: value });
    });
  return html`<div class="two">
    ${number('plyLimit', true)}${number('quietLimit', true)}
    ${renderSelect(
      form.repetition,
      REPETITIONS.map((value) => ({ value, label: form.repetitions[value] })),
      custom.repetition,
      (repetition) => {
        change({ repetition });
      },
    )}
    ${custom.repetition === 'draw' ? number('occurrences', false) : nothing}
    ${custom.repetition === 'last' ? number('memory', false) : nothing}
    ${renderSelect(
      form.stuckGoats,
      STUCK.map((value) => ({ value, label: form.stuck[value] })),
      custom.goatsWithoutAction,
      (goatsWithoutAction) => {
        change({ goatsWithoutAction });
      },
    )}
  </div>`;
}

function renderNumber(
  field: NumberKey,
  value: string,
  isOptional: boolean,
  change: (value: string) => void,
): TemplateResult {
  const { form } = moreText();
  const { min, max } = NUMBER_BOUNDS[field];
  return html`<label class="field">
    <span>${form[field]}${isOptional ? html` <small>(${form.orNone})</small>` : nothing}</span>
    <input
      type="number"
      inputmode="numeric"
      min=${min}
      max=${max}
      ?required=${!isOptional}
      .value=${value}
      @input=${(event: Event) => {
        change((event.target as HTMLInputElement).value);
      }}
    />
  </label>`;
}

function renderSelect<T extends string>(
  label: string,
  options: readonly { readonly value: T; readonly label: string }[],
  chosen: T,
  change: (value: T) => void,
  hint?: string,
): TemplateResult {
  const onChange = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    const option = options.find((known) => known.value === value);
    if (option !== undefined) change(option.value);
  };
  return html`<div class="field">
    <label class="field">
      ${label}
      <select @change=${onChange} aria-describedby=${hint === undefined ? nothing : HINT_ID}>
        ${options.map(
          (option) =>
            html`<option value=${option.value} ?selected=${option.value === chosen}>
              ${option.label}
            </option>`,
        )}
      </select>
    </label>
    ${hint === undefined ? nothing : html`<small id=${HINT_ID}>${hint}</small>`}
  </div>`;
}
