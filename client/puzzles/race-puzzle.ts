/** `<race-puzzle>`: two boards of a final that will both be won: which of them is over first? */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { BOARD_NAMES, type BoardName } from '../../shared/match/seat.ts';
import { type FinalPuzzle, type PuzzleLine, solutionOf } from '../../shared/puzzles/puzzle.ts';
import { decidingBoard, endOfLine, matchPlies } from '../../shared/puzzles/race.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import { puzzleText } from './puzzle-words.ts';
import { puzzlePartStyles } from './puzzle-grid.ts';
import { renderWhy, whyStyles } from './puzzle-why.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { controlStyles } from '../theme/controls.ts';
import { PuzzleSolvedEvent } from './puzzle-events.ts';
import '../elements/study-board.ts';

/**
 * Its parts lie in the grid of whoever shows it, in the areas of `puzzleGridStyles`.
 *
 * @fires puzzle-solved - `PuzzleSolvedEvent`: the right board was named
 */
@customElement('race-puzzle')
export class RacePuzzle extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    whyStyles,
    puzzlePartStyles,
    css`
      .board {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
        gap: 16px;
      }
      .one {
        display: grid;
        gap: 8px;
        align-content: start;
      }
    `,
  ];

  @property({ attribute: false }) puzzle: FinalPuzzle | null = null;
  @state() private chosen: BoardName | null = null;
  @state() private isExplained = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('puzzle')) return;
    this.chosen = null;
    this.isExplained = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { puzzle } = this;
    if (puzzle === null) return nothing;
    const words = puzzleText();
    return html`<p class="task">${words.tasks.final(puzzle.first)}</p>
      <div class="board">
        ${BOARD_NAMES.map((name) => this.#renderBoard(name, puzzle.lines[name]))}
      </div>
      <p class="said" role="status">${this.#sayChoice(puzzle)}</p>
      <div class="actions">
        <button
          class="button"
          type="button"
          aria-expanded=${this.isExplained ? 'true' : 'false'}
          @click=${() => {
            this.isExplained = !this.isExplained;
          }}
        >
          ${words.why}
        </button>
        <slot></slot>
      </div>
      ${this.isExplained ? html`<div class="why">${renderReasons(puzzle)}</div>` : nothing}`;
  }

  #renderBoard(name: BoardName, line: PuzzleLine): TemplateResult | typeof nothing {
    const [first] = line;
    if (first === undefined) return nothing;
    const label = text().boardLabel(name);
    return html`<div class="one">
      <study-board
        .board=${startBoard(PLAIN_RULES, first.position)}
        .label=${label}
        .hint=${this.isExplained ? solutionOf(first).action : null}
      ></study-board>
      <button
        class="button ${this.chosen === name ? 'primary' : ''}"
        type="button"
        aria-pressed=${this.chosen === name ? 'true' : 'false'}
        @click=${() => {
          this.#choose(name);
        }}
      >
        ${label}
      </button>
    </div>`;
  }

  #sayChoice(puzzle: FinalPuzzle): string {
    if (this.chosen === null) return '';
    const words = puzzleText();
    return this.chosen === decidingBoard(puzzle) ? words.solved : words.wrong.board;
  }

  #choose(name: BoardName): void {
    this.chosen = name;
    if (this.puzzle !== null && decidingBoard(this.puzzle) === name)
      this.dispatchEvent(new PuzzleSolvedEvent());
  }
}

/** When each board is over, and why. */
function renderReasons({ first, lines }: FinalPuzzle): TemplateResult[] {
  return BOARD_NAMES.map((name) => {
    const [decision] = lines[name];
    const end = endOfLine(lines[name]);
    if (decision === undefined || end === null) return html``;
    const isOwn = end.winner === decision.position.toAct;
    const inMatch = matchPlies(name, end.plies, first);
    return html`<h3>${puzzleText().boardEnd(name, isOwn, end.plies, inMatch)}</h3>
      ${renderWhy(decision)}`;
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'race-puzzle': RacePuzzle;
  }
}
