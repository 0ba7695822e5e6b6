/** `<try-board>`: a lesson's board, or both boards of a final, on which both sides are played. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { playOn } from '../../shared/rules/board.ts';
import type { BoardName } from '../../shared/match/seat.ts';
import type { ActionChosenEvent, ActionRefusedEvent } from '../elements/panel-events.ts';
import '../elements/study-board.ts';
import { navigate } from '../routing/navigation.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { sayRefusal } from '../text/sentences.ts';
import { controlStyles } from '../theme/controls.ts';
import { learnText } from './learn-words.ts';
import type { KnownEnd, LessonBoard } from './lesson.ts';
import { actionOf } from './practice.ts';
import { analysisPath, beginTrial, namesOf, sayOver, type Trial, tryPly } from './trial.ts';

@customElement('try-board')
export class TryBoard extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        display: grid;
        gap: 10px;
      }
      p {
        margin: 0;
      }
      .boards {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
        gap: 16px;
      }
      .one {
        display: grid;
        gap: 6px;
        align-content: start;
      }
      .name {
        font-weight: 600;
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 10px;
      }
      .said:empty {
        display: none;
      }
    `,
  ];

  @property({ attribute: false }) shown: LessonBoard | null = null;
  /** Every moment from the start on; the last is on the board. */
  @state() private trials: readonly Trial[] = [];
  @state() private said = '';
  #moments = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('shown') && this.shown !== null) this.#show([beginTrial(this.shown)], 2);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { shown } = this;
    const trial = this.trials.at(-1);
    if (shown === null || trial === undefined) return nothing;
    const words = learnText().trying;
    const isAtStart = this.trials.length < 2;
    return html`<div class="boards">
        ${namesOf(trial).map((name) => this.#renderBoard(name, trial, shown))}
      </div>
      <p class="said" role="status">${this.said}</p>
      <div class="actions">
        ${this.#renderButton(words.back, isAtStart, () => {
          this.#show(this.trials.slice(0, -1), 2);
        })}
        ${this.#renderButton(words.again, isAtStart, () => {
          this.#show(this.trials.slice(0, 1), 2);
        })}
        ${namesOf(trial).map((name) => this.#renderLink(name, trial))}
      </div>`;
  }

  #renderBoard(name: BoardName, trial: Trial, shown: LessonBoard): TemplateResult {
    const isTwo = trial.boards.right !== null;
    const label = text().boardLabel(isTwo ? name : null);
    const { known } = name === 'left' ? shown : (shown.right ?? {});
    const isFirst = this.trials.length < 2;
    const hint = isFirst && shown.action !== undefined ? actionOf(shown.action) : null;
    const board = name === 'left' ? trial.boards.left : (trial.boards.right ?? trial.boards.left);
    return html`<div class="one">
      ${isTwo ? html`<p class="name">${label}</p>` : nothing}
      <study-board
        .board=${board}
        .moments=${this.#moments}
        .label=${label}
        .lastAction=${trial.lastActions[name]}
        .hint=${hint}
        ?can-act=${!trial.isOver && trial.turn.board === name}
        @action-chosen=${this.#onAction}
        @action-refused=${this.#onRefusal}
      ></study-board>
      ${known === undefined ? nothing : html`<p>${sayKnown(known)}</p>`}
    </div>`;
  }

  #renderButton(label: string, isDisabled: boolean, press: () => void): TemplateResult {
    return html`<button class="button" type="button" ?disabled=${isDisabled} @click=${press}>
      ${label}
    </button>`;
  }

  #renderLink(name: BoardName, trial: Trial): TemplateResult {
    const { analyse } = learnText().trying;
    const label = text().boardLabel(trial.boards.right === null ? null : name);
    return html`<button
      class="button quiet"
      type="button"
      @click=${() => void analysisPath(trial, name).then(navigate)}
    >
      ${trial.boards.right === null ? analyse : text().speech.board(label, analyse)}
    </button>`;
  }

  readonly #onAction = ({ action }: ActionChosenEvent): void => {
    const trial = this.trials.at(-1);
    if (trial === undefined) return;
    const board = trial.turn.board === 'left' ? trial.boards.left : trial.boards.right;
    const played = board === null ? null : playOn(board, action);
    if (played?.ok !== true) return;
    const next = tryPly(trial, played.value, action);
    this.#show([...this.trials, next], 1);
    this.said = sayOver(next);
  };

  readonly #onRefusal = ({ code, points }: ActionRefusedEvent): void => {
    this.said = sayRefusal(code, points);
  };

  /** By one for an action that is seen moving, by two for what is set up anew. */
  #show(trials: readonly Trial[], step: 1 | 2): void {
    this.trials = trials;
    this.said = '';
    this.#moments += step;
  }
}

function sayKnown({ winner, plies }: KnownEnd): string {
  const { known } = learnText().trying;
  return winner === 'draw' || plies === null ? known.draw : known.wins(winner, plies);
}

declare global {
  interface HTMLElementTagNameMap {
    'try-board': TryBoard;
  }
}
