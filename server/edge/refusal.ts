/** Refusals as they are sent: the code, its sentence, and what in particular was wrong. */
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import { REFUSAL_SENTENCES } from '../../shared/wire/sentence.ts';
import type { Refused } from '../../shared/wire/server-message.ts';

/** The sentence of a code, with the particulars where there are any. */
export function sentenceOf(code: WireRefusal, particulars?: string): string {
  const sentence = REFUSAL_SENTENCES[code];
  return particulars === undefined ? sentence : `${sentence} (${particulars})`;
}

/** A message's refusal; `seq` where it concerns a match. */
export function refused(code: WireRefusal, particulars?: string): Refused {
  return { ok: false, code, message: sentenceOf(code, particulars) };
}
