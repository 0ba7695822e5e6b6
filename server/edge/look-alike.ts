/** Whether two names look alike on a screen, as one chosen to pass for the other would. */

/**
 * Small letters of other scripts, and signs, that are drawn like Latin ones: those among Unicode's
 * confusables (UTS 39) that keyboards have. What is a capital's look-alike stands as its small letter.
 */
const ALIKE: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  н: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  у: 'y',
  ү: 'y',
  ԝ: 'w',
  х: 'x',
  // Greek
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'm',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ζ: 'z',
  γ: 'y',
  ω: 'w',
  // Latin without a dot or with a bar, digits and signs
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  '0': 'o',
  '1': 'l',
  '|': 'l',
  '!': 'l',
  $: 's',
  '5': 's',
};

/** Capitals that are drawn like another letter than their small ones are. */
const CAPITALS: Readonly<Record<string, string>> = { Η: 'h', Ν: 'n', Υ: 'y' };

/** Accents over Latin, Cyrillic and Greek letters; vowel signs of other scripts are letters of their own. */
const ACCENTS = /[\u0300-\u036F]/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\u2800/gu;
/** A capital I is drawn like a small l: all of them count as one. */
const STROKES = /[ij]/g;
const APART = /[\p{P}\p{Z}\p{S}]/gu;

/** Never true of someone without a name. */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [plainOf(one), plainOf(other)];
  return a !== '' && (foldCase(a) === foldCase(b) || skeletonOf(a) === skeletonOf(b));
}

/** Without what is not seen, and without accents. */
function plainOf(name: string): string {
  return name.normalize('NFKD').replaceAll(ACCENTS, '').replaceAll(UNSEEN, '').trim();
}

/** What is left of a name when all that looks alike is made equal. */
function skeletonOf(plain: string): string {
  const small = foldCase(Array.from(plain, (letter) => CAPITALS[letter] ?? letter).join(''));
  const latin = Array.from(small, (letter) => ALIKE[letter] ?? letter).join('');
  const drawn = latin.replaceAll(STROKES, 'l').replaceAll('rn', 'm').replaceAll('vv', 'w');
  // A name of signs alone is told from others by its signs.
  return drawn.replaceAll(APART, '') || drawn;
}

/** By way of the capitals, so that all small forms of a letter become one. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll('ς', 'σ');
}
