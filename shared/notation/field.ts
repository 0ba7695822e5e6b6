/** The fields of a position written on one line, parted by single spaces. */
import { failure, type Result, success } from '../rules/result.ts';
import type { Side } from '../rules/side.ts';
import type { TextFault } from './fault.ts';

/** One field and where it stands. */
export interface Field {
  readonly text: string;
  /** Where it begins, from 1. */
  readonly column: number;
}

/** `field-count`: too few or too many; `spacing`: a space too many; the others: unreadable content. */
export type FieldProblem = 'field-count' | 'spacing' | 'unreadable-side' | 'unreadable-number';

/** The `least` to `most` fields of `text`. */
export function splitFields(
  text: string,
  least: number,
  most = least,
): Result<readonly Field[], TextFault<FieldProblem>> {
  const fields: Field[] = [];
  let column = 1;
  for (const field of text.split(' ')) {
    if (field === '' && text !== '')
      return failure({ problem: 'spacing', column, found: text.slice(column - 1) });
    fields.push({ text: field, column });
    column += field.length + 1;
  }
  if (text === '' || fields.length < least || fields.length > most)
    return failure({ problem: 'field-count', column: 1, found: text });
  return success(fields);
}

/** A whole number of at most four digits, without leading zeros, after `prefix`. */
export function readNumber(
  field: Field | undefined,
  prefix = '',
): Result<number, TextFault<FieldProblem>> {
  const { text, column } = field ?? { text: '', column: 1 };
  const digits = text.slice(prefix.length);
  const isPrefixed = text.slice(0, prefix.length).toLowerCase() === prefix;
  return isPrefixed && /^(0|[1-9]\d{0,3})$/.test(digits)
    ? success(Number(digits))
    : failure({ problem: 'unreadable-number', column, found: text });
}

/** The side to act, by its letter in upper or lower case. */
export function readSide(
  field: Field | undefined,
  letters: Readonly<Record<Side, string>>,
): Result<Side, TextFault<FieldProblem>> {
  const { text, column } = field ?? { text: '', column: 1 };
  switch (text.toUpperCase()) {
    case letters.tigers:
      return success('tigers');
    case letters.goats:
      return success('goats');
    default:
      return failure({ problem: 'unreadable-side', column, found: text });
  }
}
