/** Random positions and boards for laws, as fast-check arbitraries. */
import fc from 'fast-check';
import { type Board, legalOn, playOn, startBoard } from '../../shared/rules/board.ts';
import { setOf, POINTS } from '../../shared/rules/point.ts';
import type { Position } from '../../shared/rules/position.ts';
import { type Ruleset, RULESETS } from '../../shared/rules/ruleset.ts';
import { SIDES } from '../../shared/rules/side.ts';
import { parseRuleset } from '../../shared/notation/ruleset.ts';
import { valueOf } from './text.ts';

/** Any valid position: pieces anywhere, any captures that the goats left allow. */
export const anyPosition: fc.Arbitrary<Position> = fc
  .record({
    points: fc.shuffledSubarray([...POINTS], { minLength: 25, maxLength: 25 }),
    toAct: fc.constantFrom(...SIDES),
    captured: fc.integer({ min: 0, max: 5 }),
    onBoard: fc.nat(),
  })
  .map(({ points, toAct, captured, onBoard }) => {
    const goats = onBoard % (20 - captured + 1);
    return {
      tigers: setOf(points.slice(0, 4)),
      goats: setOf(points.slice(4, 4 + goats)),
      toAct,
      inHand: 20 - captured - goats,
      captured,
    };
  });

/** Any of the named rulesets, and some custom ones of every kind. */
export const anyRuleset: fc.Arbitrary<Ruleset> = fc.constantFrom(
  ...Object.values(RULESETS),
  ...[
    'custom ply=50 repeat=draw2 quiet=20 goats=lose',
    'custom ply=1000 repeat=last2 quiet=- goats=pass',
    'custom ply=- repeat=all quiet=500 goats=pass',
  ].map((text) => valueOf(parseRuleset(text), text)),
);

/** Choices among legal actions, to be taken by `playChoices`. */
export const choices: fc.Arbitrary<number[]> = fc.array(fc.nat({ max: 1000 }), { maxLength: 150 });

/** The boards that playing on from `start` passes through, each choice picking a legal action. */
export function playChoices(start: Board, picks: readonly number[]): Board[] {
  const boards = [start];
  for (const pick of picks) {
    const board = boards[boards.length - 1] ?? start;
    const legal = legalOn(board);
    const action = legal[pick % Math.max(1, legal.length)];
    if (action === undefined) break;
    boards.push(valueOf(playOn(board, action), 'a legal action'));
  }
  return boards;
}

/** A board somewhere in a game from the start or from a set-up. */
export const anyBoard: fc.Arbitrary<Board> = fc
  .record({
    ruleset: anyRuleset,
    start: fc.oneof(fc.constantFrom(...SIDES), anyPosition),
    picks: choices,
  })
  .map(({ ruleset, start, picks }) => {
    const first = startBoard(ruleset, start);
    return playChoices(first, picks).at(-1) ?? first;
  });
