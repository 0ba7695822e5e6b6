/** `<puzzle-board>`: a puzzle on one board: solved by playing it, the best defence replying. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { BoardPuzzle } from '../../shared/puzzles/puzzle.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import { puzzleText } from './puzzle-words.ts';
import {
  beginRun,
  decisionOf,
  goOn,
  isSolved,
  positionOf,
  type PuzzleRun,
  tryAction,
} from './puzzle-run.ts';
import { sayWrong } from './say-answer.ts';
import { puzzlePartStyles } from './puzzle-grid.ts';
import { renderWhy, whyStyles } from './puzzle-why.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { sayRefusal } from '../text/sentences.ts';
import { controlStyles } from '../theme/controls.ts';
import type { ActionChosenEvent, ActionRefusedEvent } from '../elements/panel-events.ts';
import { PuzzleSolvedEvent } from './puzzle-events.ts';
import '../elements/study-board.ts';

/** Time to see one's own move before the reply. */
const REPLY_MS = 700;

/**
 * Its parts lie in the grid of whoever shows it, in the areas of `puzzleGridStyles`.
 *
 * @fires puzzle-solved - `PuzzleSolvedEvent`: once, with the last right action
 */
@customElement('puzzle-board')
export class PuzzleBoard extends LocalizedElement {
  static override readonly styles = [controlStyles, whyStyles, puzzlePartStyles];

  @property({ attribute: false }) puzzle: BoardPuzzle | null = null;
  @state() private run: PuzzleRun | null = null;
  @state() private said = '';
  @state() private isAnswered = false;
  @state() private isExplained = false;
  #moments = 0;
  #reply: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#reply);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('puzzle')) return;
    this.run = this.puzzle === null ? null : beginRun(this.puzzle);
    this.said = '';
    this.isExplained = false;
    this.#turnTo(2, false);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { run } = this;
    if (run === null) return nothing;
    const { trial } = run;
    const words = puzzleText();
    const lastAction = trial && (this.isAnswered ? trial.answer.reply : trial.answer.action);
    return html`<p class="task">${sayTask(run.puzzle)}</p>
      <study-board
        class="board"
        .board=${startBoard(PLAIN_RULES, positionOf(run, this.isAnswered))}
        .moments=${this.#moments}
        .lastAction=${lastAction}
        ?can-act=${trial === null}
        @action-chosen=${this.#onAction}
        @action-refused=${this.#onRefusal}
      ></study-board>
      <p class="said" role="status">${this.said}</p>
      <div class="actions">
        ${
          trial?.isRight === false
            ? html`<button class="button primary" type="button" @click=${this.#onAgain}>
                ${words.tryAgain}
              </button>`
            : nothing
        }
        <button
          class="button"
          type="button"
          aria-expanded=${this.isExplained ? 'true' : 'false'}
          @click=${this.#onWhy}
        >
          ${words.why}
        </button>
        <slot></slot>
      </div>
      ${this.isExplained ? html`<div class="why">${renderWhy(decisionOf(run))}</div>` : nothing}`;
  }

  readonly #onAction = ({ action }: ActionChosenEvent): void => {
    if (this.run === null) return;
    const run = tryAction(this.run, action);
    this.run = run;
    this.#turnTo(1, false);
    if (isSolved(run)) {
      this.said = puzzleText().solved;
      this.dispatchEvent(new PuzzleSolvedEvent());
      return;
    }
    this.said = this.#sayTrial(run);
    this.#reply = setTimeout(this.#showReply, REPLY_MS);
  };

  #sayTrial({ trial, ...run }: PuzzleRun): string {
    if (trial === null) return '';
    return trial.isRight
      ? puzzleText().right
      : sayWrong(trial.answer, decisionOf({ ...run, trial }).position.toAct);
  }

  readonly #showReply = (): void => {
    const { run } = this;
    if (run?.trial?.answer.reply === null || run === null) return;
    this.#turnTo(1, true);
    if (run.trial?.isRight === true) this.#goOn(run);
  };

  /** The board stays as it is: it is only asked about anew. */
  #goOn(run: PuzzleRun): void {
    this.isExplained = false;
    this.run = goOn(run);
    this.isAnswered = false;
  }

  readonly #onAgain = (): void => {
    if (this.run === null) return;
    clearTimeout(this.#reply);
    this.run = goOn(this.run);
    this.said = '';
    this.#turnTo(2, false);
    this.renderRoot.querySelector('study-board')?.focus();
  };

  readonly #onWhy = (): void => {
    this.isExplained = !this.isExplained;
  };

  readonly #onRefusal = ({ code, points }: ActionRefusedEvent): void => {
    this.said = sayRefusal(code, points);
  };

  /** By one for an action that is seen moving, by two for what is set up anew. */
  #turnTo(step: 1 | 2, isAnswered: boolean): void {
    clearTimeout(this.#reply);
    this.#moments += step;
    this.isAnswered = isAnswered;
  }
}

function sayTask({ theme, line }: BoardPuzzle): string {
  const { tasks } = puzzleText();
  const side = line[0]?.position.toAct ?? 'goats';
  return theme === 'hold' ? tasks.hold(side, line.length) : tasks[theme](line.length);
}

declare global {
  interface HTMLElementTagNameMap {
    'puzzle-board': PuzzleBoard;
  }
}
