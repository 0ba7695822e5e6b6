/** `<lesson-view>`: one lesson: its words with boards, its practice task by task, its sources. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { RULESET_NAMES, RULESETS } from '../../shared/rules/ruleset.ts';
import { pageStyles } from '../pages/page-styles.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { controlStyles } from '../theme/controls.ts';
import { learnText } from './learn-words.ts';
import type { LessonWords } from './lesson-words.ts';
import { figureStyles, renderFigures } from './figures-table.ts';
import type { Figures, Lesson, LessonBoard } from './lesson.ts';
import './lesson-practice.ts';
import './try-board.ts';

/** The last task of a lesson was solved; of one without tasks, it was opened. */
export class LessonDoneEvent extends Event {
  constructor() {
    super('lesson-done', { bubbles: true, composed: true });
  }
}

/** @fires lesson-done - `LessonDoneEvent`: once */
@customElement('lesson-view')
export class LessonView extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    figureStyles,
    css`
      :host {
        display: grid;
        gap: 16px;
      }
      .part {
        display: grid;
        gap: 12px;
        --study-board-size: 21rem;
      }
      dl {
        display: grid;
        gap: 12px;
        margin: 0;
      }
      dt {
        font-weight: 600;
      }
      dd {
        margin: 2px 0 0;
      }
      .card {
        display: grid;
        gap: 12px;
      }
      .facts {
        color: var(--ink-soft);
        font-size: 0.9375rem;
      }
    `,
  ];

  @property({ attribute: false }) lesson: Lesson | null = null;
  @state() private at = 0;
  @state() private isSolved = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('lesson')) return;
    this.at = 0;
    this.isSolved = false;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('lesson') && this.lesson?.practice.length === 0)
      this.dispatchEvent(new LessonDoneEvent());
  }

  protected override render(): TemplateResult | typeof nothing {
    const { lesson } = this;
    if (lesson === null) return nothing;
    const words = learnText().lessons[lesson.id];
    return html`<h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      ${words.parts.map((part, index) => renderPart(part, lesson.boards[index] ?? null, lesson.figures?.[index]))}
      ${lesson.id === 'draws' ? renderRulesets() : nothing} ${renderQuestions(words)}
      ${this.#renderPractice(lesson, words)}
      <p class="facts">${sayFacts(lesson)}</p>`;
  }

  #renderPractice(lesson: Lesson, words: LessonWords): TemplateResult | typeof nothing {
    const practice = lesson.practice[this.at];
    const task = words.tasks[this.at];
    if (practice === undefined || task === undefined) return nothing;
    const { practice: title, task: sayTask, next } = learnText();
    const isLast = this.at + 1 === lesson.practice.length;
    return html`<section class="card" aria-labelledby="practice">
      <h2 id="practice">${title}</h2>
      <p>${sayTask(this.at + 1, lesson.practice.length)}</p>
      <lesson-practice
        .practice=${practice}
        .words=${task}
        @practice-done=${this.#onSolved}
      ></lesson-practice>
      ${
        this.isSolved && !isLast
          ? html`<div class="actions">
              <button class="button primary" type="button" @click=${this.#onNext}>${next}</button>
            </div>`
          : nothing
      }
      ${this.isSolved && isLast ? html`<p role="status">${learnText().lessonDone}</p>` : nothing}
    </section>`;
  }

  readonly #onSolved = (): void => {
    this.isSolved = true;
    if (this.at + 1 === this.lesson?.practice.length) this.dispatchEvent(new LessonDoneEvent());
  };

  readonly #onNext = (): void => {
    this.at += 1;
    this.isSolved = false;
  };
}

function renderPart(
  part: string,
  shown: LessonBoard | null,
  figures: Figures | undefined,
): TemplateResult {
  return html`<div class="part">
    <p>${part}</p>
    ${shown === null ? nothing : html`<try-board .shown=${shown}></try-board>`}
    ${figures === undefined ? nothing : renderFigures(figures)}
  </div>`;
}

/** Each as its parameters say, so that the lesson cannot tell other rules than are played. */
function renderRulesets(): TemplateResult {
  const { rules, rulesets } = text();
  return html`<dl>
    ${RULESET_NAMES.map(
      (name) =>
        html`<div>
          <dt>${rulesets[name]}</dt>
          <dd>${rules.limits(RULESETS[name])}</dd>
        </div>`,
    )}
  </dl>`;
}

function renderQuestions({ answers = [] }: LessonWords): TemplateResult | typeof nothing {
  if (answers.length === 0) return nothing;
  return html`<dl>
    ${answers.map(
      ([question, answer]) =>
        html`<div>
          <dt>${question}</dt>
          <dd>${answer}</dd>
        </div>`,
    )}
  </dl>`;
}

function sayFacts({ ruleset, sources, changed }: Lesson): string {
  const words = learnText();
  const named = sources.map((source) => words.sources[source]).join(', ');
  return words.facts(text().rulesets[ruleset], named, changed);
}

declare global {
  interface HTMLElementTagNameMap {
    'lesson-view': LessonView;
  }
  interface GlobalEventHandlersEventMap {
    'lesson-done': LessonDoneEvent;
  }
}
