/** `<role-table>`: which army each seat has on each board, and who begins. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type BoardName, SEATS, type Seat, seatOf, sideOf } from '../../shared/match/seat.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import { drawPiece, pieceStyles } from '../elements/piece-art.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';

@customElement('role-table')
export class RoleTable extends LocalizedElement {
  static override readonly styles = [
    pieceStyles,
    css`
      table {
        inline-size: 100%;
        table-layout: fixed;
        border-collapse: collapse;
        font: 400 1rem/var(--snug) var(--sans);
      }
      th,
      td {
        padding: 8px 10px;
        border-block-end: 1px solid var(--rule);
        text-align: start;
        overflow-wrap: anywhere;
      }
      thead th {
        color: var(--ink-soft);
        font-weight: 500;
        font-size: 0.875rem;
      }
      .own {
        background: color-mix(in srgb, var(--marigold) 12%, transparent);
      }
      .side {
        display: flex;
        align-items: center;
        gap: 8px;
      }
      svg {
        flex: none;
        inline-size: 34px;
        block-size: 34px;
      }
      small {
        color: var(--ink-soft);
      }
    `,
  ];

  @property({ attribute: false }) setup: MatchSetup | null = null;
  /** The seat that is or would be the viewer's; `null` for who only watches. */
  @property({ attribute: false }) own: Seat | null = null;

  protected override render(): TemplateResult | typeof nothing {
    const { setup } = this;
    if (setup === null) return nothing;
    const boards: BoardName[] = setup.mode === 'final' ? ['left', 'right'] : ['left'];
    return html`<table>
      <thead>
        <tr>
          <td></td>
          ${boards.map(
            (board) =>
              html`<th scope="col">${text().boardLabel(boards.length === 2 ? board : null)}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${SEATS.map(
          (seat) =>
            html`<tr class=${seat === this.own ? 'own' : ''}>
              <th scope="row">${this.#nameOf(setup, seat)}</th>
              ${boards.map((board) => renderSide(setup, seat, board))}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  #nameOf(setup: MatchSetup, seat: Seat): string {
    if (seat === this.own) return text().youShort;
    return seat === 'host' && setup.hostName !== '' ? setup.hostName : text().seatName[seat];
  }
}

function renderSide(setup: MatchSetup, seat: Seat, board: BoardName): TemplateResult {
  const side = sideOf(setup, seat, board);
  // The left board begins the match, and on it the goats.
  const begins = board === 'left' && seatOf(setup, 'goats', 'left') === seat;
  return html`<td>
    <span class="side">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        ${drawPiece(side === 'tigers' ? 'tiger' : 'goat')}
      </svg>
      <span>
        ${text().sideName[side]}${begins ? html`<br /><small>${moreText().invite.begins}</small>` : nothing}
      </span>
    </span>
  </td>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'role-table': RoleTable;
  }
}
