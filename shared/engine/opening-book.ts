/** The opening book: what long searches found for the first plies, whichever way the board is turned. */
import { formatAction } from '../notation/action.ts';
import { formatPosition } from '../notation/position.ts';
import type { Action } from '../rules/action.ts';
import { legalActions } from '../rules/legal.ts';
import { GOAT_COUNT, type Position } from '../rules/position.ts';
import { mapAction, mapPosition, type Symmetry, SYMMETRIES } from '../rules/symmetry.ts';
import { BOOK_LINES } from './book-lines.ts';

/** What the book says of a position. */
export interface BookEntry {
  /** The best action by the search. */
  readonly action: Action;
  /** Its estimate for the side to act, in hundredths of a goat. */
  readonly score: number;
}

/** With more goats on the board than this the book holds nothing. */
const MOST_GOATS = 1;

/** Of each position its action and score as they are written. */
const lines: ReadonlyMap<string, string> = new Map(
  BOOK_LINES.trim()
    .split('\n')
    .map((line) => {
      const [, position = '', found = ''] = /^(.*) (\S+ \S+)$/.exec(line) ?? [];
      return [position, found];
    }),
);

/** What the book holds for a position; `undefined` for all but a few early ones. */
export function lookUpOpening(position: Position): BookEntry | undefined {
  if (GOAT_COUNT - position.inHand > MOST_GOATS || position.captured > 0) return undefined;
  for (const symmetry of SYMMETRIES) {
    const found = lines.get(formatPosition(mapPosition(symmetry, position)));
    if (found !== undefined) return readEntry(found, symmetry, position);
  }
  return undefined;
}

/** The least of the position's images as text: what a book line begins with. */
export function formatBookPosition(position: Position): string {
  const images = SYMMETRIES.map((symmetry) => formatPosition(mapPosition(symmetry, position)));
  return images.reduce((least, image) => (image < least ? image : least));
}

/** The line is about an image of the position, so its action is turned back. */
function readEntry(found: string, symmetry: Symmetry, position: Position): BookEntry | undefined {
  const [text, score] = found.split(' ');
  const action = legalActions(position).find(
    (known) => formatAction(mapAction(symmetry, known)) === text,
  );
  return action === undefined ? undefined : { action, score: Number(score) };
}
