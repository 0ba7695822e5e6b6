/** What the server sends: acks of the client's messages, and what it tells by itself. Types only. */
import type { Value } from '../engine/value.ts';
import type { BoardName, Seat } from '../match/seat.ts';
import type { WireEvent } from './event.ts';
import type { EmoteName, PhraseName } from './phrases.ts';
import type { WireRefusal } from './refusal.ts';

/** A refusal reaches its sender alone; nothing was changed. */
export interface Refused {
  readonly ok: false;
  readonly code: WireRefusal;
  /** A sentence in English for logs and people who write clients. */
  readonly message: string;
  /** The match's seq where the refusal concerns one. */
  readonly seq?: number;
}

/** As what someone follows a match. */
export type Viewer = Seat | 'spectator';

/** Whether a seat has a connection, and has said that it is ready. */
export interface SeatPresence {
  readonly connected: boolean;
  readonly ready: boolean;
  /** Whether it lets words pass between the seats. */
  readonly allowsText: boolean;
}

/** Who is there: never part of a match's log. */
export interface Presence {
  readonly match: string;
  readonly host: SeatPresence;
  readonly guest: SeatPresence;
  readonly spectators: number;
}

/** Times are milliseconds of the server's own clock, which only its `now` explains. */
export interface HelloAck {
  readonly ok: true;
  readonly protocol: number;
  readonly now: number;
}

/** The events from `have` on; `deadline` of the clock that runs after the last of them. */
export interface EnterAck {
  readonly ok: true;
  readonly viewer: Viewer;
  /** Seq of the first event in `events`. */
  readonly from: number;
  readonly events: readonly WireEvent[];
  /** Events so far. */
  readonly seq: number;
  readonly deadline: number | null;
  readonly now: number;
  readonly presence: Presence;
}

/** An accepted command's event; with `duplicate` the command had been accepted before. */
export interface CommandAck {
  readonly ok: true;
  readonly seq: number;
  readonly event: WireEvent;
  /** Of the clock that runs after the event. */
  readonly deadline: number | null;
  readonly now: number;
  readonly duplicate?: true;
}

/** What the engine would do. Whoever asks again for the same ply is told the same. */
export interface HintAck {
  readonly ok: true;
  readonly board: BoardName;
  /** Plies on that board. */
  readonly ply: number;
  /** In notation. */
  readonly action: string;
  /**
   * What it comes to, `score` for the asker. In a final with both boards open it is the match's, in
   * plies of this board.
   */
  readonly value: Value;
  /** Whether the value is certain: `value.kind` is `exact`. */
  readonly isProven: boolean;
  /** Whether the whole endgame table was at hand. */
  readonly hasTable: boolean;
}

/** It is done; there is nothing more to say. */
export interface DoneAck {
  readonly ok: true;
}

/** One waits. */
export interface SeekAck {
  readonly ok: true;
  /** The id under which the lobby lists the seek; `null` where it has found someone already. */
  readonly listed: string | null;
}

/** A seek was answered: the seat's secret is the `token` of `answer-seek`. */
export interface AnswerSeekAck {
  readonly ok: true;
  readonly match: string;
  readonly seat: Seat;
}

/** `now`: milliseconds of the server's own clock. */
export interface TimeAck {
  readonly ok: true;
  readonly now: number;
}

/** Whatever may come back to a message. */
export type Ack =
  | HelloAck
  | EnterAck
  | CommandAck
  | HintAck
  | SeekAck
  | AnswerSeekAck
  | DoneAck
  | TimeAck
  | Refused;

/** Event number `seq` of a match happened. */
export interface EventMessage {
  readonly match: string;
  readonly seq: number;
  readonly event: WireEvent;
  readonly deadline: number | null;
  readonly now: number;
}

/** The seek has found someone: the match exists, and the seek's `token` opens the seat. */
export interface Paired {
  /** The `id` with which it was sought. */
  readonly seek: string;
  readonly match: string;
  readonly seat: Seat;
}

/** A seat said something: one of the three. Never in a match's log. */
export interface Said {
  readonly match: string;
  readonly seat: Seat;
  readonly phrase?: PhraseName;
  readonly emote?: EmoteName;
  /** To the two seats alone. */
  readonly text?: string;
  /** When, in the server's own time. */
  readonly at: number;
}

/** Words of whoever runs the server to everyone; a later one replaces it. */
export interface Announcement {
  /** Plain text; `''`: what was announced is taken back. */
  readonly text: string;
  /** Milliseconds for which it is to be shown. */
  readonly forMs: number;
}

/** What the server tells unasked, by its name on the socket. */
export interface ServerMessages {
  event: (message: EventMessage) => void;
  presence: (message: Presence) => void;
  paired: (message: Paired) => void;
  said: (message: Said) => void;
  /** The seat is played from a newer connection now; this one only watches. */
  replaced: (message: { readonly match: string }) => void;
  /** The server's clock, told after a stall of the server, which is charged to nobody. */
  time: (message: { readonly now: number }) => void;
  /** To every connection, and to each that greets while it holds. */
  announcement: (message: Announcement) => void;
  /** The server is about to go; it will be back. */
  closing: () => void;
}
