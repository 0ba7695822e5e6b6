/** Match events as JSON, on the wire and in the log: actions are text, the rest is as it is. */
import type { MatchEvent } from '../match/event.ts';
import type { MatchSetup } from '../match/setup.ts';
import { formatAction, parseAction } from '../notation/action.ts';
import type { Action } from '../rules/action.ts';

type CreatedEvent = Extract<MatchEvent, { kind: 'created' }>;
type ActionEvent = Extract<MatchEvent, { readonly action: Action }>;

/** Logs begun before there were computers or delays do not name them. */
type WireSetup = Setup<MatchSetup>;
type LaterChoice = 'computer' | 'spectatorDelayMs';
type Setup<S> = S extends MatchSetup ? Omit<S, LaterChoice> & Partial<Pick<S, LaterChoice>> : never;

type Written<E> = E extends ActionEvent ? Omit<E, 'action'> & { readonly action: string } : never;

/** A `MatchEvent` with its action in notation. */
export type WireEvent =
  | Exclude<MatchEvent, CreatedEvent | ActionEvent>
  | Written<ActionEvent>
  | (Omit<CreatedEvent, 'setup'> & { readonly setup: WireSetup });

/** The event with its action in notation. */
export function encodeEvent(event: MatchEvent): WireEvent {
  return 'action' in event ? { ...event, action: formatAction(event.action) } : event;
}

/** The event as the server's own encoding has it; throws on an action that is none: a damaged source. */
export function decodeEvent(event: WireEvent): MatchEvent {
  if (event.kind === 'created')
    return { ...event, setup: { computer: null, spectatorDelayMs: 0, ...event.setup } };
  if (!('action' in event)) return event;
  const action = parseAction(event.action);
  if (!action.ok) throw new Error(`decodeEvent: ${event.action} is no action: source damaged`);
  return { ...event, action: action.value };
}
