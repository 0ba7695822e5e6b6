/** What a store of matches must do: the log is the truth, appended before anyone is told. */
import type { MatchEvent } from '../../shared/match/event.ts';
import type { ComputerPlayer } from '../../shared/match/setup.ts';
import type { LeaseStore } from './lease-store.ts';

/** One event as it stands in the log. */
export interface LogEntry {
  readonly match: string;
  readonly seq: number;
  /** Wall time in ms, for display alone. */
  readonly wallMs: number;
  /** The process that recorded it, and its availability time then: bounds a clock after a restart. */
  readonly boot: string;
  readonly availabilityMs: number;
  /** `seat:id` of the command that made it; `null` for the server's own. Unique in a match. */
  readonly commandId: string | null;
  readonly event: MatchEvent;
}

export const SECRET_ROLES = ['host', 'guest', 'invite'] as const;
export type SecretRole = (typeof SECRET_ROLES)[number];

/** The hash of a secret: a seat's token or the invitation. */
export interface SecretRow {
  readonly match: string;
  readonly role: SecretRole;
  readonly hash: string;
}

/** A match's line in the index of matches, which can be rebuilt from the log. */
export interface MatchHead {
  readonly match: string;
  readonly state: 'open' | 'live' | 'ended';
  readonly mode: 'final' | 'classic';
  readonly isPublic: boolean;
  readonly allowsSpectators: boolean;
  readonly spectatorDelayMs: number;
  readonly ruleset: string;
  readonly clockMs: number | null;
  readonly hostSide: 'goats' | 'tigers' | null;
  readonly hostName: string;
  readonly guestName: string;
  readonly computer: ComputerPlayer | null;
  readonly createdMs: number;
  /** Wall time of the last change of this line. */
  readonly changedMs: number;
  readonly result: 'host' | 'guest' | 'draw' | 'none' | null;
  readonly reason: string | null;
}

/** What is written together or not at all. */
export interface Commit {
  readonly entries: readonly LogEntry[];
  readonly secrets?: readonly SecretRow[];
  /** Given where the line changed. */
  readonly heads?: readonly MatchHead[];
}

/** `seq`: another event has that number already; `command`: that command has been accepted before. */
export type AppendResult =
  { readonly ok: true } | { readonly ok: false; readonly conflict: 'seq' | 'command' };

export interface StoredMatch {
  readonly entries: readonly LogEntry[];
  readonly secrets: readonly SecretRow[];
  /** How long ago each was written, by the time of a database that several processes share. */
  readonly agesMs?: readonly number[];
}

/** The review of a match that has ended: made from its log, and made anew where it is lost. */
export interface StoredReview {
  readonly match: string;
  /** JSON. */
  readonly body: string;
}

/** A process's sign of life, written each second. */
export interface Heartbeat {
  readonly boot: string;
  readonly availabilityMs: number;
  readonly wallMs: number;
}

/** Where a page of a list ended: the last line on it. */
export type HeadCursor = Pick<MatchHead, 'changedMs' | 'match'>;

/** Lines of public matches: the last changed first, those of one millisecond by id, backwards. */
export interface HeadQuery {
  readonly state: 'open' | 'live' | 'ended';
  readonly limit: number;
  /** Only the lines that follow this one. */
  readonly after?: HeadCursor;
  /** False: private matches, instead of public ones. */
  readonly isPublic?: boolean;
}

/** Matches that ended before, the longest ago first. */
export interface EndedQuery {
  readonly beforeMs: number;
  readonly limit: number;
  /** Only those that follow this one. */
  readonly after?: HeadCursor;
}

/** The store itself failed: whether anything was saved is not known, and nothing may be told. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

/**
 * Which seeks have come to a match, where several processes pair them: each comes to one. Rejects
 * with a `StoreError`.
 */
export interface PairingStore {
  /** Saves a new match and that these seeks came to it, or nothing: `taken` where one of them is none any more. */
  append(commit: Commit, seeks: readonly string[]): Promise<'saved' | 'taken'>;
  /** Of those that wait no longer the match they came to; `null`: they were taken back. */
  find(seeks: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
  /** Whether it is taken back, and comes to no match any more. */
  withdraw(seek: string): Promise<boolean>;
}

/** These promises reject with a `StoreError`; `load` and `findCommand` throw otherwise where a log is damaged. */
export interface MatchStore {
  append(commit: Commit): Promise<AppendResult>;
  /** From event `from` on; `null`: there is no such event. */
  load(match: string, from?: number): Promise<StoredMatch | null>;
  /** The entry that a command made, if it was accepted. */
  findCommand(match: string, commandId: string): Promise<LogEntry | null>;
  findHead(match: string): Promise<MatchHead | null>;
  listHeads(query: HeadQuery): Promise<readonly MatchHead[]>;
  /** Ids of all matches that are open or live. */
  listUnfinished(): Promise<readonly string[]>;
  /** Public and private ones. */
  listEnded(query: EndedQuery): Promise<readonly HeadCursor[]>;
  /** Deletes all there is of those matches that have ended; nobody may hold any of them. */
  forget(matches: readonly string[]): Promise<void>;
  /** In place of the one before; nothing where the match has not ended or is not there any more. */
  saveReview(review: StoredReview): Promise<void>;
  findReview(match: string): Promise<StoredReview | null>;
  beat(heartbeat: Heartbeat): Promise<void>;
  findHeartbeat(boot: string): Promise<Heartbeat | null>;
  /** Given where other processes may share the store. */
  readonly leases?: LeaseStore | undefined;
  /** Given where other processes may share the store. */
  readonly pairings?: PairingStore | undefined;
  /** Resolves, with the reason, when the store has ended without being closed and will not come back. */
  readonly lost: Promise<string>;
  close(): Promise<void>;
}
