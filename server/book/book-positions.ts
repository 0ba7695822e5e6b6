/** Which positions the opening book holds: one side plays the book's actions, the other anything. */
import { formatBookPosition } from '../../shared/engine/opening-book.ts';
import { parseAction } from '../../shared/notation/action.ts';
import { parsePosition } from '../../shared/notation/position.ts';
import { legalActions } from '../../shared/rules/legal.ts';
import { play, type Position, startPosition } from '../../shared/rules/position.ts';
import { opponentOf, type Side, SIDES } from '../../shared/rules/side.ts';

/** The text of the best action in the position of a book line. */
export type FindBest = (bookPosition: string) => string;

/**
 * Calls `findBest` once for each position of the book, nearest to the start first: from both starts,
 * for a book in either hand, up to but not including `plies` plies.
 */
export function walkBook(plies: number, findBest: FindBest): void {
  const found = new Map<string, string>();
  const bestIn = (position: string): string => {
    const known = found.get(position) ?? findBest(position);
    found.set(position, known);
    return known;
  };
  for (const first of SIDES)
    for (const hand of SIDES) {
      let level = [formatBookPosition(startPosition(first))];
      for (let ply = 0; ply < plies; ply += 1) {
        const isOwn = (ply % 2 === 0 ? first : opponentOf(first)) === hand;
        level = [...new Set(level.flatMap((text) => nextOf(text, isOwn ? bestIn : null, hand)))];
      }
    }
}

/** The positions after the best action, or after all. */
function nextOf(text: string, bestIn: FindBest | null, hand: Side): string[] {
  const position = readPosition(text);
  if (bestIn === null)
    return legalActions(position).map((action) => formatBookPosition(play(position, action)));
  if (position.toAct !== hand) throw new Error('walkBook: the wrong side is to act');
  const action = parseAction(bestIn(text));
  if (!action.ok) throw new Error(`walkBook: no action was found for ${text}`);
  return [formatBookPosition(play(position, action.value))];
}

function readPosition(text: string): Position {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`walkBook: “${text}” is no position`);
  return position.value;
}
