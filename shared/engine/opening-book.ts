/** The opening book: what the solution says of the first plies, whichever way the board is turned. */
import { formatPosition } from '../notation/position.ts';
import type { Action } from '../rules/action.ts';
import { legalActions } from '../rules/legal.ts';
import { pointsIn } from '../rules/point.ts';
import { GOAT_COUNT, play, type Position } from '../rules/position.ts';
import { mapAction, mapPosition, type Symmetry, SYMMETRIES } from '../rules/symmetry.ts';
import { BOOK_LINES } from './book-lines.ts';

/** An action that keeps the draw. */
export interface BookAction {
  readonly action: Action;
  /** The share of the other side's replies that lose, 0–1. */
  readonly losing: number;
}

/** What the book says of a position; all its positions are drawn with best play. */
export interface BookEntry {
  /** What the book plays: fewest replies hold, and the search thinks best of it. */
  readonly action: Action;
  /** All actions that keep the draw: that one first, and then those after which more replies lose. */
  readonly keeping: readonly BookAction[];
}

/** What a book line says of the position it begins with. */
export interface BookLine {
  /** Per legal action: how many replies lose; `null` where it loses itself. */
  readonly losing: readonly (number | null)[];
  /** The index of the one the book plays. */
  readonly chosen: number;
}

/** With more goats placed than this the book holds nothing. */
const MOST_PLACED = 4;

// A line is the position, the action that is played, and for each action a digit: replies that lose.
// Where no action loses, and no reply, the digits are left out.
/** Between lines of the book in one row. */
export const BOOK_SEPARATOR = ';';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LOSES = '-';
const LETTERS = 'abcdefghijklmnopqrstuvwxy';

const lines: ReadonlyMap<string, string> = new Map(
  BOOK_LINES.trim()
    .split(new RegExp(`[\n${BOOK_SEPARATOR}]`))
    .map((line) => {
      const [key = '', said = ''] = line.split(' ');
      return [key, said];
    }),
);

/** What the book holds for a position; `undefined` for all but early ones. */
export function lookUpOpening(position: Position): BookEntry | undefined {
  if (GOAT_COUNT - position.inHand > MOST_PLACED) return undefined;
  for (const symmetry of SYMMETRIES) {
    const image = mapPosition(symmetry, position);
    const said = lines.get(formatKey(image));
    if (said !== undefined) return readEntry(image, said, symmetry, position);
  }
  return undefined;
}

/** The image of a position that a book line is about: the one whose text is the least. */
export function bookImage(position: Position): Position {
  const images = SYMMETRIES.map((symmetry) => mapPosition(symmetry, position));
  const texts = images.map(formatPosition);
  return images[texts.indexOf(texts.toSorted()[0] ?? '')] ?? position;
}

/** A line of the book about such an image. */
export function formatBookLine(image: Position, { losing, chosen }: BookLine): string {
  const digits = losing.map((count) => (count === null ? LOSES : (DIGITS[count] ?? ''))).join('');
  return `${formatKey(image)} ${DIGITS[chosen] ?? ''}${/[^0]/.test(digits) ? digits : ''}`;
}

/** The points of the tigers, who is to act, goats captured if any, and the points of the goats. */
function formatKey({ tigers, goats, toAct, captured }: Position): string {
  const [fours, others] = [tigers, goats].map((set) =>
    pointsIn(set)
      .map((point) => LETTERS[point] ?? '')
      .join(''),
  );
  return `${fours}${toAct === 'tigers' ? ':' : '.'}${captured === 0 ? '' : captured}${others}`;
}

/** The line is about an image of the position, so its actions are turned back. */
function readEntry(
  image: Position,
  said: string,
  symmetry: Symmetry,
  position: Position,
): BookEntry | undefined {
  const legal = legalActions(position);
  const turned = new Map(legal.map((action) => [mapAction(symmetry, action), action]));
  const digits = said.slice(1);
  const keeping = legalActions(image).flatMap((known, index) => {
    const action = turned.get(known);
    const losing = digits === '' ? 0 : DIGITS.indexOf(digits.charAt(index));
    if (action === undefined || losing < 0) return [];
    const replies = legalActions(play(position, action)).length;
    return [{ action, losing: replies === 0 ? 0 : losing / replies, index }];
  });
  const chosen = keeping.find(({ index }) => index === DIGITS.indexOf(said.charAt(0)));
  if (chosen === undefined) return undefined;
  const others = keeping.filter((each) => each !== chosen).sort((a, b) => b.losing - a.losing);
  const ordered = [chosen, ...others].map(({ action, losing }) => ({ action, losing }));
  return { action: chosen.action, keeping: ordered };
}
