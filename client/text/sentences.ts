/** Facts of the game put into the words of the language in use. */
import { formatAction } from '../../shared/notation/action.ts';
import { formatPoint } from '../../shared/notation/point.ts';
import type { Match } from '../../shared/match/match.ts';
import { type BoardName, otherSeat, type Seat } from '../../shared/match/seat.ts';
import type { Action } from '../../shared/rules/action.ts';
import { type Point, pointsIn } from '../../shared/rules/point.ts';
import type { Position } from '../../shared/rules/position.ts';
import type { Side } from '../../shared/rules/side.ts';
import type { RefusalPoints } from '../board/selection.ts';
import type { Warning } from '../board/warning.ts';
import type { Viewer } from '../match/controller.ts';
import type { SendRefusal } from '../match/send-refusal.ts';
import { text } from './locale.ts';

/** Why nothing happened, in one sentence: “No line from b1 to c2.” */
export function sayRefusal(code: SendRefusal, points: RefusalPoints = {}): string {
  return text().refusals[code]({
    from: nameOf(points.from),
    over: nameOf(points.over),
    to: nameOf(points.to),
  });
}

/** One warning: “12 quiet plies left”. */
export function sayWarning(warning: Warning): string {
  const words = text().warnings;
  switch (warning.kind) {
    case 'plies-left':
      return words.pliesLeft(warning.left);
    case 'quiet-left':
      return words.quietLeft(warning.left);
    case 'occurrence':
      return words.occurrence(warning.count, warning.limit);
    case 'forbidden':
      return words.forbidden(warning.count);
  }
}

/** An action by a side, as it is read out: “tiger a1 to b2”. */
export function sayAction(action: Action, side: Side): string {
  const words = text().speech;
  switch (action.kind) {
    case 'place':
      return words.placed(formatPoint(action.to));
    case 'step':
      return words.stepped(
        side === 'tigers' ? 'tiger' : 'goat',
        formatPoint(action.from),
        formatPoint(action.to),
      );
    case 'capture':
      return words.capturedOver(
        formatPoint(action.from),
        formatPoint(action.over),
        formatPoint(action.to),
      );
    case 'pass':
      return words.passed;
  }
}

/** An action as it is written in lists: its notation, with a word for the pass. */
export function writeAction(action: Action): string {
  return action.kind === 'pass' ? text().pass : formatAction(action);
}

/** What stands where and who is to act, as it is read out. */
export function sayPosition(position: Position): string {
  const words = text().speech;
  const goats = pointsIn(position.goats).map(formatPoint).join(' ');
  return [
    words.tigersOn(pointsIn(position.tigers).map(formatPoint).join(' ')),
    goats === '' ? words.noGoats : words.goatsOn(goats),
    text().inHand(position.inHand),
    text().captured(position.captured),
    text().sideToMove(position.toAct),
  ].join('; ');
}

/** The nickname in a seat, the computer's level, or “Host” and “Guest”. */
export function nameOfSeat(match: Match, seat: Seat): string {
  const { computer } = match.setup;
  if (computer?.seat === seat) return text().computer.name(computer.level);
  const name = seat === 'host' ? match.setup.hostName : match.guestName;
  return name === '' ? text().seatName[seat] : name;
}

/** How a match ended, from where the viewer sits. */
export interface OutcomeWords {
  readonly headline: string;
  readonly detail: string;
  readonly mood: 'win' | 'loss' | 'draw' | 'none';
}

/** Who won, on which board and why; `null` while no outcome stands. */
export function sayOutcome(match: Match, viewer: Viewer): OutcomeWords | null {
  if (match.outcome === null) return null;
  const { result } = match.outcome;
  const words = text().result;
  const detail = sayReason(match);
  if (result === 'none') return { headline: words.cancelled, detail, mood: 'none' };
  if (result === 'draw') return { headline: words.draw, detail, mood: 'draw' };
  if (viewer === 'spectator' || viewer === 'both')
    return { headline: words.wins(nameOfSeat(match, result)), detail, mood: 'win' };
  return viewer === result
    ? { headline: words.youWin, detail, mood: 'win' }
    : { headline: words.youLose, detail, mood: 'loss' };
}

function sayReason(match: Match): string {
  const words = text().result;
  const { outcome } = match;
  if (outcome === null) return '';
  switch (outcome.reason.kind) {
    case 'board':
      return sayBoardReason(match, outcome.reason.board);
    case 'both-drawn':
      return words.bothDrawn;
    case 'agreed':
      return words.agreed;
    case 'flag':
      return words.flag(nameOfLoser(match));
    case 'resigned':
      return words.resigned(nameOfLoser(match));
    case 'no-show':
      return words.noShow(nameOfSeat(match, match.turn.seat));
    case 'cancelled':
      return match.cancelCause === null ? '' : words.cancelCause[match.cancelCause];
  }
}

function sayBoardReason(match: Match, name: BoardName): string {
  const outcome = match.boards[name]?.outcome;
  if (outcome === null || outcome === undefined) return '';
  return match.setup.mode === 'classic'
    ? text().result.onOnlyBoard(outcome)
    : text().result.onBoard(name, outcome);
}

function nameOfLoser(match: Match): string {
  const winner = match.outcome?.result;
  if (winner !== 'host' && winner !== 'guest') return '';
  return nameOfSeat(match, otherSeat(winner));
}

function nameOf(point: Point | undefined): string | undefined {
  return point === undefined ? undefined : formatPoint(point);
}
