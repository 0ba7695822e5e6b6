/** Position text: `T3T/5/5/5/T3T g 20 0` (NOTATION.md). */
import { type Position, type PositionFault, validatePosition } from '../rules/position.ts';
import { failure, type Result, success } from '../rules/result.ts';
import type { TextFault } from './fault.ts';
import { type Field, type FieldProblem, readNumber, readSide, splitFields } from './field.ts';
import { type Alphabet, formatRows, parseRows, type RowProblem } from './rows.ts';

const ALPHABET: Alphabet = { pieces: { tigers: 'T', goats: 'G' }, empty: null };

/** Why a text is no position: its form, or what RULES.md demands of one. */
export type PositionProblem = RowProblem | FieldProblem | PositionFault;

/** The canonical text: rows from the top, side to act, goats in hand, goats captured. */
export function formatPosition(position: Position): string {
  const side = position.toAct === 'tigers' ? 't' : 'g';
  return `${formatRows(position, ALPHABET)} ${side} ${position.inHand} ${position.captured}`;
}

/** The position written in `text`; letters in upper or lower case, fields parted by single spaces. */
export function parsePosition(text: string): Result<Position, TextFault<PositionProblem>> {
  const fields = splitFields(text, 4);
  if (!fields.ok) return fields;
  const [rows, side, hand, captives] = fields.value;
  const pieces = parseRows(rows?.text ?? '', ALPHABET);
  if (!pieces.ok) return pieces;
  const toAct = readSide(side, ALPHABET.pieces);
  if (!toAct.ok) return toAct;
  const inHand = readNumber(hand);
  if (!inHand.ok) return inHand;
  const captured = readNumber(captives);
  if (!captured.ok) return captured;
  const setup = {
    ...pieces.value,
    toAct: toAct.value,
    inHand: inHand.value,
    captured: captured.value,
  };
  return locateFault(validatePosition(setup), { rows, hand, captives });
}

function locateFault(
  validated: Result<Position, PositionFault>,
  fields: Readonly<Record<'rows' | 'hand' | 'captives', Field | undefined>>,
): Result<Position, TextFault<PositionFault>> {
  if (validated.ok) return success(validated.value);
  const problem = validated.error;
  const field = {
    overlap: fields.rows,
    'tiger-count': fields.rows,
    'captured-count': fields.captives,
    'goat-count': fields.hand,
  }[problem];
  return failure({ problem, column: field?.column ?? 1, found: field?.text ?? '' });
}
