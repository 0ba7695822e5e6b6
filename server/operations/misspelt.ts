/** Finds variables that somebody seems to have meant for the server but spelt otherwise. */

/** Names of ours would begin so, if they had a beginning of their own. */
const OWN_BEGINNING = /^(TWIN|TIGERS?)_/;
/** In a longer name more letters may be wrong. */
const LETTERS_A_MISTAKE = 6;

/** A sentence for each variable of `given` that is none of `known` but nearly so. */
export function findMisspelt(given: readonly string[], known: readonly string[]): string[] {
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((each) => isNear(name.toUpperCase(), each));
    if (meant !== undefined) return [`${name} is not known here; ${meant} is.`];
    return OWN_BEGINNING.test(name) ? [`${name} is not known here and changes nothing.`] : [];
  });
}

function isNear(name: string, known: string): boolean {
  const most = Math.floor(known.length / LETTERS_A_MISTAKE);
  return name === known || (most > 0 && distance(name, known) <= most);
}

/** Letters to insert, leave out or change, at least (V. Levenshtein, 1965). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      const changed = (row[j] ?? 0) + Number(letter !== other);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
