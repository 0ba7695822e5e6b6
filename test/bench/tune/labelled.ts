/** Positions with what they are worth, as files of three 32-bit integers each. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Finding } from '../../../shared/engine/engine.ts';
import type { Side } from '../../../shared/rules/side.ts';

/** The integers of one position: its two words (packed-position.ts) and its label. */
export const LABELLED_WORDS = 3;

// Labels that are no estimates: a win of the tigers, its loss, a draw.
const TIGERS_WIN = 30_000;
const CERTAIN_DRAW = 20_000;

/** The label of what a search has found: the tigers' view, certain results apart. */
export function labelOf({ value }: Finding, toAct: Side): number {
  if (value.kind === 'estimate') return toAct === 'tigers' ? value.score : -value.score;
  if (value.result === 'draw') return CERTAIN_DRAW;
  return value.result === 'tigers' ? TIGERS_WIN : -TIGERS_WIN;
}

/** Whether deeper search could better the label. */
export function isEstimate(label: number): boolean {
  return Math.abs(label) < CERTAIN_DRAW;
}

/** What the tigers may expect, −1 to 1; an estimate of `scale` hundredths of a goat is worth 0.76. */
export function expectationOf(label: number, scale: number): number {
  if (isEstimate(label)) return Math.tanh(label / scale);
  return label === CERTAIN_DRAW ? 0 : Math.sign(label);
}

export function readLabelled(path: string): Int32Array {
  const bytes = readFileSync(path);
  return new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

export function writeLabelled(path: string, words: Int32Array): void {
  writeFileSync(path, words);
}
