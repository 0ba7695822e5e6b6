/** How many action sequences a position allows: the count by which move generators are compared. */
import { ALL_POINTS, JUMPS, NEIGHBOUR_SETS, POINTS, type PointSet } from './point.ts';
import { jumpersOver } from './direction.ts';
import { CAPTURES_TO_WIN, GOAT_COUNT, type Position } from './position.ts';

/** Sequences of exactly the asked depth, and how many of them end in a capture. */
export interface Perft {
  readonly nodes: number;
  readonly captures: number;
}

/** Captures counted so far at the last ply. */
interface Tally {
  captures: number;
}

// The count below allocates nothing: bitboards in 32-bit integers and these flat tables.
const STEPS = Int32Array.from(NEIGHBOUR_SETS);
const JUMP_LIST = JUMPS.flat();
const JUMP_OVER = Int32Array.from(JUMP_LIST, (jump) => 1 << jump.over);
const JUMP_TO = Int32Array.from(JUMP_LIST, (jump) => 1 << jump.to);
/** The jumps from point `p` are those from `JUMP_START[p]` up to `JUMP_START[p + 1]`. */
const JUMP_START = Int32Array.from({ length: POINTS.length + 1 }, (_, point) => {
  return JUMPS.slice(0, point).flat().length;
});
/** Bit counts of 13-bit numbers: two look-ups count a set of points. */
const BIT_COUNTS = Uint8Array.from({ length: 1 << 13 }, (_, bits) => {
  return bits.toString(2).replaceAll('0', '').length;
});

/**
 * Counts under plain rules (`ply-yard`), an ended board having no actions. `depth` is a whole number
 * of plies, 0 or more; the counts are exact below 2^53, which holds to depth 12 from the start.
 */
export function perft(position: Position, depth: number): Perft {
  if (depth === 0) return { nodes: 1, captures: 0 };
  if (position.captured >= CAPTURES_TO_WIN) return { nodes: 0, captures: 0 };
  const tally: Tally = { captures: 0 };
  const count = position.toAct === 'tigers' ? countTigers : countGoats;
  const nodes = count(position.tigers, position.goats, position.inHand, depth, tally);
  return { nodes, captures: tally.captures };
}

/** Sequences of `depth` plies, at least 1, with the goats to act on an open board. */
function countGoats(
  tigers: PointSet,
  goats: PointSet,
  inHand: number,
  depth: number,
  tally: Tally,
): number {
  const empty = ALL_POINTS & ~(tigers | goats);
  if (inHand === 0) return countGoatSteps(tigers, goats, depth, tally);
  if (depth === 1) return sizeOf(empty);
  let nodes = 0;
  for (let left = empty; left !== 0; left &= left - 1) {
    nodes += countTigers(tigers, goats | (left & -left), inHand - 1, depth - 1, tally);
  }
  return nodes;
}

function countGoatSteps(tigers: PointSet, goats: PointSet, depth: number, tally: Tally): number {
  const empty = ALL_POINTS & ~(tigers | goats);
  let nodes = 0;
  for (let left = goats; left !== 0; left &= left - 1) {
    const from = left & -left;
    const steps = (STEPS[31 - Math.clz32(from)] ?? 0) & empty;
    if (depth === 1) nodes += sizeOf(steps);
    else
      for (let to = steps; to !== 0; to &= to - 1)
        nodes += countTigers(tigers, goats ^ from ^ (to & -to), 0, depth - 1, tally);
  }
  return nodes;
}

/** Sequences of `depth` plies, at least 1, with the tigers to act on an open board. */
function countTigers(
  tigers: PointSet,
  goats: PointSet,
  inHand: number,
  depth: number,
  tally: Tally,
): number {
  if (depth === 1) return countLastTigers(tigers, goats, tally);
  const empty = ALL_POINTS & ~(tigers | goats);
  let nodes = 0;
  for (let left = tigers; left !== 0; left &= left - 1) {
    const from = left & -left;
    const steps = (STEPS[31 - Math.clz32(from)] ?? 0) & empty;
    for (let to = steps; to !== 0; to &= to - 1)
      nodes += countGoats(tigers ^ from ^ (to & -to), goats, inHand, depth - 1, tally);
  }
  // The fifth capture ends the board: no sequence goes on after it.
  const isFifth = GOAT_COUNT - inHand - sizeOf(goats) === CAPTURES_TO_WIN - 1;
  return isFifth ? nodes : nodes + countCaptures(tigers, goats, inHand, depth, tally);
}

/** Of those, the sequences that begin with a capture. */
function countCaptures(
  tigers: PointSet,
  goats: PointSet,
  inHand: number,
  depth: number,
  tally: Tally,
): number {
  const empty = ALL_POINTS & ~(tigers | goats);
  let nodes = 0;
  for (let left = tigers; left !== 0; left &= left - 1) {
    const from = left & -left;
    const point = 31 - Math.clz32(from);
    const end = JUMP_START[point + 1] ?? 0;
    for (let jump = JUMP_START[point] ?? 0; jump < end; jump++) {
      const over = JUMP_OVER[jump] ?? 0;
      const to = JUMP_TO[jump] ?? 0;
      if ((goats & over) !== 0 && (empty & to) !== 0)
        nodes += countGoats(tigers ^ from ^ to, goats ^ over, inHand, depth - 1, tally);
    }
  }
  return nodes;
}

/** The tigers' actions as the last ply: counted, not played. */
function countLastTigers(tigers: PointSet, goats: PointSet, tally: Tally): number {
  const empty = ALL_POINTS & ~(tigers | goats);
  let steps = 0;
  let captures = 0;
  for (let left = tigers; left !== 0; left &= left - 1) {
    const point = 31 - Math.clz32(left & -left);
    steps += sizeOf((STEPS[point] ?? 0) & empty);
  }
  // Most positions have no capture, and a few shifts find out.
  for (let left = tigers & jumpersOver(goats, empty); left !== 0; left &= left - 1) {
    const point = 31 - Math.clz32(left & -left);
    const end = JUMP_START[point + 1] ?? 0;
    for (let jump = JUMP_START[point] ?? 0; jump < end; jump++)
      if ((goats & (JUMP_OVER[jump] ?? 0)) !== 0 && (empty & (JUMP_TO[jump] ?? 0)) !== 0)
        captures++;
  }
  tally.captures += captures;
  return steps + captures;
}

function sizeOf(set: PointSet): number {
  return (BIT_COUNTS[set & 0x1fff] ?? 0) + (BIT_COUNTS[set >>> 13] ?? 0);
}
