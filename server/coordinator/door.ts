/** What the edges (sockets, HTTP, bots) may ask of live matches: the coordinators' whole outside. */
import type { MatchRefusal, SeatCommand } from '../../shared/match/command.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import type { BoardName, Seat } from '../../shared/match/seat.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import type { Action } from '../../shared/rules/action.ts';

/** A committed event, as everyone may learn it. */
export interface Committed {
  readonly match: string;
  readonly seq: number;
  readonly event: MatchEvent;
  /** The match after the event. */
  readonly state: Match;
}

/** What became of a command. `not-saved`: the store failed, nothing changed, ask again with the same id. */
export type Answer =
  | { readonly ok: true; readonly committed: Committed; readonly isDuplicate: boolean }
  | {
      readonly ok: false;
      readonly refusal: MatchRefusal | 'not-saved' | 'unknown-match' | 'closing';
      readonly seq: number;
    };

/** A seat's command as the gateway stamped it. `id` is the client's, unique for the seat. */
export interface SeatRequest {
  readonly seat: Seat;
  readonly id: string;
  readonly command: SeatCommand;
  /** Availability time of arrival. */
  readonly atMs: number;
  /** Asked when its turn comes: a command that no longer answers the match is refused as `stale`. */
  readonly isStillMeant?: (match: Match) => boolean;
}

export interface NewMatch {
  readonly setup: MatchSetup;
  /** Hash of the host's token, and of the invitation. */
  readonly hostHash: string;
  readonly inviteHash: string;
}

/** A match against the computer: the person's seat and the computer's are taken from the start. */
export interface NewComputerMatch {
  /** With a computer. */
  readonly setup: MatchSetup;
  /** `''` where the guest is the computer. */
  readonly guestName: string;
  /** Hash of the person's token. */
  readonly personHash: string;
}

/** A match of two who are there already. */
export interface NewPairedMatch {
  readonly setup: MatchSetup;
  readonly guestName: string;
  /** Hashes of the seats' tokens. */
  readonly hostHash: string;
  readonly guestHash: string;
}

/** What the engine found for a seat, chosen when the board had `ply` plies. */
export interface GivenHint {
  readonly seat: Seat;
  readonly board: BoardName;
  readonly ply: number;
  readonly action: Action;
}

export interface Joining {
  readonly guestName: string;
  readonly guestHash: string;
}

/** The new match's id; not made where it could not be saved, or where a seek that it answers is none any more. */
export type Created =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly refusal: 'not-saved' | 'closing' | 'seek-gone' };

/** What became of a change of secrets; one that is refused has changed nothing. */
export type SecretChange =
  | { readonly ok: true; readonly seat: Seat }
  | {
      readonly ok: false;
      readonly refusal: 'bad-token' | 'seat-taken' | 'match-over' | 'not-saved' | 'closing';
    };

/** One live match. */
export interface MatchDoor {
  readonly id: string;
  /** The match as committed. */
  readonly match: Match;
  /** The events from seq `from` on. */
  eventsFrom(from: number): readonly MatchEvent[];
  /** When the event of that number was recorded, in availability time; of an earlier process by the calendar. */
  recordedMs(seq: number): number;
  submit(request: SeatRequest): Promise<Answer>;
  join(joining: Joining): Promise<Answer>;
  /** Puts on record that a person was shown an action. */
  giveHint(hint: GivenHint): Promise<Answer>;
  /** The administrator ends it without a result. */
  cancel(): Promise<Answer>;
  /** The seat a token's hash belongs to; compared in constant time. */
  seatOfHash(hash: string): Seat | null;
  isInvite(hash: string): boolean;
  /** Gives the seat of a token another one; asked again, it has it. Of several with one token the first counts. */
  moveSeat(fromHash: string, toHash: string): Promise<SecretChange>;
  /** Puts another invitation in the place of the old one; for the host, while the second seat is free. */
  renewInvite(hostHash: string, inviteHash: string): Promise<SecretChange>;
  /** What the gateway measured last for a seat: half of the grace rule. */
  setRoundTrip(seat: Seat, roundTripMs: number | null): void;
  /** Which seats are connected; both connected starts the first ply's clock. */
  setConnected(seat: Seat, isConnected: boolean): void;
  /** Whether the seat is connected to another process; with it both may be. */
  setElsewhere(seat: Seat, isElsewhere: boolean): void;
  /** Whether anyone here follows it: then what other processes save is learned at once. */
  setWatched(isWatched: boolean): void;
}

/** A seat that was given a new token. */
export interface SeatMove {
  readonly match: string;
  readonly seat: Seat;
}

/** All matches of this process. */
export interface MatchesDoor {
  create(newMatch: NewMatch): Promise<Created>;
  createAgainstComputer(newMatch: NewComputerMatch): Promise<Created>;
  /** `seeks`: those of the lobby that it answers; each comes to one match, whichever process pairs it. */
  createForTwo(newMatch: NewPairedMatch, seeks?: readonly string[]): Promise<Created>;
  /** The coordinator of a match, loaded from the log where it is not in memory; `null`: no such match. With `isFresh` it has all that other processes have saved until now. */
  open(match: string, isFresh?: boolean): Promise<MatchDoor | null>;
  /** Whether this process runs the match's clock, and its computer; alone it runs all. */
  runs(match: string): boolean;
  /** Told after each commit, in seq order for each match. The gateway's one subscription. */
  subscribe(listener: (committed: Committed) => void): () => void;
  /** Told of each match that comes into memory, and of each that this process runs from now on. */
  subscribeOpened(listener: (door: MatchDoor) => void): () => void;
  /** Told after a stall of this process, so that clients can be told the time. */
  subscribeStalls(listener: (stalledMs: number) => void): () => void;
  /** Told of each seat whose token is another one from now on. */
  subscribeMoves(listener: (move: SeatMove) => void): () => void;
  /** Availability time: monotonic, without stalls of this process. */
  now(): number;
}
