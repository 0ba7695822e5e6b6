/** `<rules-summary>`: the rules in five lines, for a mode and a ruleset. */
import { css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Mode } from '../../shared/match/setup.ts';
import { DEFAULT_RULESET, type Ruleset } from '../../shared/rules/ruleset.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';

/** Plain text that takes the font size around it. */
@customElement('rules-summary')
export class RulesSummary extends LocalizedElement {
  static override readonly styles = css`
    :host {
      display: block;
    }
    ol {
      margin: 0;
      padding: 0;
      list-style: none;
      counter-reset: line;
      display: grid;
      gap: 0.6em;
    }
    li {
      counter-increment: line;
      display: grid;
      grid-template-columns: 1.6em minmax(0, 1fr);
      text-wrap: pretty;
    }
    li::before {
      content: counter(line);
      font: 600 1.05em/var(--lines) var(--serif);
      color: var(--marigold);
    }
  `;

  @property({ attribute: false }) mode: Mode = 'final';
  @property({ attribute: false }) ruleset: Ruleset = DEFAULT_RULESET;

  protected override render(): TemplateResult {
    const rules = text().rules;
    const lines = [
      rules.placing,
      rules.tigers,
      rules.aims,
      rules[this.mode],
      rules.limits(this.ruleset),
    ];
    return html`<ol>
      ${lines.map((line) => html`<li><span>${line}</span></li>`)}
    </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rules-summary': RulesSummary;
  }
}
