/** What the helpers point out on a board. */
import { expect, test } from 'vitest';
import { actionsFrom, threatenedGoats, trappedTigers } from '../../client/board/hints.ts';
import { formatActions } from '../../shared/notation/action.ts';
import { formatPoint, parsePoint } from '../../shared/notation/point.ts';
import { pointsIn, type PointSet } from '../../shared/rules/point.ts';
import { RULESETS } from '../../shared/rules/ruleset.ts';
import { boardAt, playAll, positionOf, valueOf } from '../support/text.ts';

function namesOf(points: PointSet): string[] {
  return pointsIn(points).map(formatPoint);
}

test('a goat is in danger while a tiger beside it has the point beyond free', () => {
  expect(namesOf(threatenedGoats(positionOf('T3T/5/5/1G3/T3T g 19 0')))).toEqual(['b2']);
});

test('a goat with its back covered is in no danger', () => {
  expect(threatenedGoats(positionOf('T3T/5/2G2/1G3/T3T g 18 0'))).toBe(0);
});

test('a goat is in danger whoever is to act', () => {
  const goatsAct = positionOf('T3T/5/5/1G3/T3T g 19 0');
  const tigersAct = positionOf('T3T/5/5/1G3/T3T t 19 0');
  expect(threatenedGoats(goatsAct)).toBe(threatenedGoats(tigersAct));
});

test('a tiger is trapped when it can neither step nor capture, while others still act', () => {
  const position = positionOf('T3T/5/G1G2/GG3/T1G1T g 15 0');
  expect(namesOf(trappedTigers(position))).toEqual([]);
  const closed = positionOf('T3T/5/G1G2/GG3/TGG1T g 14 0');
  expect(namesOf(trappedTigers(closed))).toEqual(['a1']);
});

test('a selected piece shows its steps and captures and nobody else’s', () => {
  const board = boardAt('T3T/5/5/1G3/T3T t 19 0');
  const a1 = valueOf(parsePoint('a1'), 'a1');
  expect(formatActions(actionsFrom(board, a1))).toEqual(['a1-a2', 'a1-b1', 'a1xc3']);
  expect(actionsFrom(board, null)).toEqual([]);
});

test('a selected piece does not show a step that its ruleset forbids', () => {
  const start = boardAt('GGGG1/GTGGG/GG1TG/GGT1G/1TGGG t 0 3', RULESETS['no-repeat']);
  const board = playAll(start, 'c2-c3 a2-a1 c3-c2');
  const a1 = valueOf(parsePoint('a1'), 'a1');
  expect(formatActions(actionsFrom(board, a1))).toEqual([]);
});
