/** Counting the plies of a final's two boards, held against the match itself. */
import { expect, test } from 'vitest';
import { matchPlies } from '../../shared/puzzles/race.ts';
import { MatchPlay } from '../support/match-play.ts';

const PLIES = 60;
const BOARDS = ['left', 'right'] as const;

/** The board of each ply of a final, the first one included. */
function boardsOfAMatch(): readonly string[] {
  const match = MatchPlay.begin();
  return Array.from({ length: PLIES }, () => {
    const { board } = match.match.turn;
    match.playCalmly(1);
    return board;
  });
}

test('the n-th ply of a board comes as late in the match as is counted', () => {
  const boards = boardsOfAMatch();
  // With a fresh pair on the left the match begins; two plies later the right board has one.
  for (const [first, skipped] of [
    ['left', 0],
    ['right', 2],
  ] as const) {
    const later = boards.slice(skipped);
    for (const board of BOARDS) {
      const places = later.flatMap((name, index) => (name === board ? [index + 1] : []));
      expect(places.length).toBeGreaterThan(20);
      places.forEach((place, index) => {
        expect(matchPlies(board, index + 1, first)).toBe(place);
      });
    }
  }
});
