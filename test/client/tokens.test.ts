/** The contrast of every pair of colours that meet (WCAG 2.2 AA), in both themes. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Scheme = 'light' | 'dark';
type Rgb = readonly [red: number, green: number, blue: number];

const TOKENS = readTokens(
  readFileSync(new URL('../../client/theme/tokens.css', import.meta.url), 'utf8'),
);

/** The colours `--name: #rrggbb` and `--name: light-dark(#rrggbb, #rrggbb)` of a style sheet. */
function readTokens(css: string): ReadonlyMap<string, Record<Scheme, string>> {
  const declarations = css.matchAll(
    /--([a-z-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g,
  );
  return new Map(
    [...declarations].map(([, name = '', light, dark, both = '']) => [
      name,
      { light: light ?? both, dark: dark ?? both },
    ]),
  );
}

function colourOf(token: string, scheme: Scheme): Rgb {
  const hex = TOKENS.get(token)?.[scheme];
  if (hex === undefined) throw new Error(`tokens.css has no plain colour --${token}`);
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminanceOf(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrastOf(a: string, b: string, scheme: Scheme): number {
  const lights = [a, b].map((token) => luminanceOf(colourOf(token, scheme)));
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

const PAPERS = ['paper', 'paper-raised', 'paper-sunken'];

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  test.each([
    ...PAPERS.flatMap((paper) =>
      ['ink', 'ink-soft', 'marigold', 'vermilion'].map((ink) => [ink, paper]),
    ),
    ['on-marigold', 'marigold'],
    ['on-vermilion', 'vermilion'],
    ['board-coordinate', 'board-field'],
  ])('text in %s on %s has a contrast of 4.5', (ink, paper) => {
    expect(contrastOf(ink, paper, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ...PAPERS.flatMap((paper) => ['rule-strong', 'leaf'].map((mark) => [mark, paper])),
    ['board-line', 'board-field'],
    ['board-line', 'board-field-edge'],
    ['tiger', 'board-field'],
    ['tiger', 'board-field-edge'],
    ['tiger-stripe', 'tiger'],
    ['tiger-muzzle', 'tiger'],
    ['goat', 'goat-edge'],
    ['goat-edge', 'board-field'],
    ['goat-edge', 'board-field-edge'],
    ['goat', 'tiger'],
    ['board-mark', 'board-mark-edge'],
    ['board-hint', 'board-mark-edge'],
    ['board-mark-edge', 'board-field'],
    ['board-danger', 'board-danger-light'],
  ])('%s beside %s has a contrast of 3', (mark, ground) => {
    expect(contrastOf(mark, ground, scheme)).toBeGreaterThanOrEqual(3);
  });

  test('tigers are dark and goats light', () => {
    expect(luminanceOf(colourOf('tiger', scheme))).toBeLessThan(0.05);
    expect(luminanceOf(colourOf('goat', scheme))).toBeGreaterThan(0.8);
  });
});
