/** English for the rules in short, and the names of rulesets and games. */
import type { Mode } from '../../../shared/match/setup.ts';
import type { Ruleset, RulesetName } from '../../../shared/rules/ruleset.ts';
import { capitalize, number } from './words.ts';

export const rules = {
  rulesets: {
    'devils-plan': 'Devil’s Plan',
    'ply-yard': 'Ply Yard',
    threefold: 'Threefold',
    'memory-12': 'Memory 12',
    'no-repeat': 'No repeat',
    custom: 'Custom',
  } satisfies Record<RulesetName | 'custom', string>,

  rules: {
    title: 'The rules in five lines',
    placing: 'Goats come from the hand, one a turn. Only when all twenty are placed may they step.',
    tigers: 'The four tigers step along a line, or jump straight over one goat and take it.',
    aims: 'Tigers win by taking five goats. Goats win when no tiger can move.',
    final:
      'You have goats on one board and tigers on the other, and both take turns two plies at a time. The first win on either board wins the match.',
    classic: 'Goats begin, then the sides take turns. Nobody may pass.',
    limits: rulesetLine,
  } satisfies Record<string, string | ((ruleset: Ruleset) => string)>,

  modes: { final: 'Two-board final', classic: 'Classic board' } satisfies Record<Mode, string>,
};

/** What the ruleset adds to the game, in one line. */
function rulesetLine({ plyLimit, repetition, quietLimit }: Ruleset): string {
  const limits = [
    plyLimit === null ? [] : `after ${number(plyLimit)} plies a board is drawn`,
    quietLimit === null ? [] : `${number(quietLimit)} plies without capture or placement draw`,
    repetition?.kind === 'draw'
      ? `a position seen ${number(repetition.occurrences)} times draws`
      : [],
    repetition?.kind === 'forbidden'
      ? repetition.memory === null
        ? 'no arrangement may come back'
        : `none of the last ${number(repetition.memory)} arrangements may come back`
      : [],
  ].flat();
  return limits.length === 0
    ? 'No limit ends a board in a draw.'
    : `${capitalize(limits.join('; '))}.`;
}
