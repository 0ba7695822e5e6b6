/** `<puzzles-page>`: the puzzle of the day, puzzles of every kind, and how many were solved. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { PuzzleEntry } from '../../shared/puzzles/puzzle-entry.ts';
import { parsePuzzle } from '../../shared/puzzles/puzzle-text.ts';
import { type Puzzle, PUZZLE_THEMES } from '../../shared/puzzles/puzzle.ts';
import { browserTexts } from '../connection/kept-text.ts';
import { type ChoiceEvent } from '../elements/choice-group.ts';
import '../puzzles/puzzle-board.ts';
import '../puzzles/race-puzzle.ts';
import { signalPage } from '../match/page-signal.ts';
import {
  dayOf,
  loadPuzzles,
  nextPuzzle,
  type PuzzleKind,
  puzzleOfDay,
} from '../puzzles/puzzle-list.ts';
import { keepSolved, readProgress, streakOn } from '../puzzles/puzzle-progress.ts';
import { puzzleGridStyles } from '../puzzles/puzzle-grid.ts';
import { puzzleText } from '../puzzles/puzzle-words.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { controlStyles } from '../theme/controls.ts';
import './page-frame.ts';
import { pageStyles } from './page-styles.ts';

const KINDS: readonly PuzzleKind[] = ['today', ...PUZZLE_THEMES];

@customElement('puzzles-page')
export class PuzzlesPage extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    puzzleGridStyles,
    css`
      .head {
        grid-area: head;
        display: grid;
        gap: 12px;
      }
      .facts {
        grid-area: facts;
        display: flex;
        flex-wrap: wrap;
        gap: 2px 18px;
        color: var(--ink-soft);
        font-size: 0.9375rem;
      }
      .facts strong {
        color: var(--ink);
      }
    `,
  ];

  /** `undefined` until the list is here, `null` where it cannot be had. */
  @state() private entries: readonly PuzzleEntry[] | null | undefined;
  @state() private kind: PuzzleKind = 'today';
  @state() private entry: PuzzleEntry | undefined;
  /** The entry's, read once. */
  @state() private puzzle: Puzzle | null = null;
  readonly #texts = browserTexts();
  @state() private progress = readProgress(this.#texts);

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  protected override updated(): void {
    signalPage(puzzleText().title);
  }

  protected override render(): TemplateResult {
    const words = puzzleText();
    return html`<page-frame wide>
      <div class="puzzle">
        <div class="head">
          <h1>${words.title}</h1>
          <p class="lead">${words.lead}</p>
          <choice-group
            .label=${words.kind}
            .value=${this.kind}
            .choices=${KINDS.map((value) => ({
              value,
              label: value === 'today' ? words.today : words.themes[value],
            }))}
            @choice=${this.#onChoice}
          ></choice-group>
        </div>
        ${this.#renderPuzzle()}${this.#renderProgress()}
      </div>
    </page-frame>`;
  }

  #renderPuzzle(): TemplateResult | typeof nothing {
    if (this.entries === null) return html`<p class="fault">${puzzleText().unloaded}</p>`;
    const { puzzle } = this;
    if (puzzle === null) return nothing;
    const next = html`<button class="button" type="button" @click=${this.#onNext}>
      ${puzzleText().next}
    </button>`;
    return puzzle.theme === 'final'
      ? html`<race-puzzle .puzzle=${puzzle} @puzzle-solved=${this.#onSolved}>${next}</race-puzzle>`
      : html`<puzzle-board .puzzle=${puzzle} @puzzle-solved=${this.#onSolved}
          >${next}</puzzle-board
        >`;
  }

  #renderProgress(): TemplateResult | typeof nothing {
    const { entries, entry } = this;
    if (!entries || entry === undefined) return nothing;
    const words = puzzleText();
    const solved = entries.filter(({ id }) => this.progress.solved.has(id)).length;
    return html`<p class="facts">
      <strong>${words.streak(streakOn(this.progress, dayOf(Date.now())))}</strong>
      <span>${words.count(solved, entries.length)}</span>
      <span>${words.grade(entry.grade)}</span>
      <span>${text().rulesets['ply-yard']}</span>
      <span>${words.alone}</span>
    </p>`;
  }

  async #load(): Promise<void> {
    try {
      this.entries = await loadPuzzles();
    } catch {
      this.entries = null;
    }
    this.#show(this.kind);
  }

  #show(kind: PuzzleKind): void {
    const { entries, entry } = this;
    this.kind = kind;
    if (!entries) return;
    this.entry =
      kind === 'today'
        ? puzzleOfDay(entries, dayOf(Date.now()))
        : nextPuzzle(entries, kind, (id) => this.progress.solved.has(id), entry?.id ?? null);
    const puzzle = parsePuzzle(this.entry?.text ?? '');
    this.puzzle = puzzle.ok ? puzzle.value : null;
  }

  readonly #onChoice = ({ value }: ChoiceEvent): void => {
    this.#show(KINDS.find((kind) => kind === value) ?? 'today');
  };

  /** After the puzzle of the day come others of its kind. */
  readonly #onNext = (): void => {
    if (this.entry !== undefined) this.#show(this.kind === 'today' ? this.entry.theme : this.kind);
  };

  readonly #onSolved = (): void => {
    if (this.entry === undefined) return;
    const day = this.kind === 'today' ? dayOf(Date.now()) : null;
    this.progress = keepSolved(this.#texts, this.entry.id, day);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'puzzles-page': PuzzlesPage;
  }
}
