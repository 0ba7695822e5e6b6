/** The opening book: whole, the same whichever way the board is turned, and played by the master. */
import { describe, expect, test } from 'vitest';
import { walkBook } from '../../server/book/walk-book.ts';
import { BOOK_EXTENT } from '../../server/cli/book.ts';
import { BOOK_LINES } from '../../shared/engine/book-lines.ts';
import { choosePly } from '../../shared/engine/choose.ts';
import { Engine } from '../../shared/engine/engine.ts';
import { LEVELS } from '../../shared/engine/levels.ts';
import { type BookEntry, lookUpOpening } from '../../shared/engine/opening-book.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import type { Action } from '../../shared/rules/action.ts';
import { legalActions } from '../../shared/rules/legal.ts';
import { play, type Position, startPosition } from '../../shared/rules/position.ts';
import { SIDES } from '../../shared/rules/side.ts';
import { mapPosition, SYMMETRIES } from '../../shared/rules/symmetry.ts';
import { finalSetup } from '../support/match-setup.ts';
import { MatchPlay } from '../support/match-play.ts';
import { positionOf } from '../support/text.ts';

function entryOf(position: Position): BookEntry {
  const entry = lookUpOpening(position);
  if (entry === undefined) throw new Error(`the book lacks ${formatPosition(position)}`);
  return entry;
}

/** Every position of the book, as its walk comes to it. */
function walk(): readonly Position[] {
  const walked: Position[] = [];
  walkBook(BOOK_EXTENT, (position) => {
    walked.push(position);
    const { action, keeping } = entryOf(position);
    return { chosen: action, keeping: keeping.map((each) => each.action) };
  });
  return walked;
}

const WALKED = walk();

/** What an entry says, whichever image it says it of: positions after its actions, and how many replies lose. */
function summary(position: Position, { keeping }: BookEntry): string[] {
  return keeping
    .map(({ action, losing }) => `${imageOf(play(position, action))} ${losing.toFixed(4)}`)
    .sort();
}

/** The same for all images. */
function imageOf(position: Position): string {
  const images = SYMMETRIES.map((symmetry) => formatPosition(mapPosition(symmetry, position)));
  return images.sort()[0] ?? '';
}

test('it holds every position that its walk comes to, and no other', () => {
  expect(WALKED).toHaveLength(BOOK_LINES.trim().split(/[\n;]/).length);
});

test('it is no longer than 60 KiB', () => {
  expect(BOOK_LINES.length).toBeLessThan(60 * 1024);
});

test('what it says turns with the board, and what it plays keeps the draw', () => {
  for (const position of WALKED) {
    const said = summary(position, entryOf(position));
    for (const symmetry of SYMMETRIES) {
      const turned = mapPosition(symmetry, position);
      const entry = entryOf(turned);
      expect(summary(turned, entry)).toEqual(said);
      expect(entry.keeping[0]?.action).toBe(entry.action);
      expect(legalActions(turned)).toEqual(
        expect.arrayContaining(entry.keeping.map(({ action }) => action)),
      );
    }
  }
});

test('what it plays leaves the fewest replies that hold', () => {
  for (const position of WALKED) {
    const holding = entryOf(position).keeping.map(({ action, losing }) =>
      Math.round((1 - losing) * legalActions(play(position, action)).length),
    );
    expect(holding[0], formatPosition(position)).toBe(Math.min(...holding));
  }
});

test('replies that lose are those that the next position does not keep', () => {
  let compared = 0;
  for (const position of WALKED)
    for (const { action, losing } of entryOf(position).keeping) {
      const after = play(position, action);
      const next = lookUpOpening(after);
      if (next === undefined) continue;
      const replies = legalActions(after).length;
      expect(losing).toBeCloseTo((replies - next.keeping.length) / replies);
      compared += 1;
    }
  expect(compared).toBeGreaterThan(500);
});

test('every first goat and every first step of a tiger keeps the draw', () => {
  for (const first of SIDES) {
    const position = startPosition(first);
    expect(entryOf(position).keeping).toHaveLength(legalActions(position).length);
  }
});

test('it ends with the opening', () => {
  expect(lookUpOpening(positionOf('T3T/5/2G2/1G3/TGGGT t 15 0'))).toBeUndefined();
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
    const chosen: Action = entryOf(startPosition(first)).action;
    expect(board).toBe(first === 'tigers' ? 'right' : 'left');
    expect(formatAction(finding.action)).toBe(formatAction(chosen));
    expect(finding).toMatchObject({ nodes: 0, value: { kind: 'exact', result: 'draw' } });
  });

  test('lower levels find their own way', () => {
    const { match } = MatchPlay.begin(finalSetup());
    const engine = new Engine({ memoryBits: 8 });
    expect(choosePly(engine, match, LEVELS.hard, surroundings).finding.nodes).toBeGreaterThan(0);
  });
});
