/** The pieces of a board as five rows of text, the top row first, in the letters of a format. */
import { hasPoint, type Point, type PointSet, POINTS } from '../rules/point.ts';
import { failure, type Result, success } from '../rules/result.ts';
import type { Side } from '../rules/side.ts';
import type { TextFault } from './fault.ts';

/** How a format writes pieces; `empty` is a letter for each empty point, `null`: digits for runs. */
export interface Alphabet {
  readonly pieces: Readonly<Record<Side, string>>;
  readonly empty: string | null;
}

/** What stands on a board. */
export interface Pieces {
  readonly tigers: PointSet;
  readonly goats: PointSet;
}

/** `row-count`: not five rows; `row-length`: not five points in a row; `row-letter`: an unknown one. */
export type RowProblem = 'row-count' | 'row-length' | 'row-letter';

/** The rows in upper case, runs of empty points as short as can be. */
export function formatRows(pieces: Pieces, alphabet: Alphabet): string {
  return [4, 3, 2, 1, 0]
    .map((rank) => formatRow(POINTS.slice(5 * rank, 5 * rank + 5), pieces, alphabet))
    .join('/');
}

function formatRow(points: readonly Point[], pieces: Pieces, alphabet: Alphabet): string {
  const letters = points.map((point) => {
    if (hasPoint(pieces.tigers, point)) return alphabet.pieces.tigers;
    return hasPoint(pieces.goats, point) ? alphabet.pieces.goats : (alphabet.empty ?? '.');
  });
  return letters.join('').replace(/\.+/g, (run) => String(run.length));
}

/** The pieces written in `text`, in upper or lower case; runs may be split (`11` for `2`). */
export function parseRows(text: string, alphabet: Alphabet): Result<Pieces, TextFault<RowProblem>> {
  const rows = text.split('/');
  if (rows.length !== 5) return failure({ problem: 'row-count', column: 1, found: text });
  let column = 1;
  let letters = '';
  for (const row of rows) {
    const unfolded = unfoldRow(row, alphabet, column);
    if (!unfolded.ok) return unfolded;
    // Rows come from the top, points count from the bottom.
    letters = unfolded.value + letters;
    column += row.length + 1;
  }
  return success({
    tigers: pointsOf(letters, alphabet.pieces.tigers),
    goats: pointsOf(letters, alphabet.pieces.goats),
  });
}

/** One letter for each of the row's five points, `.` for an empty one. */
function unfoldRow(
  row: string,
  alphabet: Alphabet,
  column: number,
): Result<string, TextFault<RowProblem>> {
  let unfolded = '';
  for (const [index, letter] of Array.from(row).entries()) {
    const piece = unfoldLetter(letter.toUpperCase(), alphabet);
    if (piece === undefined)
      return failure({ problem: 'row-letter', column: column + index, found: letter });
    unfolded += piece;
  }
  return unfolded.length === 5
    ? success(unfolded)
    : failure({ problem: 'row-length', column, found: row });
}

function unfoldLetter(letter: string, { pieces, empty }: Alphabet): string | undefined {
  if (letter === pieces.tigers || letter === pieces.goats) return letter;
  if (empty !== null) return letter === empty ? '.' : undefined;
  return /^[1-5]$/.test(letter) ? '.'.repeat(Number(letter)) : undefined;
}

function pointsOf(letters: string, piece: string): PointSet {
  return POINTS.reduce((set, point) => (letters[point] === piece ? set | (1 << point) : set), 0);
}
