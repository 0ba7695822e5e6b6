/** Lines are as high as their script needs: Devanagari hangs signs above and below where Latin has none. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CLIENT = new URL('../../client/', import.meta.url);
/** The gallery is for whoever builds the client, in English. */
const FILES = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(ts|css)$/.test(file) && !file.startsWith('gallery'),
);
/** A line as high as its letters: for what is Latin in every language, the game's name and figures. */
const LATIN_ALONE = '1';

test('no line of words has a height of its own, but one of the tokens for its language', () => {
  const fixed = FILES.flatMap((file) => {
    const source = readFileSync(new URL(file, CLIENT), 'utf8');
    const heights = [...source.matchAll(/font: [^;\n]*?\/ ?([\d.]+) |line-height: ?([\d.]+)/g)];
    return heights.flatMap(([rule, short, long]) =>
      (short ?? long) === LATIN_ALONE ? [] : [`${file}: ${rule}`],
    );
  });
  expect(fixed).toEqual([]);
});
