/** The skill that somebody has chosen to work on in the next match: a lesson's id, kept in this browser. */
import type { KeptTexts } from '../connection/kept-text.ts';

const KEY = 'twin-tigers.skill';

/** `null` where none was chosen. */
export function readSkill(texts: KeptTexts): string | null {
  return texts.get(KEY);
}

/** `null` forgets it. */
export function keepSkill(texts: KeptTexts, id: string | null): void {
  if (id === null) texts.remove(KEY);
  else texts.set(KEY, id);
}
