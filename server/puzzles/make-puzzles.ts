/** Finding puzzles: positions by chance, of which the endgame table keeps those with one solution. */
import type { Chance } from '../../shared/engine/choose.ts';
import { type EndgameTable, TABLE_DRAW } from '../../shared/engine/tablebase/probe.ts';
import {
  bestAnswers,
  type BoardPuzzle,
  type Decision,
  type FinalPuzzle,
  holdingShare,
  type Puzzle,
  type PuzzleLine,
  rankOf,
} from '../../shared/puzzles/puzzle.ts';
import { decidingBoard } from '../../shared/puzzles/race.ts';
import { ALL_POINTS, POINTS, setOf } from '../../shared/rules/point.ts';
import { type Position, TIGER_COUNT } from '../../shared/rules/position.ts';
import { type Side, SIDES } from '../../shared/rules/side.ts';
import { symmetryKey } from './symmetry-key.ts';
import { decide, findLine, type Judge } from './table-line.ts';

/** How many puzzles of a kind are wanted: a share of all. `length` is the solver's plies. */
interface Quota {
  readonly theme: BoardPuzzle['theme'];
  readonly side: Side;
  readonly length: number;
  readonly share: number;
}

const WIN_SHARES = [0, 0, 0.07, 0.09, 0.07, 0.04, 0.02];
const HOLD_SHARES = [0, 0.05, 0.05, 0.03];
const QUOTAS: readonly Quota[] = SIDES.flatMap((side) => [
  ...toQuotas(side, side === 'tigers' ? 'tigers-win' : 'goats-trap', WIN_SHARES),
  ...toQuotas(side, 'hold', HOLD_SHARES),
]);
/** Finals make up the rest. */
const FINAL_SHARE = 0.16;
/** Of finals, those the host wins; in the others the puzzle is to see that the guest is quicker. */
const HOST_SHARE = 0.6;
/** Fewer legal actions make no question. */
const LEAST_ACTIONS = 4;
const MOST_HOLDING = 0.5;
/** Of a draw to hold: a loss further off is beyond what anybody sees. */
const FURTHEST_LOSS = 15;
/** A board of a final is won in three plies or four, and so many pairs more, less one. */
const MOST_PAIRS = 4;
/** Of the rarest kind one position in some ten thousand makes a puzzle. */
const MOST_DRAWN = 5_000_000;

function toQuotas(side: Side, theme: Quota['theme'], shares: readonly number[]): Quota[] {
  return shares
    .map((share, length) => ({ theme, side, length, share }))
    .filter(({ share }) => share > 0);
}

/** About `count` puzzles in an order by chance; the same from the same chance and table. */
export function makePuzzles(table: EndgameTable, count: number, chance: Chance): Puzzle[] {
  const maker = new PuzzleMaker(table, chance);
  const puzzles: Puzzle[] = QUOTAS.flatMap((quota) =>
    repeat(Math.round(quota.share * count), () => maker.makeBoard(quota)),
  );
  const finals = Math.round(FINAL_SHARE * count);
  for (let made = 0; made < finals; made += 1)
    puzzles.push(maker.makeFinal(made < HOST_SHARE * finals));
  return shuffle(puzzles, chance);
}

class PuzzleMaker {
  readonly #table: EndgameTable;
  readonly #chance: Chance;
  /** Of every position that was asked about, whoever was to act: no puzzle leads into another. */
  readonly #asked = new Set<number>();

  constructor(table: EndgameTable, chance: Chance) {
    this.#table = table;
    this.#chance = chance;
  }

  makeBoard({ theme, side, length }: Quota): BoardPuzzle {
    const isHold = theme === 'hold';
    const bytes = isHold ? TABLE_DRAW : 2 * length - 1;
    const judge = isHold ? isSoleHold : isSoleBest;
    const line = this.#findLine(side, bytes, judge, isHold ? length : Infinity);
    this.#note(line);
    return { theme, line };
  }

  makeFinal(isHostFirst: boolean): FinalPuzzle {
    const won = this.#chance() < 0.5 ? 'left' : 'right';
    for (let drawn = 0; drawn < MOST_DRAWN; drawn += 1) {
      const lines = {
        left: this.#makeRace('goats', won === 'left'),
        right: this.#makeRace('tigers', won === 'right'),
      };
      const first = this.#chance() < 0.5 ? 'left' : 'right';
      const puzzle: FinalPuzzle = { theme: 'final', first, lines };
      if ((decidingBoard(puzzle) === won) === isHostFirst) {
        for (const line of [lines.left, lines.right]) this.#note(line);
        return puzzle;
      }
    }
    throw new Error('puzzles: no race found');
  }

  /** Whoever is to act wins in an odd number of plies, and loses in an even one. */
  #makeRace(side: Side, isWon: boolean): PuzzleLine {
    const pairs = 1 + Math.floor(this.#chance() * MOST_PAIRS);
    return isWon
      ? this.#findLine(side, 2 * pairs + 1, isSoleBest, Infinity)
      : this.#findLine(side, 2 * pairs + 2, isAnything, Infinity);
  }

  /** Draws positions until one makes a line; there are many of each kind that is asked for. */
  #findLine(side: Side, bytes: number, judge: Judge, length: number): PuzzleLine {
    for (let drawn = 0; drawn < MOST_DRAWN; drawn += 1) {
      const position = this.#drawPosition(side);
      const { tigers, goats } = position;
      if (this.#table.probe(tigers, goats, side) !== bytes) continue;
      const first = decide(this.#table, position);
      const line = findLine(this.#table, first, judge, length);
      if (line !== null && isQuestion(line) && !this.#isKnown(line)) return line;
    }
    throw new Error(`puzzles: none found for ${side} with ${bytes} plies to the end`);
  }

  #drawPosition(toAct: Side): Position {
    const captured = Math.floor(this.#chance() * 5);
    const points = shuffle(POINTS, this.#chance);
    const tigers = setOf(points.slice(0, TIGER_COUNT));
    const empty = setOf(points.slice(TIGER_COUNT, TIGER_COUNT + captured + 1));
    return { tigers, goats: ALL_POINTS & ~(tigers | empty), toAct, inHand: 0, captured };
  }

  #isKnown(line: PuzzleLine): boolean {
    return line.some(({ position }) => this.#asked.has(symmetryKey(position)));
  }

  #note(line: PuzzleLine): void {
    for (const { position } of line) this.#asked.add(symmetryKey(position));
  }
}

function isSoleBest(decision: Decision): boolean {
  return bestAnswers(decision).length === 1;
}

/** A first decision at which most actions keep the win would ask for nothing but haste. */
function isQuestion(line: PuzzleLine): boolean {
  const [first] = line;
  if (first === undefined || isLost(first)) return first !== undefined;
  return first.answers.length >= LEAST_ACTIONS && holdingShare(first) <= MOST_HOLDING;
}

function isLost({ answers }: Decision): boolean {
  return answers.every((answer) => rankOf(answer) < 0);
}

function isAnything(): boolean {
  return true;
}

function isSoleHold({ answers }: Decision): boolean {
  const held = answers.filter((answer) => rankOf(answer) === 0);
  const isSeen = answers.every(({ plies }) => plies === null || plies <= FURTHEST_LOSS);
  return held.length === 1 && answers.length >= LEAST_ACTIONS && isSeen;
}

function repeat<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

/** Fisher and Yates. */
function shuffle<T>(items: readonly T[], chance: Chance): T[] {
  const shuffled = [...items];
  for (let left = shuffled.length - 1; left > 0; left -= 1) {
    const other = Math.floor(chance() * (left + 1));
    const [one, two] = [shuffled[left], shuffled[other]];
    if (one === undefined || two === undefined) continue;
    shuffled[left] = two;
    shuffled[other] = one;
  }
  return shuffled;
}
