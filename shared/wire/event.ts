/** Match events as JSON, on the wire and in the log: actions are text, the rest is as it is. */
import type { MatchEvent } from '../match/event.ts';
import { formatAction, parseAction } from '../notation/action.ts';

type PlyEvent = Extract<MatchEvent, { kind: 'ply' }>;

/** A `MatchEvent` with its action in notation. */
export type WireEvent =
  Exclude<MatchEvent, { kind: 'ply' }> | (Omit<PlyEvent, 'action'> & { readonly action: string });

/** The event with its action in notation. */
export function encodeEvent(event: MatchEvent): WireEvent {
  return event.kind === 'ply' ? { ...event, action: formatAction(event.action) } : event;
}

/** The event as the server's own encoding has it; throws on an action that is none: a damaged source. */
export function decodeEvent(event: WireEvent): MatchEvent {
  if (event.kind !== 'ply') return event;
  const action = parseAction(event.action);
  if (!action.ok) throw new Error(`decodeEvent: ${event.action} is no action: source damaged`);
  return { ...event, action: action.value };
}
