/** Folds what the server tells into the match shown: the next event is applied, older ones are ignored. */
import { apply } from '../../shared/match/apply.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import { decodeEvent, type WireEvent } from '../../shared/wire/event.ts';
import type { EnterAck } from '../../shared/wire/server-message.ts';

/** One event as told, with the clock that runs after it, in the server's time. */
export interface Told {
  readonly seq: number;
  readonly event: WireEvent;
  readonly deadline: number | null;
  readonly now: number;
}

export type Folded =
  | { readonly kind: 'applied'; readonly match: Match; readonly event: MatchEvent }
  | { readonly kind: 'known' }
  /** Events are missing: only asking the server again helps. */
  | { readonly kind: 'gap' };

export function foldEvent(match: Match, told: Told): Folded {
  if (told.seq < match.seq) return { kind: 'known' };
  if (told.seq > match.seq) return { kind: 'gap' };
  const event = decodeEvent(told.event);
  return {
    kind: 'applied',
    event,
    match: withDeadline(apply(match, event, told.now), told.deadline),
  };
}

/** The match after the events of an entry; `null` where they do not follow on what is known. */
export function foldEntry(match: Match | null, entry: EnterAck): Match | null {
  const have = match?.seq ?? 0;
  if (entry.from > have || entry.seq < have) return null;
  const events = entry.events.slice(have - entry.from).map(decodeEvent);
  const folded = events.reduce<Match | null>((now, event) => apply(now, event, entry.now), match);
  return folded?.seq === entry.seq ? withDeadline(folded, entry.deadline) : null;
}

/** The server alone says when a clock runs out. */
function withDeadline(match: Match, deadlineMs: number | null): Match {
  if (match.clock === null || deadlineMs === null) return match;
  return { ...match, clock: { ...match.clock, deadlineMs } };
}
