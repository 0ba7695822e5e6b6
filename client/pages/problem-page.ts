/** `<problem-page>`: what an address leads to when it leads nowhere. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { signalPage } from '../match/page-signal.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { sayRefusal } from '../text/sentences.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import { drawPiece, pieceStyles } from '../elements/piece-art.ts';
import { controlStyles } from '../theme/controls.ts';
import { pageStyles } from './page-styles.ts';

@customElement('problem-page')
export class ProblemPage extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    pieceStyles,
    css`
      main {
        display: grid;
        align-content: center;
        justify-items: center;
        gap: 16px;
        min-block-size: calc(100svh - var(--above, 0px));
        padding: 24px;
        text-align: center;
      }
      svg {
        inline-size: 120px;
        block-size: 120px;
      }
      .actions {
        margin-block-start: 12px;
        justify-content: center;
      }
    `,
  ];

  /** Why there is nothing to show. */
  @property() problem: WireRefusal = 'unknown-page';

  protected override updated(): void {
    signalPage(text().title.problem);
  }

  protected override render(): TemplateResult {
    const { problem } = text();
    const [title, lead] = this.#words();
    return html`<main>
      <svg viewBox="0 0 100 100" aria-hidden="true">${drawPiece('goat')}</svg>
      <h1>${title}</h1>
      ${lead === '' ? nothing : html`<p class="lead">${lead}</p>`}
      <div class="actions"><a class="button primary" href="/">${problem.home}</a></div>
    </main>`;
  }

  #words(): readonly [title: string, lead: string] {
    const words = text().problem;
    switch (this.problem) {
      case 'unknown-page':
        return [words.unknownPage, words.unknownPageText];
      case 'unknown-match':
        return [words.unknownMatch, words.unknownMatchText];
      case 'no-spectators':
        return [words.noSpectators, words.noSpectatorsText];
      case 'seat-taken':
        return [words.seatTaken, words.seatTakenText];
      default:
        return [words.other, sayRefusal(this.problem)];
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'problem-page': ProblemPage;
  }
}
