/** Where an analysis can begin: at the start, at a position set up by hand, with a record from elsewhere. */
import { html, type TemplateResult } from 'lit';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import type { Position } from '../../shared/rules/position.ts';
import { type Side, SIDES } from '../../shared/rules/side.ts';
import { type RecordsOpenedEvent } from '../replay/open-record.ts';
import { studyText } from '../text/study-text.ts';
import { type PositionSetEvent } from './position-editor.ts';

export interface StartModel {
  /** Where setting up by hand begins. */
  readonly position: Position;
  /** What is wrong with the link that was followed; `''`: nothing. */
  readonly problem: string;
  readonly plant: (start: Position | Side) => void;
  readonly open: (records: readonly GameRecord[]) => void;
}

export function renderStartCard({ position, problem, plant, open }: StartModel): TemplateResult {
  const words = studyText().analysis;
  const labels = { goats: words.fresh, tigers: words.tigersFirst };
  return html`<h2>${words.setUp}</h2>
    <div class="actions">
      ${SIDES.toReversed().map(
        (side) =>
          html`<button
            class="button"
            type="button"
            @click=${() => {
              plant(side);
            }}
          >
            ${labels[side]}
          </button>`,
      )}
    </div>
    <details>
      <summary>${words.byHand}</summary>
      <position-editor
        .position=${position}
        @position-set=${({ position: set }: PositionSetEvent) => {
          plant(set);
        }}
      ></position-editor>
    </details>
    <details ?open=${problem !== ''}>
      <summary>${words.import}</summary>
      <open-record
        .problem=${problem}
        @records-opened=${({ records }: RecordsOpenedEvent) => {
          open(records);
        }}
      ></open-record>
    </details>`;
}
