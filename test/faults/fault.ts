/** What a fault's file gives: it lets the fault happen, and finds out whether the promise is kept. */
import type { Finding } from '../support/promise-table.ts';
import type { Lack } from './lacks.ts';

/** `short` for every change, in seconds; `long` by hand, with the promised figures, in minutes. */
export type Size = 'short' | 'long';

export interface Fault {
  /** As its file. */
  readonly name: string;
  /** The product's findings, and that the mutant is caught. */
  readonly run: (size: Size) => Promise<readonly Finding[]>;
  /** What this machine lacks for it; left out where nothing special is needed. */
  readonly lacks?: () => Lack;
}

/** A mutant that the same check has to catch, or it has no teeth. */
export function caught(mutant: string, measured: string, isCaught: boolean): Finding {
  return { promise: `  mutant: ${mutant}`, figure: 'caught', measured, isKept: isCaught };
}
