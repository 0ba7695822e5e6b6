/** `<race-puzzle>`: two boards of a final that will both be won: which of them is over first? */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { BOARD_NAMES, type BoardName } from '../../shared/match/seat.ts';
import { type FinalPuzzle, type PuzzleLine, solutionOf } from '../../shared/puzzles/puzzle.ts';
import { decidingBoard, endOfLine, matchPlies } from '../../shared/puzzles/race.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import { puzzleText } from './puzzle-words.ts';
import { renderWhy, whyStyles } from './puzzle-why.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { controlStyles } from '../theme/controls.ts';
import { PuzzleSolvedEvent } from './puzzle-events.ts';
import '../elements/study-board.ts';

/** @fires puzzle-solved - `PuzzleSolvedEvent`: the right board was named */
@customElement('race-puzzle')
export class RacePuzzle extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    whyStyles,
    css`
      :host {
        display: grid;
        gap: 12px;
      }
      p,
      h2,
      h3 {
        margin: 0;
        font-family: inherit;
      }
      h2,
      h3,
      .task {
        font: 600 1.125rem/var(--snug) var(--serif);
      }
      .boards {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
        gap: 16px;
      }
      .board {
        display: grid;
        gap: 8px;
        align-content: start;
        --study-board-size: 20rem;
      }
      .said {
        min-block-size: 1.6em;
      }
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 10px;
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
      <div class="boards">
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
      ${this.isExplained ? renderReasons(puzzle) : nothing}`;
  }

  #renderBoard(name: BoardName, line: PuzzleLine): TemplateResult | typeof nothing {
    const [first] = line;
    if (first === undefined) return nothing;
    const label = text().boardLabel(name);
    return html`<div class="board">
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
