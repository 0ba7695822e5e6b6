/** `<position-editor>`: any position set up by hand; what is wrong with it stands below. */
import { css, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { countPoints, hasPoint } from '../../shared/rules/point.ts';
import {
  CAPTURES_TO_WIN,
  GOAT_COUNT,
  type Position,
  startPosition,
  validatePosition,
} from '../../shared/rules/position.ts';
import { type Side, SIDES } from '../../shared/rules/side.ts';
import '../elements/bagh-board.ts';
import type { PointActivateEvent } from '../elements/board-events.ts';
import { type ChoiceEvent } from '../elements/choice-group.ts';
import { pageStyles } from '../pages/page-styles.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { studyText } from '../text/study-text.ts';
import { controlStyles } from '../theme/controls.ts';

/** A valid position was set up. */
export class PositionSetEvent extends Event {
  readonly position: Position;

  constructor(position: Position) {
    super('position-set', { bubbles: true, composed: true });
    this.position = position;
  }
}

const TOOLS = ['tiger', 'goat', 'nothing'] as const;
type Tool = (typeof TOOLS)[number];

/** @fires position-set - `PositionSetEvent` */
@customElement('position-editor')
export class PositionEditor extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    css`
      :host {
        display: grid;
        gap: 14px;
        min-inline-size: 0;
      }
      .board {
        inline-size: min(100%, 22rem);
        aspect-ratio: 1;
        margin-inline: auto;
      }
    `,
  ];

  /** Where editing begins. */
  @property({ attribute: false }) position: Position = startPosition();
  /** As set so far: it need not be a position yet. */
  @state() private draft: Position | null = null;
  @state() private tool: Tool = 'goat';

  protected override render(): TemplateResult {
    const words = studyText().analysis;
    const draft = this.draft ?? this.position;
    return html`<choice-group
        .label=${words.piece}
        .value=${this.tool}
        .choices=${TOOLS.map((value) => ({ value, label: words[value] }))}
        @choice=${({ value }: ChoiceEvent) => {
          this.tool = TOOLS.find((tool) => tool === value) ?? 'goat';
        }}
      ></choice-group>
      <div class="board">
        <bagh-board
          still
          .position=${draft}
          .label=${words.setUp}
          @point-activate=${this.#onPoint}
        ></bagh-board>
      </div>
      <choice-group
        .label=${words.turn}
        .value=${draft.toAct}
        .choices=${SIDES.map((value) => ({ value, label: text().sideName[value] }))}
        @choice=${({ value }: ChoiceEvent) => {
          this.#change({ toAct: SIDES.find((side): side is Side => side === value) ?? 'goats' });
        }}
      ></choice-group>
      ${this.#renderCaptured(draft)} ${this.#renderVerdict(draft)}`;
  }

  #renderVerdict(draft: Position): TemplateResult {
    const words = studyText().analysis;
    const checked = validatePosition(draft);
    return html`<p>${words.inHand(Math.max(0, draft.inHand))}</p>
      <p class="fault" role="status">
        ${checked.ok ? '' : studyText().faults.problems[checked.error]}
      </p>
      <button
        class="button primary"
        type="button"
        ?disabled=${!checked.ok}
        @click=${() => {
          if (checked.ok) this.dispatchEvent(new PositionSetEvent(checked.value));
        }}
      >
        ${words.apply}
      </button>`;
  }

  #renderCaptured({ captured }: Position): TemplateResult {
    return html`<label class="field">
      ${studyText().analysis.captured}
      <input
        type="number"
        min="0"
        max=${CAPTURES_TO_WIN}
        .value=${String(captured)}
        @change=${({ target }: Event) => {
          if (target instanceof HTMLInputElement) this.#change({ captured: target.valueAsNumber });
        }}
      />
    </label>`;
  }

  /** The goats in hand follow from all the others. */
  #change(change: Partial<Position>): void {
    const next = { ...(this.draft ?? this.position), ...change };
    this.draft = { ...next, inHand: GOAT_COUNT - countPoints(next.goats) - next.captured };
  }

  /** A second tap with the same piece takes it away. */
  readonly #onPoint = ({ point }: PointActivateEvent): void => {
    const { tigers, goats } = this.draft ?? this.position;
    const bit = 1 << point;
    const isThere = hasPoint(this.tool === 'tiger' ? tigers : goats, point);
    const put = (tool: Tool): number => (this.tool === tool && !isThere ? bit : 0);
    this.#change({
      tigers: (tigers & ~bit) | put('tiger'),
      goats: (goats & ~bit) | put('goat'),
    });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'position-editor': PositionEditor;
  }
  interface GlobalEventHandlersEventMap {
    'position-set': PositionSetEvent;
  }
}
