/** Choosing among a language's plural forms, and writing its numbers. */

/** The forms a language has; `other` always, the rest as `Intl.PluralRules` names them. */
export type PluralForms = { readonly other: string } & Partial<
  Readonly<Record<Intl.LDMLPluralRule, string>>
>;

export interface Numerals {
  /** The form for `count`, its `#` replaced by the number. */
  readonly plural: (count: number, forms: PluralForms) => string;
  readonly number: (value: number) => string;
}

/** From here on languages group digits, each in its own way. */
const GROUPED = 1000;
/** By the names of Unicode's numbering systems. */
const ZEROS: Readonly<Record<string, string>> = { latn: '0', deva: '०' };
/** `ne-u-nu-deva` writes in the digits `deva`. */
const DIGITS = /-nu-(\w+)/;

/**
 * Plurals and numbers of one language (BCP 47 tags, with the digits they write where those are not
 * Latin). Some browsers do not know every language (Chromium's data lack Nepali): the tags after the
 * first stand in there.
 *
 * Small numbers are written without `Intl.NumberFormat`, which a slow phone takes 100 ms to make: a
 * page with none but those is there so much sooner.
 */
export function numeralsFor(...locales: readonly string[]): Numerals {
  let rules: Intl.PluralRules | undefined;
  let format: Intl.NumberFormat | undefined;
  const zero = ZEROS[DIGITS.exec(locales[0] ?? '')?.[1] ?? 'latn'];
  const number = (value: number): string => {
    if (zero !== undefined && isShort(value)) return writeDigits(value, zero);
    format ??= new Intl.NumberFormat([...locales]);
    return format.format(value);
  };
  return {
    plural: (count, forms) => {
      rules ??= new Intl.PluralRules([...locales]);
      return (forms[rules.select(count)] ?? forms.other).replace('#', number(count));
    },
    number,
  };
}

function isShort(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < GROUPED;
}

function writeDigits(value: number, zero: string): string {
  const first = zero.charCodeAt(0);
  return String(value).replaceAll(/\d/g, (digit) => String.fromCharCode(first + Number(digit)));
}
