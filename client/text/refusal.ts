/** What every language has for refusals: a sentence for each. */
import type { SendRefusal } from '../match/send-refusal.ts';

/** Points of the refused action as written (`b1`), where the refusal has any. */
export interface PointNames {
  readonly from?: string | undefined;
  readonly over?: string | undefined;
  readonly to?: string | undefined;
}

export type Sentence = (points: PointNames) => string;

/** One sentence for every refusal a person can meet. */
export type Refusals = Readonly<Record<SendRefusal, Sentence>>;
