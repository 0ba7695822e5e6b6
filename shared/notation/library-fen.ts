/** FEN of the Python library `baghchal`: `B3B/5/5/5/B3B G 0` (NOTATION.md). */
import { countPoints } from '../rules/point.ts';
import {
  GOAT_COUNT,
  type Position,
  type PositionFault,
  validatePosition,
} from '../rules/position.ts';
import { failure, type Result } from '../rules/result.ts';
import type { Side } from '../rules/side.ts';
import type { TextFault } from './fault.ts';
import { type FieldProblem, readNumber, readSide, splitFields } from './field.ts';
import { type Alphabet, formatRows, parseRows, type Pieces, type RowProblem } from './rows.ts';

const ALPHABET: Alphabet = { pieces: { tigers: 'B', goats: 'G' }, empty: null };

/** What the third field counts: goat plies made (the library), or goats captured (another program). */
export const FEN_READINGS = ['plies', 'captured'] as const;
export type FenReading = (typeof FEN_READINGS)[number];

/** `ambiguous-count`: both readings give a position, and not the same one. */
export type FenProblem = RowProblem | FieldProblem | PositionFault | 'ambiguous-count';

/** In the library's own reading: `goatPlies` counts placements and steps, 20 at least once none is in hand. */
export function formatLibraryFen(position: Position, goatPlies: number): string {
  const side = ALPHABET.pieces[position.toAct];
  return `${formatRows(position, ALPHABET)} ${side} ${goatPlies}`;
}

/**
 * The position written in `text`. Without a `reading` either is tried: the one that gives a position
 * is meant, and where both do they must agree.
 */
export function parseLibraryFen(
  text: string,
  reading: FenReading | null = null,
): Result<Position, TextFault<FenProblem>> {
  const fields = splitFields(text, 3);
  if (!fields.ok) return fields;
  const [rows, side, third] = fields.value;
  const pieces = parseRows(rows?.text ?? '', ALPHABET);
  if (!pieces.ok) return pieces;
  const toAct = readSide(side, ALPHABET.pieces);
  if (!toAct.ok) return toAct;
  const count = readNumber(third);
  if (!count.ok) return count;
  const position = interpret(pieces.value, toAct.value, count.value, reading);
  if (position.ok) return position;
  const field = position.error === 'tiger-count' ? rows : third;
  return failure({ problem: position.error, column: field?.column ?? 1, found: field?.text ?? '' });
}

function interpret(
  pieces: Pieces,
  toAct: Side,
  count: number,
  reading: FenReading | null,
): Result<Position, PositionFault | 'ambiguous-count'> {
  const byPlies = positionByPlies(pieces, toAct, count);
  const byCaptured = positionByCaptured(pieces, toAct, count);
  if (reading !== null) return reading === 'plies' ? byPlies : byCaptured;
  if (!byPlies.ok) return byCaptured.ok ? byCaptured : byPlies;
  if (!byCaptured.ok || byCaptured.value.inHand === byPlies.value.inHand) return byPlies;
  return failure('ambiguous-count');
}

/** Each of the first twenty goat plies placed a goat; those not on the board are captured. */
function positionByPlies(
  pieces: Pieces,
  toAct: Side,
  plies: number,
): Result<Position, PositionFault> {
  const placed = Math.min(plies, GOAT_COUNT);
  const captured = placed - countPoints(pieces.goats);
  return validatePosition({ ...pieces, toAct, inHand: GOAT_COUNT - placed, captured });
}

function positionByCaptured(
  pieces: Pieces,
  toAct: Side,
  captured: number,
): Result<Position, PositionFault> {
  const inHand = GOAT_COUNT - countPoints(pieces.goats) - captured;
  return validatePosition({ ...pieces, toAct, inHand, captured });
}

/** Goat plies behind a position, by the library's count: exact while goats are in hand. */
export function leastGoatPlies(position: Position): number {
  return GOAT_COUNT - position.inHand;
}
