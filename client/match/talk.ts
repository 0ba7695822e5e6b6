/** What seats say to each other beside the match: phrases, emotes, and words where both allow them. */
import type { Seat } from '../../shared/match/seat.ts';
import type { Result } from '../../shared/rules/result.ts';
import type { EmoteName, PhraseName } from '../../shared/wire/phrases.ts';
import type { SendRefusal } from './send-refusal.ts';

export type Saying =
  | { readonly phrase: PhraseName }
  | { readonly emote: EmoteName }
  /** Up to 140 characters, to the other seat alone. */
  | { readonly text: string };

/** Something a seat said just now. */
export interface Heard {
  readonly seat: Seat;
  readonly saying: Saying;
}

/** The way of talking in one match. */
export interface TalkLine {
  /** Resolves once the server has let it through, or not; never rejects. */
  say(saying: Saying): Promise<Result<null, SendRefusal>>;
  /** Whether words may pass between the seats, as far as ours is concerned. */
  allowText(isAllowed: boolean): Promise<Result<null, SendRefusal>>;
  /** Called for everything said, one's own included. Returns its own undo. */
  onHeard(listener: (heard: Heard) => void): () => void;
}
