/** Names of people: trimmed, short, and without characters that hide, overlap or turn around. */
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { NAME_LENGTH } from '../../shared/wire/protocol.ts';

/** UTF-16 units: a character of a script may be several, but not any number of marks on one letter. */
const NAME_UNITS = 4 * NAME_LENGTH;
/**
 * Control characters, line ends, halves of characters, and format characters, which among others
 * turn the direction of text around. Joiners are format characters too, but words in Nepali need them.
 */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u;
const JOINERS = /[\u200C\u200D]/g;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The name as it is shown, `''` for none. */
export function checkName(text: string): Result<string, 'bad-name'> {
  if (text.length > NAME_UNITS || UNSHOWABLE.test(text)) return failure('bad-name');
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if ([...graphemes.segment(name)].length > NAME_LENGTH) return failure('bad-name');
  const isInvisible = name !== '' && name.replaceAll(JOINERS, '').trim() === '';
  return isInvisible ? failure('bad-name') : success(name);
}
