/** Which positions the opening book holds. */
import { bookImage } from '../../shared/engine/opening-book.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import type { Action } from '../../shared/rules/action.ts';
import { play, type Position, startPosition } from '../../shared/rules/position.ts';
import { opponentOf, type Side, SIDES } from '../../shared/rules/side.ts';

/** What is followed from a position: the action that the book plays, and all that keep the draw. */
export interface Followed {
  readonly chosen: Action;
  readonly keeping: readonly Action[];
}

/** How far the book goes. */
export interface BookExtent {
  /** Plies for which it holds every drawn position. */
  readonly whole: number;
  /** Plies for which it goes on where one side has played the book's actions so far, and both do from then on. */
  readonly plies: number;
}

/** A position and the sides that have played nothing but the book's actions on a way to it. */
interface Reached {
  readonly position: Position;
  readonly faithful: ReadonlySet<Side>;
}

/** Calls `follow` once for each position of the book, nearest to the start first. */
export function walkBook(
  { whole, plies }: BookExtent,
  follow: (position: Position) => Followed,
): void {
  const known = new Map<string, Followed>();
  const followOnce = (position: Position): Followed => {
    const text = formatPosition(position);
    const found = known.get(text) ?? follow(position);
    known.set(text, found);
    return found;
  };
  for (const first of SIDES) {
    let level: readonly Reached[] = [
      { position: bookImage(startPosition(first)), faithful: new Set(SIDES) },
    ];
    for (let ply = 0; ply < plies; ply++) {
      const isWhole = ply < whole;
      const held = isWhole ? level : level.filter(({ faithful }) => faithful.size > 0);
      level = join(held.flatMap((reached) => goOn(reached, followOnce, isWhole)));
    }
  }
}

function goOn(
  { position, faithful }: Reached,
  follow: (position: Position) => Followed,
  isWhole: boolean,
): Reached[] {
  const { chosen, keeping } = follow(position);
  const other = new Set([...faithful].filter((side) => side === opponentOf(position.toAct)));
  return (isWhole ? keeping : [chosen]).map((action) => ({
    position: bookImage(play(position, action)),
    faithful: action === chosen ? faithful : other,
  }));
}

/** Each position once. */
function join(reached: readonly Reached[]): Reached[] {
  const joined = new Map<string, Reached>();
  for (const each of reached) {
    const text = formatPosition(each.position);
    const before = joined.get(text)?.faithful ?? [];
    joined.set(text, { ...each, faithful: new Set([...before, ...each.faithful]) });
  }
  return [...joined.values()];
}
