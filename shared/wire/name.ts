/** What people write for others to read: trimmed, short, without characters that hide, overlap or turn around. */
import { failure, type Result, success } from '../rules/result.ts';
import { NAME_LENGTH, TEXT_LENGTH } from './protocol.ts';

/** UTF-16 units: a character of a script may be several, but not any number of marks on one letter. */
export const NAME_UNITS = 4 * NAME_LENGTH;
/**
 * Control characters, line ends, halves of characters, and format characters, which among others
 * turn the direction of text around. Joiners are format characters too, but words in Nepali need them.
 */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;
/** Shown as nothing: joiners, letters that fill a place, and marks, which need a letter to stand on. */
const UNSEEN = /\u200C|\u200D|\u115F|\u1160|\u3164|\uFFA0|\u2800|\p{M}/gu;
/** More marks on one letter than any script writes reach into the lines around it. */
const MARKS = /\p{M}{5}/u;

/**
 * `too-long`: more characters than it may have; `unshowable`: a character that is none to be seen,
 * or turns text around; `unseen`: nothing in it would be seen.
 */
export type NameFault = 'too-long' | 'unshowable' | 'unseen';

/** The name as it is shown, `''` for none. */
export function readName(text: string): Result<string, NameFault> {
  return readShown(text, NAME_LENGTH);
}

/** The same, for whoever need not tell what is wrong. */
export function checkName(text: string): Result<string, 'bad-name'> {
  const name = readName(text);
  return name.ok ? name : failure('bad-name');
}

/** Words to the other seat as they are shown; never none. */
export function checkText(text: string): Result<string, 'bad-text'> {
  const words = readShown(text, TEXT_LENGTH);
  return words.ok && words.value !== '' ? words : failure('bad-text');
}

/** `length` is in characters. */
function readShown(text: string, length: number): Result<string, NameFault> {
  if (text.length > 4 * length) return failure('too-long');
  if (UNSHOWABLE.test(text) || MARKS.test(text.normalize('NFD'))) return failure('unshowable');
  const shown = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (countCharacters(shown) > length) return failure('too-long');
  const isInvisible = shown !== '' && shown.replaceAll(UNSEEN, '').trim() === '';
  return isInvisible ? failure('unseen') : success(shown);
}

/** As people count them: a letter with its marks is one. Old browsers can only leave the marks out. */
function countCharacters(text: string): number {
  if (!('Segmenter' in Intl)) return Array.from(text.replaceAll(/\p{M}/gu, '')).length;
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
}
