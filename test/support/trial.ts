/** What a harness consists of: each trial puts the server to a test, and finds out whether a promise is kept. */
import type { Finding } from './promise-table.ts';

/** `short` for every change, in seconds; `long` by hand, with the promised figures, in minutes. */
export type Size = 'short' | 'long';

export interface Trial {
  /** As its file. */
  readonly name: string;
  /** The product's findings, and that the mutant is caught. `minutes`: where it may last as long as one likes. */
  readonly run: (size: Size, minutes?: number) => Promise<readonly Finding[]>;
  /** What this machine lacks for it, with the remedy; left out where nothing special is needed. */
  readonly lacks?: () => string | null;
}

/** A mutant that the same check has to catch, or it has no teeth. */
export function caught(mutant: string, measured: string, isCaught: boolean): Finding {
  return { promise: `  mutant: ${mutant}`, figure: 'caught', measured, isKept: isCaught };
}
