/** The viewer's plans on the boards of a match: where they may plan, and what becomes of plans by an event. */
import type { SeatCommand } from '../../shared/match/command.ts';
import { type Match, stateOf } from '../../shared/match/match.ts';
import { BOARD_NAMES, type BoardName, sideOf } from '../../shared/match/seat.ts';
import { judgePremove, type Premove } from '../board/premove.ts';
import { isReachable, type MatchView } from './controller.ts';

/** One plan a board at most; what is done on one board leaves the other's alone. */
export type Premoves = Readonly<Record<BoardName, Premove | null>>;

export const NO_PREMOVES: Premoves = { left: null, right: null };

/** What a change of the match made of the plans. */
export interface Settled {
  readonly premoves: Premoves;
  /** To be sent now: its ply has come. */
  readonly due: Extract<SeatCommand, { kind: 'ply' }> | null;
  /** Boards whose plan does not fit any more. */
  readonly dropped: readonly BoardName[];
}

/** To be called after every change: what is due leaves the plans, what does not fit is dropped. */
export function settlePremoves(view: MatchView, premoves: Premoves): Settled {
  const judged = BOARD_NAMES.map((name) => ({ name, state: judgeOn(view, name, premoves[name]) }));
  const stays = (name: BoardName): Premove | null =>
    judged.some((one) => one.name === name && one.state === 'waiting') ? premoves[name] : null;
  const due = judged.find(({ state }) => state === 'due');
  const isSame = judged.every(({ name, state }) => premoves[name] === null || state === 'waiting');
  return {
    premoves: isSame ? premoves : { left: stays('left'), right: stays('right') },
    due: due === undefined ? null : commandOf(due.name, premoves[due.name]),
    dropped: judged.flatMap(({ name, state }) => (state === 'void' ? name : [])),
  };
}

/** While the server cannot be heard nobody knows how the board stands: plans wait. */
function judgeOn(
  view: MatchView,
  name: BoardName,
  premove: Premove | null,
): 'due' | 'waiting' | 'void' | 'none' {
  if (premove === null) return 'none';
  const { match, viewer, pending, connection } = view;
  const board = match.boards[name];
  if (board === null || stateOf(match) !== 'live') return 'void';
  if (viewer !== 'host' && viewer !== 'guest') return 'void';
  if (!isReachable(connection)) return 'waiting';
  const state = judgePremove(board, sideOf(match.setup, viewer, name), premove);
  if (state !== 'due') return state;
  return isTurnOn(match, viewer, name) && pending === null ? 'due' : 'waiting';
}

/** The other board may be to be played before. */
function isTurnOn({ turn }: Match, viewer: MatchView['viewer'], name: BoardName): boolean {
  return turn.board === name && turn.seat === viewer;
}

function commandOf(board: BoardName, premove: Premove | null): Settled['due'] {
  return premove === null ? null : { kind: 'ply', board, ...premove };
}
