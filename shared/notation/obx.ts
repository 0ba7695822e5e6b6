/** OBX 2.0 and its older form: `TXXXT/XXXXX/XXGXX/XXXXX/TXXXT t @19 c0 mC3 #g1` (NOTATION.md). */
import type { Action } from '../rules/action.ts';
import {
  GOAT_COUNT,
  type Position,
  type PositionFault,
  validatePosition,
} from '../rules/position.ts';
import { failure, type Result, success } from '../rules/result.ts';
import { opponentOf, type Side } from '../rules/side.ts';
import type { TextFault } from './fault.ts';
import { type Field, type FieldProblem, readNumber, readSide, splitFields } from './field.ts';
import { couldFollow, formatObxPly, parseObxPly } from './obx-ply.ts';
import { type Alphabet, formatRows, parseRows, type RowProblem } from './rows.ts';

const ALPHABET: Alphabet = { pieces: { tigers: 'T', goats: 'G' }, empty: 'X' };

/** A position and the ply that led to it, `null` where none is recorded. */
export interface ObxPosition {
  readonly position: Position;
  readonly lastAction: Action | null;
}

/**
 * `unreadable-last-ply`: not of its form, or along no line or jump; `contradicting-last-ply`: its
 * piece does not stand where it says; `unreadable-note`: neither `#`, `-` nor a count of plies;
 * `unknown-hand`: the older form without a count of plies from which the goats in hand would follow.
 */
export type ObxProblem =
  | RowProblem
  | FieldProblem
  | PositionFault
  | 'unreadable-last-ply'
  | 'contradicting-last-ply'
  | 'unreadable-note'
  | 'unknown-hand';

/** In OBX 2.0; `plies` is how many the side of the last action has made, `null` leaves the note out. */
export function formatObx({ position, lastAction }: ObxPosition, plies: number | null): string {
  const { toAct, inHand, captured } = position;
  const rows = formatRows(position, ALPHABET);
  const last = lastAction === null ? '-' : formatObxPly(lastAction);
  const note = plies === null ? '' : ` #${letterOf(opponentOf(toAct))}${plies}`;
  return `${rows} ${letterOf(toAct)} @${inHand} c${captured} ${last}${note}`;
}

function letterOf(side: Side): string {
  return side === 'tigers' ? 't' : 'g';
}

/** The position written in `text`, letters in upper or lower case. */
export function parseObx(text: string): Result<ObxPosition, TextFault<ObxProblem>> {
  const parts = splitObx(text);
  if (!parts.ok) return parts;
  const { rows, side, hand, captives, last, note } = parts.value;
  const pieces = parseRows(rows.text, ALPHABET);
  if (!pieces.ok) return pieces;
  const toAct = readSide(side, ALPHABET.pieces);
  if (!toAct.ok) return toAct;
  const inHand = hand === undefined ? readNote(parts.value) : readNumber(hand, '@');
  if (!inHand.ok) return inHand;
  const captured = readNumber(captives, 'c');
  if (!captured.ok) return captured;
  const position = validatePosition({
    ...pieces.value,
    toAct: toAct.value,
    inHand: inHand.value,
    captured: captured.value,
  });
  if (position.ok) return withLastPly(position.value, last, note);
  const where = { 'captured-count': captives, 'goat-count': hand ?? captives };
  const isCount = position.error === 'captured-count' || position.error === 'goat-count';
  return fail(position.error, isCount ? where[position.error] : rows);
}

interface Parts {
  readonly rows: Field;
  readonly side: Field;
  /** Missing in the older form. */
  readonly hand: Field | undefined;
  readonly captives: Field;
  readonly last: Field;
  readonly note: Field | undefined;
}

function splitObx(text: string): Result<Parts, TextFault<FieldProblem>> {
  const isOlder = !text.includes('@');
  const fields = isOlder ? splitFields(text, 4, 5) : splitFields(text, 5, 6);
  if (!fields.ok) return fields;
  const [rows, side, ...rest] = fields.value;
  const [hand, captives, last, note] = isOlder ? [undefined, ...rest] : rest;
  if (rows === undefined || side === undefined || captives === undefined || last === undefined)
    return failure({ problem: 'field-count', column: 1, found: text });
  return success({ rows, side, hand, captives, last, note });
}

/** The older form's goats in hand: each of the first twenty plies of the goats, who begin, placed one. */
function readNote({ side, last, note }: Parts): Result<number, TextFault<ObxProblem>> {
  if (note?.text === '#' && last.text === '-') return success(GOAT_COUNT);
  const [, maker, count] = /^#([gt])(\d{1,4})$/i.exec(note?.text ?? '') ?? [];
  if (maker === undefined || maker.toLowerCase() === side.text.toLowerCase())
    return fail('unknown-hand', note ?? last);
  return success(GOAT_COUNT - Math.min(GOAT_COUNT, Number(count)));
}

function withLastPly(
  position: Position,
  last: Field,
  note: Field | undefined,
): Result<ObxPosition, TextFault<ObxProblem>> {
  if (note !== undefined && !/^(?:-|#(?:[gt]\d{1,4})?)$/i.test(note.text))
    return fail('unreadable-note', note);
  if (last.text === '-') return success({ position, lastAction: null });
  const lastAction = parseObxPly(last.text);
  if (lastAction === undefined) return fail('unreadable-last-ply', last);
  return couldFollow(position, lastAction)
    ? success({ position, lastAction })
    : fail('contradicting-last-ply', last);
}

function fail(problem: ObxProblem, field: Field): Result<never, TextFault<ObxProblem>> {
  return failure({ problem, column: field.column, found: field.text });
}
