/** Which lessons somebody has finished: kept in this browser alone. */
import type { KeptTexts } from '../connection/kept-text.ts';

const KEY = 'twin-tigers.lessons';

/** The ids of finished lessons; what is damaged counts as none. */
export function readFinished(texts: KeptTexts): ReadonlySet<string> {
  return new Set((texts.get(KEY) ?? '').split(' ').filter((id) => id !== ''));
}

/** Keeps a lesson as finished. */
export function keepFinished(texts: KeptTexts, id: string): ReadonlySet<string> {
  const finished = new Set([...readFinished(texts), id]);
  texts.set(KEY, [...finished].join(' '));
  return finished;
}
