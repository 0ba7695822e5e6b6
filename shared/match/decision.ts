/** What judging a command can come to. */
import type { MatchRefusal } from './command.ts';
import type { MatchEvent } from './event.ts';

/** One event, or why there is none. */
export type Decision =
  | { readonly kind: 'accepted'; readonly event: MatchEvent }
  /** The flag had fallen when the command arrived: the flag is the event, a seat's command is refused. */
  | { readonly kind: 'flagged'; readonly event: MatchEvent }
  | { readonly kind: 'refused'; readonly refusal: MatchRefusal };

/** The command makes this event. */
export function accept(event: MatchEvent): Decision {
  return { kind: 'accepted', event };
}

/** The command changes nothing, for this reason. */
export function refuse(refusal: MatchRefusal): Decision {
  return { kind: 'refused', refusal };
}
