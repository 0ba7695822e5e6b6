/** Assertions that speak the game and print the board when they fail. */
import { expect } from 'vitest';
import {
  type Board,
  type BoardRefusal,
  findBoardRefusal,
  legalOn,
  playOn,
} from '../../shared/rules/board.ts';
import { formatActions } from '../../shared/notation/action.ts';
import { drawBoard } from './diagram.ts';
import { actionOf, boardAt } from './text.ts';

/** A board, or the text of a position under plain rules. */
type BoardText = Board | string;

function boardOf(subject: BoardText): Board {
  return typeof subject === 'string' ? boardAt(subject) : subject;
}

/** Each of the actions (parted by spaces) is legal. */
export function expectLegal(subject: BoardText, actions: string): void {
  const board = boardOf(subject);
  expect(formatActions(legalOn(board)), drawBoard(board)).toEqual(
    expect.arrayContaining(actions.split(' ')),
  );
}

/** Exactly these actions (parted by spaces, in any order) are legal. */
export function expectOnlyLegal(subject: BoardText, actions: string): void {
  const board = boardOf(subject);
  const expected = actions === '' ? [] : actions.split(' ').sort();
  expect(formatActions(legalOn(board)), drawBoard(board)).toEqual(expected);
}

/** The action is refused for this reason, and is not among the legal ones. */
export function expectRefused(subject: BoardText, action: string, refusal: BoardRefusal): void {
  const board = boardOf(subject);
  expect(findBoardRefusal(board, actionOf(action)), drawBoard(board)).toBe(refusal);
  expect(playOn(board, actionOf(action)).ok, drawBoard(board)).toBe(false);
  expect(formatActions(legalOn(board)), drawBoard(board)).not.toContain(action);
}

/** The board is over as `result reason`, or `open`. */
export function expectEnd(subject: BoardText, end: string): void {
  const board = boardOf(subject);
  const { outcome } = board;
  const actual = outcome === null ? 'open' : `${outcome.result} ${outcome.reason}`;
  expect(actual, drawBoard(board)).toBe(end);
}
