/** A hint in words: what to do, and what that comes to. */
import type { Value } from '../../shared/engine/value.ts';
import { boardOf, type Match } from '../../shared/match/match.ts';
import { formatPoint } from '../../shared/notation/point.ts';
import type { Side } from '../../shared/rules/side.ts';
import type { ShownHint } from '../match/controller.ts';
import { text } from './locale.ts';
import { sayAction } from './sentences.ts';

/** Hundredths of a goat within which a board is called even. */
const EVEN = 150;

/** “Hint: tiger a1 to b2. It wins in 5 moves.”; `match` is as the hint was given for. */
export function sayHint(match: Match, { board, action, value }: ShownHint): string {
  const side = boardOf(match, board)?.position.toAct ?? 'goats';
  const words = text().computer.hint;
  const advice =
    action.kind === 'place' ? words.place(formatPoint(action.to)) : sayAction(action, side);
  return words.say(advice, sayValue(value, side));
}

function sayValue(value: Value, side: Side): string {
  const words = text().computer.hint;
  if (value.kind === 'estimate') {
    if (Math.abs(value.score) < EVEN) return words.even;
    return value.score > 0 ? words.better : words.worse;
  }
  const { result, plies } = value;
  const isLikely = value.kind === 'likely';
  if (result === 'draw') return isLikely ? words.shouldDraw : words.draws;
  if (result === side) return isLikely ? words.shouldWin : words.wins(plies);
  return isLikely ? words.shouldLose : words.loses(plies);
}
