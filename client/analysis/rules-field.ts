/** The rules a board is analysed under. */
import { html, nothing, type TemplateResult } from 'lit';
import { RULESET_NAMES, type RulesetName } from '../../shared/rules/ruleset.ts';
import { text } from '../text/locale.ts';
import { studyText } from '../text/study-text.ts';

/** `name` is what is in force; rules of one's own can be kept, and not chosen. */
export function renderRulesField(
  name: RulesetName | 'custom',
  choose: (name: RulesetName) => void,
): TemplateResult {
  const { rulesets } = text();
  return html`<label class="field">
    ${studyText().analysis.rules}
    <select
      @change=${({ target }: Event) => {
        const chosen = RULESET_NAMES.find(
          (one) => target instanceof HTMLSelectElement && one === target.value,
        );
        if (chosen !== undefined) choose(chosen);
      }}
    >
      ${RULESET_NAMES.map(
        (one) => html`<option value=${one} ?selected=${one === name}>${rulesets[one]}</option>`,
      )}
      ${
        name === 'custom'
          ? html`<option value="custom" selected>${rulesets.custom}</option>`
          : nothing
      }
    </select>
  </label>`;
}
