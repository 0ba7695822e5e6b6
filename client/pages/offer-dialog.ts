/** `<offer-dialog>`: offers that wait for the viewer's answer; of draws also what to call one: the match or one board. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { SeatCommand } from '../../shared/match/command.ts';
import type { DrawObject } from '../../shared/match/event.ts';
import { bothOpen } from '../../shared/match/match.ts';
import { DialogCancelEvent, Modal } from '../elements/modal.ts';
import type { MatchView } from '../match/controller.ts';
import { text } from '../text/locale.ts';
import { drawObjects, type OfferTopic, ownOfferState, receivedOffers } from './offers.ts';

/** The viewer asks something of the match. */
export class CommandWantedEvent extends Event {
  readonly command: SeatCommand;

  constructor(command: SeatCommand) {
    super('command-wanted', { bubbles: true });
    this.command = command;
  }
}

/**
 * @fires command-wanted - `CommandWantedEvent` with `command`
 * @fires dialog-cancel - `DialogCancelEvent`
 */
@customElement('offer-dialog')
export class OfferDialog extends Modal {
  static override readonly styles = [
    ...Modal.styles,
    css`
      .offer {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 10px;
        margin-block-end: 16px;
        padding-block-end: 16px;
        border-block-end: 1px solid var(--rule);
      }
      .offer p {
        grid-column: 1 / -1;
        margin: 0;
        color: var(--ink);
        font-weight: 600;
      }
      .hint {
        margin-block: 14px 0;
        font-size: 0.9375rem;
      }
    `,
  ];

  @property({ attribute: false }) view: MatchView | null = null;
  @property() topic: OfferTopic = 'draw';

  protected override renderContent(): TemplateResult | typeof nothing {
    const { view } = this;
    if (view === null) return nothing;
    const isDraw = this.topic === 'draw';
    const words = text().match.draw;
    return html`<h2 id="heading">${isDraw ? words.title : text().action.takeback}</h2>
      ${this.#renderReceived(view)} ${isDraw ? html`<p>${words.lead}</p>` : nothing}
      <div class="actions">
        ${isDraw ? drawObjects(view.match).map((object) => this.#renderOffer(view, object)) : nothing}
        <button class="button quiet" type="button" data-first @click=${this.#onClose}>
          ${text().dialog.cancel}
        </button>
      </div>
      ${isDraw && bothOpen(view.match) ? html`<p class="hint">${words.dropHint}</p>` : nothing}`;
  }

  #renderReceived(view: MatchView): TemplateResult[] {
    const words = text().match.draw;
    return receivedOffers(view, this.topic).map(
      ({ sentence, accept, decline }) =>
        html`<div class="offer">
          <p>${sentence}</p>
          <button class="button primary" type="button" @click=${this.#asking(accept)}>
            ${words.accept}
          </button>
          <button class="button" type="button" @click=${this.#asking(decline)}>
            ${words.decline}
          </button>
        </div>`,
    );
  }

  #renderOffer(view: MatchView, object: DrawObject): TemplateResult {
    const words = text().match.draw;
    const state = ownOfferState(view, object);
    return html`<button
      class="button"
      type="button"
      ?disabled=${state !== 'open'}
      @click=${this.#asking({ kind: 'offer-draw', object })}
    >
      ${state === 'waiting' ? words.offered(object) : words.offer(object)}
    </button>`;
  }

  #asking(command: SeatCommand): () => void {
    return () => this.dispatchEvent(new CommandWantedEvent(command));
  }

  readonly #onClose = (): void => {
    this.dispatchEvent(new DialogCancelEvent());
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'offer-dialog': OfferDialog;
  }
  interface GlobalEventHandlersEventMap {
    'command-wanted': CommandWantedEvent;
  }
}
