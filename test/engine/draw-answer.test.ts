/** When the computer takes a draw. */
import { expect, test } from 'vitest';
import { acceptsDraw } from '../../shared/engine/draw-answer.ts';
import { Engine } from '../../shared/engine/engine.ts';
import type { DrawObject } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import { otherSeat, type Seat, SEATS } from '../../shared/match/seat.ts';
import { finalAt } from '../support/contest-match.ts';
import { MatchPlay } from '../support/match-play.ts';
import { classicSetup, finalSetup } from '../support/match-setup.ts';
import { boardAt } from '../support/text.ts';

const engine = new Engine({ memoryBits: 14 });

function accepts(match: Match, seat: Seat, object: DrawObject): boolean {
  return acceptsDraw(engine, match, { seat, object }, { depth: 5 });
}

/** A classic match with this board; the host has the goats. */
function classicAt(text: string): Match {
  const { match } = MatchPlay.begin(classicSetup());
  const left = boardAt(text, match.setup.ruleset);
  const seat = left.position.toAct === 'goats' ? 'host' : 'guest';
  return { ...match, boards: { left, right: null }, turn: { board: 'left', seat, pairPly: 0 } };
}

const TIGERS_WIN = 'GGGTG/GGTG1/GG1GT/2GGG/GGTGG t 0 3';
const OPEN = 'GGGTG/GGGGG/TGG1G/GGTGG/GGG1T g 0 1';

test.each([
  ['is winning', TIGERS_WIN, 'guest', false],
  ['is losing', TIGERS_WIN, 'host', true],
] as const)('on one board, who %s', (_, text, seat, answer) => {
  expect(accepts(classicAt(text), seat, 'match')).toBe(answer);
});

test('on one board, by its estimate: one side would rather play on, the other not', () => {
  const match = classicAt(OPEN);
  const answers = [accepts(match, 'host', 'match'), accepts(match, 'guest', 'match')];
  expect(answers.filter((answer) => answer)).toHaveLength(1);
});

test('whoever wins one board of a final lets the other one go, and whoever loses it does not', () => {
  // The guest has the tigers on the left board and is to act.
  const right = boardAt(OPEN);
  const match = finalAt(boardAt(TIGERS_WIN), right);
  expect(accepts(match, 'guest', 'right')).toBe(true);
  expect(accepts(match, 'host', 'right')).toBe(false);
  expect(accepts(match, 'guest', 'left')).toBe(false);
});

test('the match is judged as one contest: its winner declines, its loser accepts', () => {
  const right = boardAt(OPEN);
  const match = finalAt(boardAt(TIGERS_WIN), right);
  const { seat } = match.turn;
  expect(accepts(match, seat, 'match')).toBe(false);
  expect(accepts(match, otherSeat(seat), 'match')).toBe(true);
});

test.each(['final', 'classic'] as const)('a %s that has hardly begun is played on', (mode) => {
  const { match } = MatchPlay.begin(mode === 'final' ? finalSetup() : classicSetup());
  for (const seat of SEATS) expect(accepts(match, seat, 'match')).toBe(false);
});
