/** The pictures of docs/solution.md: shares by goats placed, and how long wins take, as SVG. */
import { CAPTURES_TO_WIN, GOAT_COUNT } from '../../shared/rules/position.ts';
import { type Side, SIDES } from '../../shared/rules/side.ts';
import type { PlacementTotals } from './vectors.ts';

const WIDTH = 880;
const STYLE = `<style>
text { font: 13px system-ui, sans-serif; fill: #2b2620 }
.small { font-size: 11px }
.goats { fill: #d9a441 } .draw { fill: #b9b4ab } .tigers { fill: #6b3524 }
.axis { fill: none; stroke: #8b8378 }
.back { fill: #fffdf8 }
@media (prefers-color-scheme: dark) {
  text { fill: #ece5d8 } .back { fill: #1d1a16 } .axis { stroke: #8b8378 }
  .goats { fill: #e0b25a } .draw { fill: #6f6a62 } .tigers { fill: #b4573a }
}
</style>`;

/** From the bottom up: whose share each band is. */
const BANDS = ['goats', 'draw', 'tigers'] as const;
const KEYS = { goats: 'goatsWin', draw: 'draw', tigers: 'tigersWin' } as const;
const NAMES = { goats: 'goats win', draw: 'draw', tigers: 'tigers win' } as const;

/** From the top down. */
const ROWS: readonly Side[] = ['goats', 'tigers'];

const PANEL = { left: 64, top: 78, width: 144, height: 150, gap: 14, row: 196 };

/** How all positions with goats in hand end, by goats placed, captured and who is to act. */
export function drawShares(totals: readonly PlacementTotals[]): string {
  const height = PANEL.top + PANEL.row + PANEL.height + 36;
  const panels = ROWS.flatMap((toAct, row) =>
    Array.from({ length: CAPTURES_TO_WIN }, (_, captured) =>
      drawPanel(totals, toAct, captured, row),
    ),
  );
  const rows = ROWS.map((toAct, row) => {
    const middle = PANEL.top + row * PANEL.row + PANEL.height / 2;
    return `<text transform="translate(16 ${middle}) rotate(-90)" text-anchor="middle">${toAct} to act</text>`;
  });
  return drawPicture(height, {
    title: 'Who wins with best play while goats are in hand',
    description:
      'Shares of all positions by goats placed, a panel for each number of goats captured and side to act. The table beneath has the figures.',
    body: [...drawLegend(), ...rows, ...panels].join('\n'),
  });
}

function drawPanel(
  totals: readonly PlacementTotals[],
  toAct: Side,
  captured: number,
  row: number,
): string {
  const left = PANEL.left + captured * (PANEL.width + PANEL.gap);
  const top = PANEL.top + row * PANEL.row;
  const of = totals
    .filter((entry) => entry.toAct === toAct && entry.captured === captured)
    .toSorted((one, other) => one.placed - other.placed);
  const frame = `<path class="axis" d="M${left} ${top}V${top + PANEL.height}H${left + PANEL.width}"/>`;
  const name = `<text x="${left + PANEL.width / 2}" y="${top - 8}" text-anchor="middle">${captured} captured</text>`;
  return [
    ...drawBands(of, left, top),
    frame,
    ...drawMarks(of[0]?.placed ?? 0, left, top),
    ...(captured === 0 ? drawScale(left, top) : []),
    ...(row === 0 ? [name] : []),
  ].join('\n');
}

function drawBands(of: readonly PlacementTotals[], left: number, top: number): string[] {
  const at = (entry: PlacementTotals, bands: readonly (typeof BANDS)[number][]): string =>
    `${xOf(entry.placed, left)} ${yOf(sumShares(entry, bands), top)}`;
  return BANDS.map((band, index) => {
    const below = BANDS.slice(0, index);
    const lower = of.map((entry) => at(entry, below));
    const upper = of.map((entry) => at(entry, [...below, band]));
    return `<path class="${band}" d="M${[...lower, ...upper.toReversed()].join('L')}Z"/>`;
  });
}

function drawMarks(first: number, left: number, top: number): string[] {
  return [first, 10, GOAT_COUNT - 1].map(
    (placed) =>
      `<text class="small" x="${xOf(placed, left)}" y="${top + PANEL.height + 15}" text-anchor="middle">${placed}</text>`,
  );
}

function drawScale(left: number, top: number): string[] {
  return [0, 0.5, 1].map(
    (share) =>
      `<text class="small" x="${left - 6}" y="${yOf(share, top + 4)}" text-anchor="end">${share * 100} %</text>`,
  );
}

function xOf(placed: number, left: number): string {
  return round(left + (placed / (GOAT_COUNT - 1)) * PANEL.width);
}

function yOf(share: number, top: number): string {
  return round(top + (1 - share) * PANEL.height);
}

function sumShares(entry: PlacementTotals, bands: readonly (typeof BANDS)[number][]): number {
  const all = entry.goatsWin + entry.draw + entry.tigersWin;
  return bands.reduce((sum, band) => sum + entry[KEYS[band]], 0) / all;
}

/** How many positions are won in so many plies: index by plies. */
export type WinLengths = Readonly<Record<Side, readonly number[]>>;

const CHART = { left: 64, top: 78, width: 790, height: 260 };
const TENS = 8;
const COMPACT = new Intl.NumberFormat('en', { notation: 'compact', compactDisplay: 'short' });

/** How long wins take where no goats are in hand: a logarithmic scale, for few are long. */
export function drawLengths(lengths: WinLengths): string {
  const { left, top, width, height } = CHART;
  const longest = Math.max(...SIDES.map((side) => lengths[side].length)) - 1;
  const step = width / (longest + 1);
  const frame = `<path class="axis" d="M${left} ${top}V${top + height}H${left + width}"/>`;
  const marks = [0, 20, 40, 60, 80, 100, 120, longest].map(
    (plies) =>
      `<text class="small" x="${round(left + (plies + 0.5) * step)}" y="${top + height + 15}" text-anchor="middle">${plies}</text>`,
  );
  const bars = SIDES.flatMap((side) => drawBars(side, lengths[side], step));
  return drawPicture(top + height + 36, {
    title: 'Won positions without goats in hand by plies to the end (logarithmic)',
    description: `Positions by plies with best play on both sides, counted once for all their images; the longest takes ${longest}.`,
    body: [...drawLegend(['goats', 'tigers']), ...bars, frame, ...drawRungs(), ...marks].join('\n'),
  });
}

function drawBars(side: Side, counts: readonly number[], step: number): string[] {
  const { left, top, height } = CHART;
  return counts.flatMap((count, plies) => {
    if (count === 0) return [];
    const x = left + (plies + (side === 'goats' ? 0 : 0.5)) * step;
    const y = rungOf(count);
    return `<rect class="${side}" x="${round(x)}" y="${round(y)}" width="${round(step / 2)}" height="${round(top + height - y)}"/>`;
  });
}

function drawRungs(): string[] {
  return Array.from({ length: TENS / 2 + 1 }, (_, index) => {
    const count = 100 ** index;
    return `<text class="small" x="${CHART.left - 6}" y="${round(rungOf(count) + 4)}" text-anchor="end">${COMPACT.format(count)}</text>`;
  });
}

function rungOf(count: number): number {
  return CHART.top + CHART.height * (1 - Math.log10(count) / TENS);
}

function drawLegend(bands: readonly (typeof BANDS)[number][] = BANDS): string[] {
  return bands.map((band, index) => {
    const left = PANEL.left + index * 120;
    return `<rect class="${band}" x="${left}" y="38" width="14" height="14" rx="2"/><text x="${left + 20}" y="50">${NAMES[band]}</text>`;
  });
}

interface Picture {
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

function drawPicture(height: number, { title, description, body }: Picture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title description">
<title id="title">${title}</title>
<desc id="description">${description}</desc>
${STYLE}
<rect class="back" width="${WIDTH}" height="${height}" rx="8"/>
<text x="${PANEL.left}" y="26" font-weight="600">${title}</text>
${body}
</svg>
`;
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
