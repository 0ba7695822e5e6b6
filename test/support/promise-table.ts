/** What a harness found out: promises with their figures and what was measured, as a table. */

export interface Finding {
  readonly promise: string;
  /** What was promised. */
  readonly figure: string;
  readonly measured: string;
  readonly isKept: boolean;
}

const HEAD = ['', 'promise', 'figure', 'measured'] as const;

/** A line for each, in columns; broken promises are marked. */
export function formatFindings(findings: readonly Finding[]): string {
  const rows = [HEAD, ...findings.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

function rowOf({ promise, figure, measured, isKept }: Finding): readonly string[] {
  return [isKept ? 'kept' : 'BROKEN', promise, figure, measured];
}

/** The value below which so large a share (0.99 for p99) of the values lies; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
