/** What people can rely on at every level. */
import { describe, expect, test } from 'vitest';
import { chooseAction, choosePly } from '../../shared/engine/choose.ts';
import { Engine } from '../../shared/engine/engine.ts';
import { LEVEL_NAMES, LEVELS } from '../../shared/engine/levels.ts';
import { type Board, findBoardRefusal, playOn } from '../../shared/rules/board.ts';
import { drawBoard } from '../support/diagram.ts';
import { MatchPlay } from '../support/match-play.ts';
import { boardAt, valueOf } from '../support/text.ts';
import { readVectors } from '../support/vectors.ts';
import { seededChance } from '../../shared/engine/chance.ts';

const engine = new Engine({ memoryBits: 12 });

/** A clock that goes on by itself whenever it is looked at, so that every search ends. */
function tickingClock(): () => number {
  let nowMs = 0;
  return () => (nowMs += 200);
}

const winsInOne = readVectors('movement-values')
  .filter(({ plies }) => plies === 1)
  .map(({ position }) => boardAt(position));

/** Of the boards that `name` could win at once, the share that it does. */
function shareOfWinsTaken(name: (typeof LEVEL_NAMES)[number], rounds: number): number {
  const chance = seededChance(7);
  const now = tickingClock();
  let taken = 0;
  for (let round = 0; round < rounds; round++)
    for (const board of winsInOne) {
      const { action } = chooseAction(engine, board, LEVELS[name], { now, chance });
      if (valueOf(playOn(board, action), 'legal').outcome !== null) taken++;
    }
  return taken / (rounds * winsInOne.length);
}

test('easy takes a win in one ply at least four times in five, and now and then lets it go', () => {
  const share = shareOfWinsTaken('easy', 10);
  expect(share).toBeGreaterThan(0.8);
  expect(share).toBeLessThan(1);
});

test.each(['medium', 'hard', 'master'] as const)('%s takes every win in one ply', (name) => {
  expect(shareOfWinsTaken(name, 1)).toBe(1);
});

test('easy does not always play the same', () => {
  const chance = seededChance(1);
  const surroundings = { now: tickingClock(), chance };
  const board = boardAt('goats');
  const actions = Array.from(
    { length: 20 },
    () => chooseAction(engine, board, LEVELS.easy, surroundings).action,
  );
  expect(new Set(actions).size).toBeGreaterThan(3);
});

test('the same chance brings the same choice', () => {
  const board = boardAt('goats');
  const choose = () =>
    chooseAction(engine, board, LEVELS.easy, { now: tickingClock(), chance: seededChance(3) });
  expect(choose()).toEqual(choose());
});

describe.each(LEVEL_NAMES)('%s', (name) => {
  test('plays legal plies from the start of a final to wherever it leads', () => {
    const play = MatchPlay.begin();
    const surroundings = { now: tickingClock(), chance: seededChance(5) };
    for (let ply = 0; ply < 24 && play.match.outcome === null; ply++) {
      const { board, finding } = choosePly(engine, play.match, LEVELS[name], surroundings);
      const present: Board | null = play.match.boards[board];
      if (present === null) throw new Error('a final has both boards');
      expect(findBoardRefusal(present, finding.action), drawBoard(present)).toBeUndefined();
      const { action } = finding;
      play.seat(play.match.turn.seat, {
        kind: 'ply',
        board,
        ply: present.plies,
        action,
      });
      expect(play.match.plies).toHaveLength(ply + 1);
    }
  });
});

test('master stops when its second is over', () => {
  let nowMs = 0;
  const now = (): number => (nowMs += 25);
  chooseAction(engine, boardAt('goats'), LEVELS.master, { now, chance: () => 0 });
  expect(nowMs).toBe(1025);
});
