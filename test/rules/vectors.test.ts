/** The rules core against every line of the vectors that concerns one board. */
import { describe, expect, test } from 'vitest';
import { type Board, legalOn, playOn } from '../../shared/rules/board.ts';
import { formatActions } from '../../shared/notation/action.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { parseRuleset } from '../../shared/notation/ruleset.ts';
import { drawBoard } from '../support/diagram.ts';
import { actionsOf, boardAt, valueOf } from '../support/text.ts';
import { type GameVector, readVectors } from '../support/vectors.ts';

const endOf = ({ outcome }: Board): unknown => [outcome?.result ?? null, outcome?.reason ?? null];

describe('positions', () => {
  test.each(readVectors('positions'))('$position', ({ position, legal, result, reason }) => {
    const board = boardAt(position);
    expect(formatPosition(board.position)).toBe(position);
    expect(formatActions(legalOn(board)), drawBoard(board)).toEqual(legal);
    expect(endOf(board), drawBoard(board)).toEqual([result, reason]);
  });
});

describe.each(['board-games', 'edge-games'] as const)('%s', (name) => {
  const games = readVectors(name).map((game, index) => ({ ...game, line: index + 1 }));
  test.each(games)('line $line: $ruleset, $first first, ends $result $reason', (game) => {
    replay(game);
  });
});

/** Plays the game; an action that the board refuses, or a board unlike the vector's, fails. */
function replay(game: GameVector): void {
  const text = game.custom ?? game.ruleset;
  let board = boardAt(game.position ?? game.first, valueOf(parseRuleset(text), text));
  expect(board.position.toAct).toBe(game.first);
  check(game, board);
  for (const action of actionsOf(game.actions)) {
    expect(board.outcome, `over before the last action\n${drawBoard(board)}`).toBeNull();
    board = valueOf(playOn(board, action), `ply ${board.plies + 1}\n${drawBoard(board)}`);
    check(game, board);
  }
  expect(endOf(board), drawBoard(board)).toEqual([game.result, game.reason]);
}

function check(game: GameVector, board: Board): void {
  for (const station of game.at) {
    if (station.plies !== board.plies) continue;
    expect(formatPosition(board.position)).toBe(station.position);
    expect(formatActions(legalOn(board)), drawBoard(board)).toEqual(station.legal);
  }
}
