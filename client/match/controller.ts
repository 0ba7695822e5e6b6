/** The one interface through which pages see and steer a match, wherever that match is run. */
import type { Value } from '../../shared/engine/value.ts';
import type { Action } from '../../shared/rules/action.ts';
import type { Result } from '../../shared/rules/result.ts';
import type { SeatCommand } from '../../shared/match/command.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import type { BoardName, Seat } from '../../shared/match/seat.ts';
import type { SeatPresence } from '../../shared/wire/server-message.ts';
import type { SendRefusal } from './send-refusal.ts';
import type { TalkLine } from './talk.ts';

/** Who looks on: a seat, someone without one, or two people sharing one screen. */
export type Viewer = Seat | 'spectator' | 'both';

export const CONNECTION_STATES = [
  'local',
  'online',
  'unanswered',
  'resyncing',
  'offline',
  'closing',
  'outdated',
] as const;
/**
 * `local`: no server is needed; `unanswered`: a command has waited too long for its answer;
 * `offline`: the line is dead; `resyncing`: the line is back, the match shown is not yet the server's;
 * `closing`: the server said it would be back in a moment; `outdated`: only loading the page anew helps.
 */
export type ConnectionState = (typeof CONNECTION_STATES)[number];

/** Whether what is asked of the match now can be heard. */
export function isReachable(state: ConnectionState): boolean {
  return state === 'local' || state === 'online' || state === 'unanswered';
}

/** The viewer's own ply, sent and not yet answered. */
export interface PendingPly {
  readonly board: BoardName;
  readonly action: Action;
}

/** What the engine would do for the seat to act, and what that comes to. */
export interface ShownHint {
  readonly board: BoardName;
  readonly action: Action;
  /** In a final with both boards open the match's; a `score` is the asker's. */
  readonly value: Value;
}

/** All a page shows of a match at one moment; replaced as a whole by every change. */
export interface MatchView {
  readonly match: Match;
  readonly viewer: Viewer;
  readonly presence: Readonly<Record<Seat, SeatPresence>>;
  /** People watching without a seat. */
  readonly spectators: number;
  readonly connection: ConnectionState;
  readonly pending: PendingPly | null;
  /** The computer plays at a level that uses the endgame table, and cannot ask it. */
  readonly lacksTable: boolean;
}

/**
 * Called after `view` was replaced. `event` is what happened in the match; `null` where something
 * else changed (presence, connection, pending) or a snapshot replaced everything: then nothing
 * moves on the boards and nothing sounds.
 */
export type MatchListener = (event: MatchEvent | null) => void;

/** A match as pages meet it: remote, against the computer, or two people at one screen. */
export interface MatchController {
  readonly view: MatchView;
  /** Where somebody is there to talk to. */
  readonly talk?: TalkLine;
  /** Milliseconds in the time of `match.clock.deadlineMs`. */
  now(): number;
  /** Resolves once the command was judged or given up; never rejects. */
  send(command: SeatCommand): Promise<Result<null, SendRefusal>>;
  /** Asks for a hint for the ply at hand, which then stands in the match; never rejects. */
  askHint(): Promise<Result<ShownHint, SendRefusal>>;
  /** Returns its own undo. */
  subscribe(listener: MatchListener): () => void;
  /** Lets go of timers and connections; the controller is of no use afterwards. */
  close(): void;
}
