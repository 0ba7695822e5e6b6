/** `<lesson-practice>`: one task on a board or with answers to choose from, checked by the rules. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Action } from '../../shared/rules/action.ts';
import { legalActions } from '../../shared/rules/legal.ts';
import { countPoints, type PointSet } from '../../shared/rules/point.ts';
import { play } from '../../shared/rules/position.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import type { PointActivateEvent } from '../elements/board-events.ts';
import type { ActionChosenEvent, ActionRefusedEvent } from '../elements/panel-events.ts';
import '../elements/study-board.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { sayRefusal, writeAction } from '../text/sentences.ts';
import { controlStyles } from '../theme/controls.ts';
import { learnText } from './learn-words.ts';
import type { TaskWords } from './lesson-words.ts';
import type { Practice } from './lesson.ts';
import { boardOf, isBlockade, pointsAsked, reaches } from './practice.ts';

/** The task was solved. */
export class PracticeDoneEvent extends Event {
  constructor() {
    super('practice-done', { bubbles: true, composed: true });
  }
}

/** @fires practice-done - `PracticeDoneEvent`: once */
@customElement('lesson-practice')
export class LessonPractice extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        display: grid;
        gap: 12px;
      }
      p {
        margin: 0;
      }
      .ask {
        font-weight: 600;
      }
      .said {
        min-block-size: 1.5em;
      }
      .right {
        color: var(--leaf);
        font-weight: 600;
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 10px;
      }
    `,
  ];

  @property({ attribute: false }) practice: Practice | null = null;
  @property({ attribute: false }) words: TaskWords = { ask: '', why: '' };
  @state() private isDone = false;
  @state() private said = '';
  @state() private marked: PointSet = 0;
  @state() private found: readonly Action[] = [];
  /** What solved the task, shown as played. */
  @state() private played: Action | null = null;
  #moments = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('practice')) return;
    this.isDone = false;
    this.said = '';
    this.marked = 0;
    this.found = [];
    this.played = null;
    this.#moments += 2;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { practice } = this;
    if (practice === null) return nothing;
    return html`<p class="ask">${this.words.ask}</p>
      ${practice.kind === 'choose' ? nothing : this.#renderBoard(practice)}
      <p class="said ${this.isDone ? 'right' : ''}" role="status">${this.said}</p>
      ${this.isDone ? html`<p>${this.words.why}</p>` : this.#renderAnswers(practice)}`;
  }

  #renderBoard(practice: Exclude<Practice, { kind: 'choose' }>): TemplateResult {
    const board = boardOf(practice.position);
    const { played } = this;
    const shown = played === null ? board : startBoard(PLAIN_RULES, play(board.position, played));
    const mayPlay = practice.kind === 'play' || practice.kind === 'list';
    return html`<study-board
      .board=${shown}
      .moments=${this.#moments}
      .lastAction=${played}
      .marked=${this.marked}
      ?can-act=${mayPlay && !this.isDone}
      ?is-marking=${practice.kind === 'mark' && !this.isDone}
      @point-activate=${this.#onPoint}
      @action-chosen=${this.#onAction}
      @action-refused=${this.#onRefusal}
    ></study-board>`;
  }

  #renderAnswers(practice: Practice): TemplateResult | typeof nothing {
    const words = learnText();
    switch (practice.kind) {
      case 'mark':
        return html`<div class="actions">
          <button class="button primary" type="button" @click=${this.#onCheck}>
            ${words.check}
          </button>
        </div>`;
      case 'judge': {
        const right = isBlockade(boardOf(practice.position).position) ? 0 : 1;
        return this.#renderOptions([words.yes, words.no], right);
      }
      case 'choose':
        return this.#renderOptions(this.words.options ?? [], practice.right);
      case 'list':
        return html`<p>${this.found.map(writeAction).join(', ')}</p>`;
      case 'play':
        return nothing;
    }
  }

  #renderOptions(options: readonly string[], right: number): TemplateResult {
    return html`<div class="actions">
      ${options.map(
        (option, index) =>
          html`<button
            class="button"
            type="button"
            @click=${() => {
              this.#settle(index === right);
            }}
          >
            ${option}
          </button>`,
      )}
    </div>`;
  }

  readonly #onPoint = ({ point }: PointActivateEvent): void => {
    if (this.practice?.kind !== 'mark' || this.isDone) return;
    this.marked ^= 1 << point;
    this.said = learnText().marked(countPoints(this.marked));
  };

  readonly #onCheck = (): void => {
    const { practice } = this;
    if (practice?.kind !== 'mark') return;
    const asked = pointsAsked(boardOf(practice.position).position, practice.ask);
    const missing = countPoints(asked & ~this.marked);
    const wrong = countPoints(this.marked & ~asked);
    this.#settle(missing + wrong === 0, learnText().marks(missing, wrong));
  };

  readonly #onAction = ({ action }: ActionChosenEvent): void => {
    const { practice } = this;
    if (practice?.kind === 'list') this.#note(action, practice.position);
    if (practice?.kind !== 'play') return;
    const isRight = reaches(practice.goal, boardOf(practice.position).position, action);
    if (isRight) {
      this.played = action;
      this.#moments += 1;
    }
    this.#settle(isRight);
  };

  readonly #onRefusal = ({ code, points }: ActionRefusedEvent): void => {
    this.said = sayRefusal(code, points);
  };

  #note(action: Action, position: string): void {
    const all = legalActions(boardOf(position).position).length;
    if (this.found.includes(action)) {
      this.said = learnText().foundAlready;
      return;
    }
    this.found = [...this.found, action];
    const count = learnText().found(this.found.length, all);
    this.#settle(this.found.length === all, count);
  }

  #settle(isRight: boolean, otherwise = learnText().notYet): void {
    this.said = isRight ? learnText().right : otherwise;
    if (!isRight) return;
    this.isDone = true;
    this.dispatchEvent(new PracticeDoneEvent());
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lesson-practice': LessonPractice;
  }
  interface GlobalEventHandlersEventMap {
    'practice-done': PracticeDoneEvent;
  }
}
