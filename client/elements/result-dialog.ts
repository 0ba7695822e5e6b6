/** `<result-dialog>`: how the match ended: who won, on which board, and why. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { text } from '../text/locale.ts';
import type { OutcomeWords } from '../text/sentences.ts';
import './icon-button.ts';
import { DialogCancelEvent, Modal } from './modal.ts';
import { drawPiece, type PieceKind, pieceStyles } from './piece-art.ts';

/** So long after the end a tap meant for the board hits no button (CLIENT.md). */
const GUARD_MS = 600;

/**
 * The page sets `open` and takes it back on `dialog-cancel`.
 *
 * @fires dialog-cancel - `DialogCancelEvent`: the close button, or Escape
 * @slot - the actions: rematch, replay, home; they take no taps for the first 600 ms
 */
@customElement('result-dialog')
export class ResultDialog extends Modal {
  static override readonly styles = [
    ...Modal.styles,
    pieceStyles,
    css`
      .emblem {
        display: flex;
        justify-content: center;
        margin-block: -4px 10px;
      }
      .emblem svg {
        inline-size: 76px;
        block-size: 76px;
        filter: drop-shadow(0 3px 5px var(--shade));
      }
      .emblem svg + svg {
        margin-inline-start: -12px;
      }
      .loss .emblem svg {
        filter: grayscale(0.8) opacity(0.75);
      }
      [inert] {
        opacity: 0.55;
      }
    `,
  ];

  /** From `sayOutcome(match, viewer)`; `null` shows nothing. */
  @property({ attribute: false }) outcome: OutcomeWords | null = null;
  /** Whose piece adorns the result: the winning side's; `null`: both. */
  @property({ attribute: false }) emblem: PieceKind | null = null;

  @state() private isGuarded = false;
  #guard: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#guard);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('open') || !this.open) return;
    this.isGuarded = true;
    clearTimeout(this.#guard);
    this.#guard = setTimeout(() => {
      this.isGuarded = false;
    }, GUARD_MS);
  }

  protected override renderContent(): TemplateResult | typeof nothing {
    if (this.outcome === null) return nothing;
    const { headline, detail, mood } = this.outcome;
    const emblems: PieceKind[] = this.emblem === null ? ['tiger', 'goat'] : [this.emblem];
    return html`<div class=${mood}>
      <div class="emblem" aria-hidden="true">
        ${emblems.map((kind) => html`<svg viewBox="0 0 100 100">${drawPiece(kind)}</svg>`)}
      </div>
      <h2 id="heading" tabindex="-1" data-first>${headline}</h2>
      <p>${detail}</p>
      <div class="actions" ?inert=${this.isGuarded}><slot></slot></div>
      <icon-button
        class="close"
        icon="close"
        label=${text().dialog.close}
        ?disabled=${this.isGuarded}
        @click=${this.#onClose}
      ></icon-button>
    </div>`;
  }

  readonly #onClose = (): void => {
    this.dispatchEvent(new DialogCancelEvent());
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'result-dialog': ResultDialog;
  }
}
