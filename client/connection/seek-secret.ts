/** One secret for all that this browser seeks at a time: the server pairs nobody with their own. */
import type { KeptTexts } from './kept-text.ts';

const KEY = 'twin-tigers.seek';

/** The same in every tab, until it has found someone. */
export function seekSecret(texts: KeptTexts, make: () => string): string {
  const kept = texts.get(KEY);
  if (kept !== null) return kept;
  const made = make();
  texts.set(KEY, made);
  return made;
}

/** It opens a seat now: what is sought next has another. */
export function spendSeekSecret(texts: KeptTexts, secret: string): void {
  if (texts.get(KEY) === secret) texts.remove(KEY);
}
