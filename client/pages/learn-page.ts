/** `<learn-page>`: all lessons by what they train, or one of them. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { browserTexts } from '../connection/kept-text.ts';
import { type ChoiceEvent } from '../elements/choice-group.ts';
import { keepSkill, readSkill } from '../learn/kept-skill.ts';
import { keepFinished, readFinished } from '../learn/learn-progress.ts';
import { learnText } from '../learn/learn-words.ts';
import { TRACKS, type Track } from '../learn/lesson-words.ts';
import type { Lesson } from '../learn/lesson.ts';
import '../learn/lesson-view.ts';
import { LESSONS } from '../learn/lessons.ts';
import { signalPage } from '../match/page-signal.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { controlStyles } from '../theme/controls.ts';
import './page-frame.ts';
import { pageStyles } from './page-styles.ts';

const ALL_PATH = '/learn';

@customElement('learn-page')
export class LearnPage extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    css`
      .lead {
        margin-block-start: 12px;
      }
      h2 {
        margin-block: 32px 8px;
      }
      ul {
        display: grid;
        gap: 2px;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0 12px;
      }
      a {
        display: inline-flex;
        align-items: center;
        min-inline-size: var(--tap);
        min-block-size: var(--tap);
      }
      choice-group {
        margin-block: 32px 8px;
      }
      .note {
        color: var(--ink-soft);
        font-size: 0.9375rem;
      }
      .done {
        color: var(--leaf);
        font-weight: 600;
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        gap: 0 24px;
        margin-block-start: 20px;
      }
    `,
  ];

  /** The id in the address; an unknown one, as `null`, shows all lessons. */
  @property({ attribute: false }) lesson: string | null = null;
  readonly #texts = browserTexts();
  @state() private finished = readFinished(this.#texts);
  @state() private skill = readSkill(this.#texts);

  protected override updated(): void {
    const { title, lessons } = learnText();
    const lesson = this.#find();
    signalPage(lesson === undefined ? title : lessons[lesson.id].title);
  }

  protected override render(): TemplateResult {
    const lesson = this.#find();
    return html`<page-frame>
      ${lesson === undefined ? this.#renderAll() : this.#renderOne(lesson)}
    </page-frame>`;
  }

  #find(): Lesson | undefined {
    return LESSONS.find(({ id }) => id === this.lesson);
  }

  #renderOne(lesson: Lesson): TemplateResult {
    const { all, nextLesson, lessons } = learnText();
    const next = LESSONS[LESSONS.indexOf(lesson) + 1];
    return html`<lesson-view
        .lesson=${lesson}
        @lesson-done=${() => {
          this.finished = keepFinished(this.#texts, lesson.id);
        }}
      ></lesson-view>
      <nav aria-label=${learnText().title}>
        <a href=${ALL_PATH}>${all}</a>
        ${
          next === undefined
            ? nothing
            : html`<a href=${formatLessonPath(next.id)}>${nextLesson(lessons[next.id].title)}</a>`
        }
      </nav>`;
  }

  #renderAll(): TemplateResult {
    const { title, lead } = learnText();
    return html`<h1>${title}</h1>
      <p class="lead">${lead}</p>
      ${TRACKS.map((track) => this.#renderTrack(track))} ${this.#renderSkill()}
      <p class="note">${sayAllFacts()}</p>`;
  }

  /** One of the lessons on strategy. */
  #renderSkill(): TemplateResult {
    const { skill, lessons } = learnText();
    const skills = LESSONS.filter(({ track }) => track === 'compare');
    return html`<choice-group
        even
        .label=${skill.choose}
        .value=${this.skill ?? ''}
        .choices=${[
          { value: '', label: skill.none },
          ...skills.map(({ id }) => ({ value: id, label: lessons[id].title })),
        ]}
        @choice=${this.#onSkill}
      ></choice-group>
      <p class="note">${skill.note}</p>`;
  }

  readonly #onSkill = ({ value }: ChoiceEvent): void => {
    this.skill = value === '' ? null : value;
    keepSkill(this.#texts, this.skill);
  };

  #renderTrack(track: Track): TemplateResult {
    const { tracks, lessons, done } = learnText();
    return html`<h2>${tracks[track]}</h2>
      <ul>
        ${LESSONS.filter((lesson) => lesson.track === track).map(
          ({ id }) =>
            html`<li>
              <a href=${formatLessonPath(id)}>${lessons[id].title}</a>
              ${this.finished.has(id) ? html`<span class="done">${done}</span>` : nothing}
            </li>`,
        )}
      </ul>`;
  }
}

/** What is said below each lesson, of all of them. */
function sayAllFacts(): string {
  const words = learnText();
  const sources = [...new Set(LESSONS.flatMap((lesson) => lesson.sources))];
  const changed = LESSONS.map((lesson) => lesson.changed).reduce((one, other) =>
    one > other ? one : other,
  );
  const named = sources.map((source) => words.sources[source]).join(', ');
  const rulesets = [...new Set(LESSONS.map(({ ruleset }) => text().rulesets[ruleset]))];
  return words.facts(rulesets.join(', '), named, changed);
}

function formatLessonPath(id: string): string {
  return `${ALL_PATH}/${id}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'learn-page': LearnPage;
  }
}
