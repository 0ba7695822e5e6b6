/** Finals so short that everything can be tried. */
import fc from 'fast-check';
import type { Match } from '../../shared/match/match.ts';
import { legalOn, startBoard } from '../../shared/rules/board.ts';
import type { Position } from '../../shared/rules/position.ts';
import { PLAIN_RULES, type Ruleset } from '../../shared/rules/ruleset.ts';
import { anyPosition } from './arbitrary.ts';
import { finalAt } from './contest-match.ts';

const PLIES = 2;
const SHORT: Ruleset = { ...PLAIN_RULES, name: 'custom', plyLimit: PLIES };

/** Few actions each, so that everything can be tried. */
const anyNarrow = anyPosition.filter((position) => {
  const board = startBoard(SHORT, position);
  return board.outcome === null && legalOn(board).length <= 7;
});
/** A final that two plies on each board end, the left board at turn. */
export const anyShortFinal: fc.Arbitrary<Match> = fc
  .record({ left: anyNarrow, right: anyNarrow, pairPly: fc.constantFrom(0, 1) })
  .map(({ left, right, pairPly }) => {
    // The guest has the goats on the right board: to act there next is the seat of the same side …
    const toAct = (left.toAct === 'goats') === (pairPly === 0) ? 'tigers' : 'goats';
    const turned: Position = { ...right, toAct };
    return { left: startBoard(SHORT, left), right: startBoard(SHORT, turned), pairPly };
  })
  .filter(({ right }) => right.outcome === null && legalOn(right).length <= 12)
  .map(({ left, right, pairPly }) => finalAt(left, right, pairPly));
