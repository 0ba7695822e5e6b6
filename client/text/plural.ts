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

/** Plurals and numbers of one language (BCP 47 tag). */
export function numeralsFor(locale: string): Numerals {
  const rules = new Intl.PluralRules(locale);
  const format = new Intl.NumberFormat(locale);
  return {
    plural: (count, forms) =>
      (forms[rules.select(count)] ?? forms.other).replace('#', format.format(count)),
    number: (value) => format.format(value),
  };
}
