/** The boards of a match on a large screen, each between its players and its facts. */
import { html, nothing, type TemplateResult } from 'lit';
import { BOARD_NAMES, type BoardName } from '../../shared/match/seat.ts';
import type { BoardResult } from '../../shared/rules/outcome.ts';
import { CAPTURES_TO_WIN } from '../../shared/rules/position.ts';
import { type Side, SIDES } from '../../shared/rules/side.ts';
import '../elements/bagh-board.ts';
import { drawPiece, GOAT_SHADOW, type PieceKind } from '../elements/piece-art.ts';
import { type BoardView, seatBySide, viewBoard } from '../match/board-view.ts';
import type { MatchView } from '../match/controller.ts';
import { text } from '../text/locale.ts';
import { nameOfSeat, writeAction } from '../text/sentences.ts';

export function renderScreenBoards(view: MatchView): TemplateResult {
  return html`${BOARD_NAMES.map((name) => {
    const board = viewBoard(view, view.match, name);
    return board === null ? nothing : renderBoard(view, name, board);
  })}`;
}

function renderBoard(view: MatchView, name: BoardName, board: BoardView): TemplateResult {
  const label = text().boardLabel(board.name);
  return html`<section aria-label=${label} class=${board.isAtTurn ? 'at-turn' : ''}>
    <div class="players">${SIDES.map((side) => renderPlayer(view, name, board, side))}</div>
    <div class="board ${board.board.outcome?.result === 'draw' ? 'drawn' : ''}">
      <bagh-board
        picture
        .position=${board.board.position}
        .plyCount=${board.board.plies}
        .lastAction=${board.lastAction}
        .label=${label}
        ?at-turn=${board.isAtTurn}
      ></bagh-board>
    </div>
    ${renderFacts(board)}
  </section>`;
}

/** Letters; what has more is set smaller, in two lines. */
const LONG_NAME = 9;

function renderPlayer(
  { match }: MatchView,
  name: BoardName,
  { board, isAtTurn }: BoardView,
  side: Side,
): TemplateResult {
  const player = nameOfSeat(match, seatBySide(match, name)[side]);
  const isLong = player.replaceAll(/\p{M}/gu, '').length > LONG_NAME;
  const acts = isAtTurn && board.position.toAct === side;
  return html`<span class="player ${side} ${acts ? 'acts' : ''}">
    ${icon(side === 'tigers' ? 'tiger' : 'goat')}
    <span class="name ${isLong ? 'long' : ''}" aria-hidden="true">${player}</span>
    <span class="hidden-text">
      ${text().plays(player, side)}${acts ? `, ${text().presence.toMove}` : ''}
    </span>
  </span>`;
}

function renderFacts({ board, lastAction }: BoardView): TemplateResult {
  const words = text();
  const { captured, inHand } = board.position;
  const goats = Array.from({ length: CAPTURES_TO_WIN }, (_, index) => index < captured);
  return html`<div class="tallies">
    <span class="captured" role="img" aria-label=${words.captured(captured)}>
      ${goats.map((isTaken) => (isTaken ? icon('goat') : FREE_GOAT))}
    </span>
    <span class="last">${lastAction === null ? nothing : writeAction(lastAction)}</span>
    ${
      board.outcome === null
        ? html`<span class="hand" role="img" aria-label=${words.inHand(inHand)}>
            ${icon('goat')}<span aria-hidden="true">× ${inHand}</span>
          </span>`
        : html`<span class="hand">${sayResult(board.outcome.result)}</span>`
    }
  </div>`;
}

/** Who has it; why is said large, once. */
function sayResult(result: BoardResult): string {
  const words = text().result;
  return result === 'draw' ? words.draw : words.sideWins[result];
}

const FREE_GOAT = html`<svg class="free" viewBox="0 0 100 100" aria-hidden="true">
  ${GOAT_SHADOW}
</svg>`;

function icon(kind: PieceKind): TemplateResult {
  return html`<svg viewBox="0 0 100 100" aria-hidden="true">${drawPiece(kind)}</svg>`;
}
