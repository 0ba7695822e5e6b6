/** A match's boards, each in its panel. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Match } from '../../shared/match/match.ts';
import { BOARD_NAMES, type BoardName } from '../../shared/match/seat.ts';
import type { Action } from '../../shared/rules/action.ts';
import '../elements/board-panel.ts';
import type {
  ActionChosenEvent,
  ActionRefusedEvent,
  PremoveChosenEvent,
} from '../elements/panel-events.ts';
import { seatBySide, viewBoard } from '../match/board-view.ts';
import { isReachable, type MatchView } from '../match/controller.ts';
import type { Premoves } from '../match/premoves.ts';
import type { Confirm } from '../settings/settings.ts';
import { nameOfSeat } from '../text/sentences.ts';

export interface BoardsModel {
  readonly view: MatchView;
  /** The match as looked at. */
  readonly shown: Match;
  readonly isFlipped: boolean;
  readonly isGuarded: boolean;
  /** A ply is not painted yet. */
  readonly isDrawing: boolean;
  readonly helpers: boolean;
  readonly confirm: Confirm;
  readonly premoves: Premoves;
  readonly now: () => number;
  readonly act: (board: BoardName, action: Action) => void;
  /** `null` drops the plan. */
  readonly plan: (board: BoardName, action: Action | null) => void;
  readonly refuse: (event: ActionRefusedEvent) => void;
  readonly warn: () => void;
}

export function renderBoards(model: BoardsModel): TemplateResult {
  return html`${BOARD_NAMES.map((name) => renderBoard(model, name))}`;
}

function renderBoard(model: BoardsModel, name: BoardName): TemplateResult | typeof nothing {
  const { view, shown } = model;
  const board = viewBoard(view, shown, name);
  if (board === null) return nothing;
  const seats = seatBySide(shown, name);
  const isTwo = shown.setup.mode === 'final';
  return html`<board-panel
    slot=${name}
    ?mirrored=${isTwo && name === 'left'}
    .board=${board.board}
    .name=${board.name}
    .viewerSide=${board.viewerSide}
    .players=${{ tigers: nameOfSeat(shown, seats.tigers), goats: nameOfSeat(shown, seats.goats) }}
    ?at-turn=${board.isAtTurn}
    ?is-next=${board.isNext}
    ?can-act=${board.canAct}
    ?guarded=${model.isGuarded}
    ?drawing=${model.isDrawing}
    .planSide=${board.planSide}
    .planned=${shown === view.match ? (model.premoves[name]?.action ?? null) : null}
    .confirm=${model.confirm}
    .idleRefusal=${board.idleRefusal}
    .lastAction=${board.lastAction}
    .pending=${board.pending}
    .hint=${board.hint}
    .clock=${board.clock}
    .fullMs=${shown.setup.clockMs}
    .now=${model.now}
    ?stale=${!isReachable(view.connection)}
    ?flipped=${model.isFlipped}
    ?helpers=${model.helpers && view.match.outcome === null}
    ?still=${shown !== view.match}
    @action-chosen=${({ action }: ActionChosenEvent): void => model.act(name, action)}
    @premove-chosen=${({ action }: PremoveChosenEvent): void => model.plan(name, action)}
    @action-refused=${model.refuse}
    @clock-low=${model.warn}
  ></board-panel>`;
}
