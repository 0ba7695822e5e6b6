/** `<skill-line>`: the skill chosen for this match, with the way to its lesson in another tab. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LocalizedElement } from '../text/localized-element.ts';
import { learnText } from './learn-words.ts';
import { LESSONS } from './lessons.ts';

@customElement('skill-line')
export class SkillLine extends LocalizedElement {
  static override readonly styles = css`
    p {
      margin: 0 0 14px;
    }
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: var(--tap);
      color: var(--marigold);
    }
  `;

  /** A lesson's id; nothing is shown for an unknown one. */
  @property() skill = '';

  protected override render(): TemplateResult | typeof nothing {
    const lesson = LESSONS.find(({ id }) => id === this.skill);
    if (lesson === undefined) return nothing;
    const { skill, lessons } = learnText();
    const { title, lead } = lessons[lesson.id];
    // A match goes on here: its page is not to be left by a tap.
    return html`<p>
      ${skill.now}
      <a href=${`/learn/${lesson.id}`} target="_blank">${title}</a><br />${lead}
    </p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'skill-line': SkillLine;
  }
}
