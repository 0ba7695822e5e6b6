/** The facts beside a board: whose it is, who acts, the clock, captures, goats in hand, limits. */
import { html, nothing, type TemplateResult } from 'lit';
import type { RunningClock } from '../../shared/match/match.ts';
import type { BoardName } from '../../shared/match/seat.ts';
import type { Action } from '../../shared/rules/action.ts';
import type { Board } from '../../shared/rules/board.ts';
import type { BoardOutcome } from '../../shared/rules/outcome.ts';
import { CAPTURES_TO_WIN } from '../../shared/rules/position.ts';
import { type Side, SIDES } from '../../shared/rules/side.ts';
import { warningsOn } from '../board/warning.ts';
import { text } from '../text/locale.ts';
import { sayWarning, writeAction } from '../text/sentences.ts';
import { drawPiece, GOAT_SHADOW, type PieceKind } from './piece-art.ts';
import './ply-clock.ts';

/** What of a panel its facts tell of: `<board-panel>` documents each. */
export interface PanelFacts {
  readonly board: Board;
  readonly name: BoardName | null;
  readonly viewerSide: Side | null;
  readonly players: Readonly<Record<Side, string>>;
  readonly atTurn: boolean;
  readonly isNext: boolean;
  readonly canAct: boolean;
  readonly guarded: boolean;
  readonly planned: Action | null;
  readonly lastAction: Action | null;
  readonly pending: Action | null;
  readonly clock: RunningClock | null;
  readonly fullMs: number | null;
  readonly now: () => number;
  readonly stale: boolean;
  readonly hand: { readonly proposed: Action | null };
}

/** Two rows of facts and the clock, which stand as a column where the panel is wide. */
export function renderFacts(panel: PanelFacts): TemplateResult {
  return html`<div class="who">${renderTitle(panel)}${renderTurn(panel)}</div>
    ${renderClock(panel)}
    <div class="state">
      ${renderCaptured(panel)}${renderHand(panel)}${renderLimit(panel)}${renderLast(panel)}
    </div>`;
}

function renderTitle({ name, viewerSide, players }: PanelFacts): TemplateResult {
  const words = text();
  const boardName =
    name === null
      ? html`<span class="hidden-text">${words.boardLabel(null)}</span>`
      : html`<span>${words.boardName[name]}</span>`;
  if (viewerSide !== null)
    return html`<h2 class="title">
      ${icon(pieceOf(viewerSide))}${boardName}
      <span class="role">${words.you(viewerSide)}</span>
    </h2>`;
  const named = SIDES.filter((side) => players[side] !== '');
  return html`<h2 class="title">
    ${boardName}
    ${named.map(
      (side) =>
        html`<span class="player"
          >${icon(pieceOf(side))}<span class="role" aria-hidden="true">${players[side]}</span
          ><span class="hidden-text">${words.plays(players[side], side)}</span></span
        >`,
    )}
  </h2>`;
}

function renderTurn(panel: PanelFacts): TemplateResult | typeof nothing {
  const words = text();
  const { toAct } = panel.board.position;
  if (panel.board.outcome !== null) return renderOutcome(panel.board.outcome);
  if (panel.pending !== null) return html`<span class="turn active">${words.sending}</span>`;
  if (panel.hand.proposed !== null)
    return html`<span class="turn yours">${words.confirmHere}</span>`;
  if (panel.planned !== null)
    return html`<span class="turn planned">${words.planned(writeAction(panel.planned))}</span>`;
  if (panel.canAct && !panel.guarded && panel.viewerSide !== null)
    return html`<span class="turn yours">${words.yourMove}</span>`;
  if (panel.atTurn)
    return html`<span class="turn active"
      ><span class="brief" aria-hidden="true">${icon(pieceOf(toAct))}${words.toMoveShort}</span
      ><span class="full">${words.sideToMove(toAct)}</span></span
    >`;
  return panel.isNext ? html`<span class="turn">${words.nextHere(toAct)}</span>` : nothing;
}

function renderClock(panel: PanelFacts): TemplateResult | typeof nothing {
  const isTimed = panel.clock !== null || panel.fullMs !== null;
  if (panel.board.outcome !== null || !isTimed) return nothing;
  // Where it is not one's turn it is kept: to make it anew would delay the ply that brings the turn.
  return html`<ply-clock
    ?hidden=${!panel.atTurn}
    .clock=${panel.clock}
    .fullMs=${panel.fullMs}
    .now=${panel.now}
    ?frozen=${panel.pending !== null || panel.stale}
    ?stale=${panel.stale}
  ></ply-clock>`;
}

function renderCaptured({ board }: PanelFacts): TemplateResult {
  const { captured } = board.position;
  const goats = Array.from({ length: CAPTURES_TO_WIN }, (_, i) => i < captured);
  return html`<span class="tally" role="img" aria-label=${text().captured(captured)}>
    ${goats.map((isTaken) => (isTaken ? icon('goat') : FREE_GOAT))}
  </span>`;
}

function renderHand({ board }: PanelFacts): TemplateResult | typeof nothing {
  const { inHand } = board.position;
  if (inHand === 0 || board.outcome !== null) return nothing;
  return html`<span class="hand"
    >${icon('goat')}<span aria-hidden="true"
      ><b>${text().digits(inHand)}</b> <span class="long">${text().inHandShort}</span></span
    >
    <span class="hidden-text">${text().inHand(inHand)}</span></span
  >`;
}

function renderLimit({ board }: PanelFacts): TemplateResult {
  const words = text();
  if (board.outcome !== null)
    return html`<span class="limit over">${words.boardReason[board.outcome.reason]}</span>`;
  const [warning] = warningsOn(board);
  if (warning !== undefined) return html`<span class="limit warned">${sayWarning(warning)}</span>`;
  const limit = board.ruleset.plyLimit;
  if (limit === null) return html`<span class="limit">${words.plies(board.plies)}</span>`;
  return html`<span class="limit"
    ><span class="short" aria-hidden="true">${words.pliesShort(board.plies, limit)}</span
    ><span class="long">${words.pliesUsed(board.plies, limit)}</span></span
  >`;
}

/** Where it was said who is to move; why stands where the limits stood: nothing hides the last position. */
function renderOutcome({ result }: BoardOutcome): TemplateResult {
  const words = text().result;
  return html`<strong class="turn over"
    >${result === 'draw' ? words.draw : words.sideWins[result]}</strong
  >`;
}

function renderLast({ lastAction }: PanelFacts): TemplateResult {
  if (lastAction === null) return html`<span class="last"></span>`;
  return html`<span class="last" aria-label=${text().lastPly(writeAction(lastAction))}
    >${writeAction(lastAction)}</span
  >`;
}

const FREE_GOAT = html`<svg class="free" viewBox="0 0 100 100" aria-hidden="true">
  ${GOAT_SHADOW}
</svg>`;

function pieceOf(side: Side): PieceKind {
  return side === 'tigers' ? 'tiger' : 'goat';
}

function icon(kind: PieceKind): TemplateResult {
  return html`<svg viewBox="0 0 100 100" aria-hidden="true">${drawPiece(kind)}</svg>`;
}
