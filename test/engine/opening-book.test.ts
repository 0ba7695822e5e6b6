/** The opening book: whole, legal whichever way the board is turned, and played by the master. */
import { describe, expect, test } from 'vitest';
import { walkBook } from '../../server/book/book-positions.ts';
import { BOOK_LINES } from '../../shared/engine/book-lines.ts';
import { choosePly } from '../../shared/engine/choose.ts';
import { Engine } from '../../shared/engine/engine.ts';
import { LEVELS } from '../../shared/engine/levels.ts';
import { lookUpOpening } from '../../shared/engine/opening-book.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { legalActions } from '../../shared/rules/legal.ts';
import { play, startPosition } from '../../shared/rules/position.ts';
import { SIDES } from '../../shared/rules/side.ts';
import { mapAction, mapPosition, SYMMETRIES } from '../../shared/rules/symmetry.ts';
import { finalSetup } from '../support/match-setup.ts';
import { MatchPlay } from '../support/match-play.ts';
import { positionOf } from '../support/text.ts';

/** As `tigers book` writes them. */
const BOOK_PLIES = 3;
const lines = BOOK_LINES.trim().split('\n');

test('it holds every position that its walk comes to, and no other', () => {
  const walked: string[] = [];
  walkBook(BOOK_PLIES, (text) => {
    walked.push(text);
    const entry = lookUpOpening(positionOf(text));
    if (entry === undefined) throw new Error(`the book lacks ${text}`);
    return formatAction(entry.action);
  });
  const held = lines.map((line) => line.split(' ').slice(0, 4).join(' '));
  expect([...walked].sort()).toEqual([...held].sort());
});

test('what it plays is legal, and turns with the board', () => {
  for (const line of lines) {
    const position = positionOf(line.split(' ').slice(0, 4).join(' '));
    const entry = lookUpOpening(position);
    if (entry === undefined) throw new Error(`the book lacks ${line}`);
    for (const symmetry of SYMMETRIES) {
      const turned = mapPosition(symmetry, position);
      const found = lookUpOpening(turned);
      expect(legalActions(turned), line).toContain(found?.action);
      expect(found?.score).toBe(entry.score);
      // Where the position has symmetries of its own, another image of the action is as good.
      const after = [found?.action, mapAction(symmetry, entry.action)].map((action) =>
        action === undefined ? '' : imageOf(play(turned, action)),
      );
      expect(after[0], line).toBe(after[1]);
    }
  }
});

/** The same for all images. */
function imageOf(position: ReturnType<typeof startPosition>): string {
  const images = SYMMETRIES.map((symmetry) => {
    const { tigers, goats } = mapPosition(symmetry, position);
    return `${tigers} ${goats}`;
  });
  return images.sort()[0] ?? '';
}

test('the first goat goes to the middle of an edge, as the lessons say', () => {
  const entry = lookUpOpening(startPosition('goats'));
  expect(['c1', 'a3', 'e3', 'c5']).toContain(entry && formatAction(entry.action));
});

test('it ends with the opening', () => {
  expect(lookUpOpening(positionOf('T3T/5/2G2/5/T1G1T t 18 0'))).toBeUndefined();
  expect(lookUpOpening(positionOf('T3T/5/5/5/T3T t 19 1'))).toBeUndefined();
});

describe('in a match', () => {
  const surroundings = { now: () => 0, chance: () => 0 };

  test.each(SIDES)('the master plays it where %s begin, and need not think', (first) => {
    const match = MatchPlay.begin(finalSetup());
    if (first === 'tigers') match.play('L.c1 L.a1-a2');
    const { board, finding } = choosePly(
      new Engine({ memoryBits: 8 }),
      match.match,
      LEVELS.master,
      surroundings,
    );
    expect(board).toBe(first === 'tigers' ? 'right' : 'left');
    expect(finding.action).toBe(lookUpOpening(startPosition(first))?.action);
    expect(finding.nodes).toBe(0);
  });

  test('lower levels find their own way', () => {
    const { match } = MatchPlay.begin(finalSetup());
    const engine = new Engine({ memoryBits: 8 });
    expect(choosePly(engine, match, LEVELS.hard, surroundings).finding.nodes).toBeGreaterThan(0);
  });
});
