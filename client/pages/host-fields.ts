/** The fields with which whoever makes a match decides who sees it, and how late. */
import { html, nothing, type TemplateResult } from 'lit';
import { SPECTATOR_DELAY_PRESETS_MS } from '../../shared/match/setup.ts';
import { moreText } from '../text/more-text.ts';
import type { MatchChoice } from './match-choice.ts';

/** `change` takes what was chosen anew. */
export function renderHostFields(
  { isPublic, spectators, spectatorDelayMs, opponent }: MatchChoice,
  change: (change: Partial<MatchChoice>) => void,
): TemplateResult {
  const { form } = moreText();
  const listed = opponent === 'computer' ? form.listedComputer : form.listed;
  return html`<div>
      ${renderCheck(listed, isPublic, (isChecked) => {
        change({ isPublic: isChecked });
      })}
      ${renderCheck(form.spectators, spectators, (isChecked) => {
        change({ spectators: isChecked });
      })}
    </div>
    ${spectators ? renderDelay(spectatorDelayMs, change) : nothing}`;
}

function renderCheck(
  label: string,
  isChecked: boolean,
  change: (isChecked: boolean) => void,
): TemplateResult {
  return html`<label class="check">
    <input
      type="checkbox"
      .checked=${isChecked}
      @change=${(event: Event) => {
        change((event.target as HTMLInputElement).checked);
      }}
    />
    ${label}
  </label>`;
}

function renderDelay(
  chosen: number,
  change: (change: Partial<MatchChoice>) => void,
): TemplateResult {
  const { form } = moreText();
  return html`<label class="field">
    ${form.delay}
    <select
      @change=${(event: Event) => {
        change({ spectatorDelayMs: Number((event.target as HTMLSelectElement).value) });
      }}
    >
      ${SPECTATOR_DELAY_PRESETS_MS.map(
        (ms) => html`<option value=${ms} ?selected=${ms === chosen}>${sayDelay(ms)}</option>`,
      )}
    </select>
  </label>`;
}

function sayDelay(ms: number): string {
  const { form } = moreText();
  if (ms === 0) return form.noDelay;
  return ms < 60_000 ? form.seconds(ms / 1000) : form.minutes(ms / 60_000);
}
