/** What is measured of the client, how much of it is wanted at most, and how it is printed. */

/** CLIENT.md, “Budgets”; milliseconds but for the layout shift, which has no unit. */
export const WANTED = {
  'start page: first paint': 1500,
  'start page: playable': 2000,
  'start page: layout shift': 0.02,
  'match by link: first paint': 1500,
  'match by link: playable': 2000,
  'match by link: layout shift': 0.02,
  'input to paint, p75': 100,
  'ply to the opponent’s paint, beyond the round trip': 50,
  'longest task while a ply moves': 50,
} as const;
export type Figure = keyof typeof WANTED;
export const FIGURES = Object.keys(WANTED) as readonly Figure[];

export type Measured = readonly (readonly [Figure, number])[];

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which that share of all lies; `NaN` of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** As a table in Markdown; answers whether all is as wanted. */
export function printFigures(medians: Measured, runs: number): boolean {
  console.log(`| ${String(runs)} runs, medians | measured | wanted | |\n|---|---|---|---|`);
  for (const [figure, value] of medians) {
    const mark = value <= WANTED[figure] ? '' : 'missed';
    console.log(`| ${figure} | ${show(value)} | ${show(WANTED[figure])} | ${mark} |`);
  }
  return medians.every(([figure, value]) => value <= WANTED[figure]);
}

function show(value: number): string {
  return value < 1 ? value.toFixed(3) : `${value.toFixed(0)} ms`;
}
