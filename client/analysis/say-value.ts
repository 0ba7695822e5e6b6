/** How good a position is, in words and as a share of a bar; what is an estimate says so. */
import type { Value } from '../../shared/engine/value.ts';
import { opponentOf, type Side } from '../../shared/rules/side.ts';
import { studyText } from '../text/study-text.ts';

/** Hundredths of a goat within which a board is called even. */
const EVEN = 20;
/** An advantage of so many hundredths of a goat fills half of what is left of the bar. */
const STEEPNESS = 250;

/** “Tigers win in 9 moves”, “Estimate: goats ahead by 1.2 goats”. */
export function sayValue(value: Value, toAct: Side): string {
  const words = studyText().analysis;
  if (value.kind === 'estimate') {
    if (Math.abs(value.score) < EVEN) return words.even;
    const ahead = value.score > 0 ? toAct : opponentOf(toAct);
    return words.estimate(ahead, Math.abs(Math.round(value.score / 10)) / 10);
  }
  const said = value.result === 'draw' ? words.draw : words.wins(value.result, value.plies);
  return value.kind === 'likely' ? words.likely(said) : said;
}

/** The tigers' share of the bar, 0–100. */
export function tigersShare(value: Value, toAct: Side): number {
  if (value.kind !== 'estimate')
    return value.result === 'draw' ? 50 : value.result === 'tigers' ? 100 : 0;
  const score = toAct === 'tigers' ? value.score : -value.score;
  return 50 + 48 * Math.tanh(score / STEEPNESS);
}
