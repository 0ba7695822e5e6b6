/** The fields for playing the computer: how strong, as whom, and where. */
import { html, nothing, type TemplateResult } from 'lit';
import { LEVEL_NAMES, LEVELS } from '../../shared/engine/levels.ts';
import { SEATS } from '../../shared/match/seat.ts';
import { type ChoiceEvent } from '../elements/choice-group.ts';
import { text } from '../text/locale.ts';
import { type MatchChoice, PLACES } from './match-choice.ts';

/** How strong it is, and in a final whose seat one takes; `change` takes what was chosen anew. */
export function renderStrengthFields(
  { mode, level, seat }: MatchChoice,
  change: (change: Partial<MatchChoice>) => void,
): TemplateResult {
  const { computer } = text();
  const levels = LEVEL_NAMES.map((value) => ({
    value,
    label: computer.levels[value],
    hint: computer.levelHint(LEVELS[value]),
  }));
  const seats = SEATS.map((value) => ({
    value,
    label: computer.seats[value],
    hint: computer.seatHints[value],
  }));
  return html`${renderGroup(computer.level, levels, level, (value) => {
    change({ level: value });
  })}
  ${
    mode === 'final'
      ? renderGroup(computer.seat, seats, seat, (value) => {
          change({ seat: value });
        })
      : nothing
  }`;
}

/** Where the computer plays, and what is missing there. */
export function renderPlaceFields(
  { level, place }: MatchChoice,
  change: (change: Partial<MatchChoice>) => void,
): TemplateResult {
  const { computer } = text();
  const places = PLACES.map((value) => ({
    value,
    label: computer.places[value],
    hint: computer.placeHints[value],
  }));
  return html`${renderGroup(computer.place, places, place, (value) => {
    change({ place: value });
  })}
  ${
    place === 'here' && LEVELS[level].usesTable
      ? html`<p class="note">${computer.masterHere}</p>`
      : nothing
  }`;
}

function renderGroup<T extends string>(
  label: string,
  choices: readonly { readonly value: T; readonly label: string; readonly hint: string }[],
  chosen: T,
  choose: (value: T) => void,
): TemplateResult {
  return html`<choice-group
    even
    .label=${label}
    .value=${chosen}
    .choices=${choices}
    @choice=${(event: ChoiceEvent) => {
      const choice = choices.find(({ value }) => value === event.value);
      if (choice !== undefined) choose(choice.value);
    }}
  ></choice-group>`;
}
