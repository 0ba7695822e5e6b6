/** `<skill-line>`: the skill chosen for this match, with the way to its lesson in another tab. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { LocalizedElement } from '../text/localized-element.ts';
import { learnText } from './learn-words.ts';
import { LESSONS } from './lessons.ts';

@customElement('skill-line')
export class SkillLine extends LocalizedElement {
  static override readonly styles = css`
    :host([brief]) {
      display: block;
      min-inline-size: 0;
    }
    p {
      margin: 0 0 14px;
    }
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: var(--tap);
      color: var(--marigold);
    }
    :host([brief]) a {
      gap: 6px;
      min-block-size: 28px;
      max-inline-size: 100%;
    }
    :host([brief]) span {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    svg {
      flex: none;
      inline-size: 20px;
      block-size: 20px;
      fill: none;
      stroke: currentColor;
      stroke-width: 1.8;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    /* Where the line over the boards is short, a sign is left, with its name to be heard. */
    @media (max-width: 899px), (max-height: 599px) {
      :host([brief]) a {
        min-inline-size: 28px;
        justify-content: center;
      }
      :host([brief]) span {
        position: absolute;
        inline-size: 1px;
        block-size: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    }
  `;

  /** A lesson's id; nothing is shown for an unknown one. */
  @property() skill = '';
  /** Its name alone, for beside the boards. */
  @property({ type: Boolean, reflect: true }) brief = false;

  protected override render(): TemplateResult | typeof nothing {
    const lesson = LESSONS.find(({ id }) => id === this.skill);
    if (lesson === undefined) return nothing;
    const { skill, lessons } = learnText();
    const { title, lead } = lessons[lesson.id];
    const path = `/learn/${lesson.id}`;
    // A match goes on here: its page is not to be left by a tap.
    return this.brief
      ? html`<a href=${path} target="_blank" title=${lead} aria-label=${`${skill.now} ${title}`}
          ><svg viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M4 5.500h5.500a2.500 2.500 0 0 1 2.500 2.500v11a2 2 0 0 0-2-2H4zM20 5.500h-5.500a2.500 2.500 0 0 0-2.500 2.500"
            />
            <path d="M20 5.500v11.500h-6a2 2 0 0 0-2 2" /></svg
          ><span>${title}</span></a
        >`
      : html`<p>${skill.now} <a href=${path} target="_blank">${title}</a><br />${lead}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'skill-line': SkillLine;
  }
}
