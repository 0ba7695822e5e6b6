/** The contrast of every pair of colours that meet (WCAG 2.2 AA), on every board, light and dark. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BOARD_LOOKS, type BoardLook } from '../../client/settings/settings.ts';

type Scheme = 'light' | 'dark';
type Rgb = readonly [red: number, green: number, blue: number];

const SCHEMES = ['light', 'dark'] as const;
type Colours = ReadonlyMap<string, Readonly<Record<Scheme, string>>>;

const TOKENS = readColours('tokens.css', /:root \{([^}]*)\}/);
/** What a board overrides comes over what every page has. */
const BOARDS: Readonly<Record<BoardLook, Colours>> = {
  wood: TOKENS,
  slate: new Map([...TOKENS, ...readColours('boards.css', /'slate'\] \{([^}]*)\}/)]),
  paper: new Map([...TOKENS, ...readColours('boards.css', /'paper'\] \{([^}]*)\}/)]),
};

/** The colours `--name: #rrggbb` and `--name: light-dark(#rrggbb, #rrggbb)` of a block in a style sheet. */
function readColours(file: string, block: RegExp): Colours {
  const css = readFileSync(new URL(`../../client/theme/${file}`, import.meta.url), 'utf8');
  const [, inside] = block.exec(css) ?? [];
  if (inside === undefined) throw new Error(`${file} has no block ${String(block)}`);
  const declarations = inside.matchAll(
    /--([a-z-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g,
  );
  return new Map(
    [...declarations].map(([, name = '', light, dark, both = '']) => [
      name,
      { light: light ?? both, dark: dark ?? both },
    ]),
  );
}

function colourOf(token: string, look: BoardLook, scheme: Scheme): Rgb {
  const hex = BOARDS[look].get(token)?.[scheme];
  if (hex === undefined) throw new Error(`the theme has no plain colour --${token}`);
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

function contrastOf(a: string, b: string, look: BoardLook, scheme: Scheme): number {
  const lights = [a, b].map((token) => luminanceOf(colourOf(token, look, scheme)));
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

type Pair = readonly [front: string, ground: string];

const PAPERS = ['paper', 'paper-raised', 'paper-sunken'];
const FIELDS = ['board-field', 'board-field-edge'];
const onEach = (grounds: readonly string[], ...fronts: string[]): Pair[] =>
  grounds.flatMap((ground) => fronts.map((front): Pair => [front, ground]));

/** What is read, on what it stands on. */
const TEXTS: readonly Pair[] = [
  ...onEach(PAPERS, 'ink', 'ink-soft', 'marigold', 'vermilion'),
  ['on-marigold', 'marigold'],
  ['on-vermilion', 'vermilion'],
  ...onEach(FIELDS, 'board-coordinate'),
];

/** What is seen, beside what it must be told from. */
const SHAPES: readonly Pair[] = [
  ...onEach(PAPERS, 'rule-strong', 'leaf'),
  // Each piece by its body or by the line around it; inside that line, whatever it stands on, by both.
  ...onEach(FIELDS, 'board-line', 'tiger', 'goat-edge', 'board-mark-edge'),
  ['tiger-stripe', 'tiger'],
  ['tiger-muzzle', 'tiger'],
  ['tiger-edge', 'tiger'],
  ['goat', 'goat-edge'],
  ['goat', 'goat-horn'],
  ['goat-shade', 'goat-edge'],
  ['goat', 'tiger'],
  ['board-mark', 'board-mark-edge'],
  ['board-hint', 'board-mark-edge'],
  ['board-plan', 'board-mark-edge'],
  ['board-danger', 'board-danger-light'],
  // The light of the board at turn lies between its rim's line and the page's shadow.
  ['glow', 'board-rim'],
];

/** Lines and edges that say nothing which is not said beside them. */
const ORNAMENTS = ['rule', 'board-rim-light'];

const CASES = BOARD_LOOKS.flatMap((look) => SCHEMES.map((scheme) => ({ look, scheme })));

describe.each(CASES)('with boards of $look in the $scheme theme', ({ look, scheme }) => {
  test.each(TEXTS)('text in %s on %s has a contrast of 4.5', (ink, paper) => {
    expect(contrastOf(ink, paper, look, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)('%s beside %s has a contrast of 3', (mark, ground) => {
    expect(contrastOf(mark, ground, look, scheme)).toBeGreaterThanOrEqual(3);
  });

  test('tigers are dark and goats light', () => {
    expect(luminanceOf(colourOf('tiger', look, scheme))).toBeLessThan(0.05);
    expect(luminanceOf(colourOf('goat', look, scheme))).toBeGreaterThan(0.8);
  });
});

test('every plain colour is held to a contrast, or known as an ornament', () => {
  const held = new Set([...TEXTS, ...SHAPES].flat());
  const colours = BOARD_LOOKS.flatMap((look) => [...BOARDS[look].keys()]);
  expect(colours.filter((name) => !held.has(name) && !ORNAMENTS.includes(name))).toEqual([]);
});

test.each(['slate', 'paper'] as const)(
  'a board of %s names only colours that there are',
  (look) => {
    expect([...BOARDS[look].keys()].toSorted()).toEqual([...TOKENS.keys()].toSorted());
  },
);
