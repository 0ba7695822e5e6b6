/** An event as the text that stands in the log. */
import type { MatchEvent } from '../../shared/match/event.ts';
import { decodeEvent, encodeEvent, type WireEvent } from '../../shared/wire/event.ts';

export function writeBody(event: MatchEvent): string {
  return JSON.stringify(encodeEvent(event));
}

/** Throws where the text is no event of ours: the log is damaged. */
export function readBody(body: string): MatchEvent {
  return decodeEvent(JSON.parse(body) as WireEvent);
}
