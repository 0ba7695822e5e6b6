/** What is read out when something happens in a match: the board's name first (CLIENT.md). */
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import { type BoardName, otherSeat } from '../../shared/match/seat.ts';
import { opponentOf } from '../../shared/rules/side.ts';
import { text } from '../text/locale.ts';
import { nameOfSeat, sayAction, sayOutcome, sayPosition } from '../text/sentences.ts';
import type { MatchView, Viewer } from './controller.ts';
import { isToAct } from './board-view.ts';
import { lastActionOn } from './seen-match.ts';

export interface Announcement {
  /** Read out when the reader has finished. */
  readonly polite: string | null;
  /** Read out at once: your turn and the result. */
  readonly assertive: string | null;
  /** Also to be seen for a moment. */
  readonly isShown: boolean;
}

const SILENCE: Announcement = { polite: null, assertive: null, isShown: false };

/** `view` is as after the event. */
export function announce(event: MatchEvent, view: MatchView): Announcement {
  const { match, viewer } = view;
  if (match.outcome !== null && !event.kind.startsWith('rematch')) {
    const outcome = sayOutcome(match, viewer);
    const assertive = outcome === null ? null : `${outcome.headline}. ${outcome.detail}`;
    return { ...SILENCE, assertive };
  }
  if (event.kind === 'ply') return announcePly(event, view);
  const told = tellOther(event, match, viewer);
  // An offer received stands in a strip of its own.
  const isOffer = event.kind === 'draw-offered' || event.kind === 'takeback-offered';
  const isShown = !isOffer || event.seat === viewer;
  return told === null ? SILENCE : { ...SILENCE, polite: told, isShown };
}

/** What is said where no event happened; `null` for what needs no words. */
export function announceChange(
  before: MatchView,
  view: MatchView,
): { readonly polite: string; readonly isShown: boolean } | null {
  const { connection, viewer, match, presence } = view;
  if (view.lacksTable && !before.lacksTable)
    return { polite: text().computer.lacksTable, isShown: true };
  if (connection !== before.connection && connection !== 'online' && connection !== 'local')
    // It stands in a strip of its own.
    return { polite: text().connection[connection], isShown: false };
  // Before the first ply people are only just arriving.
  if ((viewer !== 'host' && viewer !== 'guest') || match.plies.length === 0) return null;
  const other = otherSeat(viewer);
  const isHere = presence[other].connected;
  if (isHere === before.presence[other].connected) return null;
  const words = text().match;
  const name = nameOfSeat(match, other);
  return { polite: isHere ? words.opponentBack(name) : words.opponentLeft(name), isShown: true };
}

/** “Left board: tiger a1 to b2”; what the `l` key says. */
export function sayLastPly(match: Match, name: BoardName): string {
  const action = lastActionOn(match, name);
  const board = match.boards[name];
  if (action === null || board === null) return sayOn(match, name, text().noPlyYet);
  // After the action it is the other side's turn.
  return sayOn(match, name, sayAction(action, opponentOf(board.position.toAct)));
}

/** Everything on a board; what the `b` key says. */
export function sayBoard(match: Match, name: BoardName): string {
  const board = match.boards[name];
  if (board === null) return '';
  const said =
    board.outcome === null ? sayPosition(board.position) : text().boardOutcome(board.outcome);
  return sayOn(match, name, said);
}

/** The time left; what the `c` key says. `now` is in the time of the clock's deadline. */
export function sayClock(match: Match, now: number): string {
  const words = text().clock;
  if (match.setup.clockMs === null) return words.untimed;
  if (match.clock === null) return words.stopped;
  const left = Math.max(0, Math.min(match.clock.fullMs, match.clock.deadlineMs - now));
  return sayOn(match, match.turn.board, words.left(Math.ceil(left / 1000)));
}

/** “Right board: your move”. */
export function sayYourMove(match: Match): string {
  return sayOn(match, match.turn.board, text().yourMove);
}

export function sayOn(match: Match, name: BoardName, said: string): string {
  return text().speech.board(text().boardLabel(match.setup.mode === 'final' ? name : null), said);
}

function announcePly(event: Extract<MatchEvent, { kind: 'ply' }>, view: MatchView): Announcement {
  const polite = sayLastPly(view.match, event.board);
  const isYours = view.viewer !== 'both' && isToAct(view);
  return { ...SILENCE, polite, assertive: isYours ? sayYourMove(view.match) : null };
}

/** Events that are no plies, for those whom they concern; nobody is told of their own doing. */
function tellOther(event: MatchEvent, match: Match, viewer: Viewer): string | null {
  const words = text().match;
  const isOwn = 'seat' in event && event.seat === viewer;
  switch (event.kind) {
    case 'clock-shifted':
      return words.clockShifted;
    case 'draw-offered':
      return isOwn
        ? words.draw.sent(event.object)
        : words.draw.received(nameOfSeat(match, event.seat), event.object);
    case 'draw-declined':
      return words.draw.declined(event.object);
    case 'draw-agreed':
      return event.object === 'match' ? null : words.draw.boardDropped(event.object);
    case 'takeback-offered':
      return isOwn ? words.takeback.sent : words.takeback.received(nameOfSeat(match, event.seat));
    case 'takeback-declined':
      return words.takeback.declined;
    case 'taken-back':
      return words.takeback.done;
    case 'hint-given':
      // Whoever asked is told the hint itself.
      return isOwn ? null : text().computer.hint.taken(nameOfSeat(match, event.seat));
    case 'rematch-offered':
      return isOwn ? words.rematch.offered : words.rematch.received(nameOfSeat(match, event.seat));
    case 'rematch-declined':
      return words.rematch.declined;
    default:
      return null;
  }
}

/** “Two-board final: Sita – Hari”, for those who do not see the boards. */
export function nameMatch(match: Match): string {
  const mode = text().modes[match.setup.mode];
  const players = text().list.versus(nameOfSeat(match, 'host'), nameOfSeat(match, 'guest'));
  return text().speech.board(mode, players);
}
