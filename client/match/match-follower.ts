/** Follows one match on the server: enters it, folds what is told, and asks again across every gap. */
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import type { Seat } from '../../shared/match/seat.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import type { EnterAck, Presence, SeatPresence } from '../../shared/wire/server-message.ts';
import type { Connection } from '../connection/connection.ts';
import type { Timers } from '../connection/timers.ts';
import { foldEntry, foldEvent, type Told } from './event-fold.ts';

/**
 * `replaced`: the seat is played from a newer connection, and this one holds still until it is taken
 * back; `lost`: the secret holds no seat of this match.
 */
export type Standing = 'watching' | 'seated' | 'replaced' | 'lost';

export interface Followed {
  /** `null` until the first entry. */
  readonly match: Match | null;
  readonly viewer: Seat | 'spectator';
  readonly standing: Standing;
  readonly presence: Readonly<Record<Seat, SeatPresence>>;
  readonly spectators: number;
  /** Whether everything the server knows is shown, as far as the line tells. */
  readonly isSynced: boolean;
  /** The latest secret that the server knew for none of this match. */
  readonly refusedToken: string | null;
  /** Why the server lets us not in; then nothing more comes. */
  readonly refusal: WireRefusal | null;
}

export interface FollowSetting {
  readonly connection: Connection;
  readonly timers: Timers;
  readonly match: string;
  /** The seat's secret; `null` to watch. */
  readonly token: string | null;
  /** The secret to go on with where `token` opens no seat. */
  readonly spareToken?: string | null;
}

/** Refusals of an entry that only say “not now”. */
const PASSING: readonly WireRefusal[] = ['too-many', 'closing', 'not-saved', 'hello-first'];
const ENTER_AGAIN_MS = 1000;

const AWAY: SeatPresence = { connected: false, ready: false, allowsText: false };

export class MatchFollower {
  readonly #setting: FollowSetting;
  readonly #listeners = new Set<(event: MatchEvent | null) => void>();
  readonly #undo: (() => void)[];
  #token: string | null;
  /** What to go back to where `#token` opens no seat. */
  #spare: string | null;
  #followed: Followed = {
    match: null,
    viewer: 'spectator',
    standing: 'watching',
    presence: { host: AWAY, guest: AWAY },
    spectators: 0,
    isSynced: false,
    refusedToken: null,
    refusal: null,
  };
  /** Counts entries asked for: only the latest is believed. */
  #entries = 0;

  constructor(setting: FollowSetting) {
    this.#setting = setting;
    this.#token = setting.token;
    this.#spare = setting.spareToken ?? null;
    const { connection, match } = setting;
    this.#undo = [
      connection.subscribe(() => void this.#resync()),
      connection.onWake(() => void this.#resync()),
      connection.on('event', (told) => {
        if (told.match === match) this.fold(told);
      }),
      connection.on('presence', (presence) => {
        if (presence.match === match) this.#set(presenceIn(presence));
      }),
      connection.on('replaced', (message) => {
        if (message.match === match) this.#set({ standing: 'replaced' });
      }),
    ];
    void this.#resync();
  }

  get followed(): Followed {
    return this.#followed;
  }

  /** The secret in use; `null` while watching. */
  get token(): string | null {
    return this.#token;
  }

  /** Called after every change, with the event where one event made it. Returns its own undo. */
  subscribe(listener: (event: MatchEvent | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes in an event, told to all or as the answer to a command of ours. */
  fold(told: Told): void {
    const { match } = this.#followed;
    if (match === null) return;
    const folded = foldEvent(match, told);
    if (folded.kind === 'applied') this.#set({ match: folded.match }, folded.event);
    if (folded.kind === 'gap') void this.#resync();
  }

  /** Asks for what is missing where the server is known to be further than `seq`. */
  catchUp(seq: number): void {
    if (seq > (this.#followed.match?.seq ?? 0)) void this.#resync();
  }

  /** Plays the seat of `token` from here on, if it opens one: one just taken, or our own again. */
  async takeSeat(token: string | null = this.#token): Promise<void> {
    if (token !== this.#token) this.#spare = this.#token;
    this.#token = token;
    this.#set({ standing: 'watching' });
    await this.#resync();
  }

  close(): void {
    for (const undo of this.#undo) undo();
    this.#listeners.clear();
    this.#entries += 1;
    void this.#setting.connection.ask('leave', { match: this.#setting.match });
  }

  async #resync(): Promise<void> {
    const { connection, match } = this.#setting;
    const { standing, refusal } = this.#followed;
    this.#entries += 1;
    const entry = this.#entries;
    this.#set({ isSynced: false });
    if (!this.#isOnline() || standing === 'replaced' || refusal !== null) return;
    const have = this.#followed.match?.seq ?? 0;
    const token = this.#token;
    const ack = await connection.ask('enter', {
      match,
      have,
      ...(token === null ? {} : { token }),
    });
    if (entry !== this.#entries) return;
    // A line that looks open but answers nothing is as good as none.
    if (ack === null) {
      if (this.#isOnline()) connection.restart();
    } else if (ack.ok) this.#enter(ack);
    else this.#refuse(ack.code);
  }

  #enter(ack: EnterAck): void {
    const folded = foldEntry(this.#followed.match, ack) ?? foldEntry(null, ack);
    if (folded === null) {
      // The server knows less than we do, or another past: its log is the truth.
      this.#followed = { ...this.#followed, match: null };
      void this.#resync();
      return;
    }
    const { viewer, presence } = ack;
    const isLost = viewer === 'spectator' && this.#token !== null;
    const standing = isLost ? 'lost' : viewer === 'spectator' ? 'watching' : 'seated';
    this.#set({ match: folded, viewer, standing, isSynced: true, ...presenceIn(presence) });
  }

  #refuse(code: WireRefusal): void {
    if (PASSING.includes(code)) {
      const entry = this.#entries;
      this.#setting.timers.after(ENTER_AGAIN_MS, () => {
        if (entry === this.#entries) void this.#resync();
      });
    } else if (code === 'bad-token' && this.#token !== null) this.#goBack(this.#token);
    else this.#set({ refusal: code });
  }

  /** A secret from somewhere else must not cost the seat that is held. */
  #goBack(refused: string): void {
    this.#token = refused === this.#spare ? null : this.#spare;
    this.#spare = null;
    const isLost = this.#token === null;
    this.#set({ refusedToken: refused });
    void this.#resync().then(() => {
      if (isLost) this.#set({ standing: 'lost' });
    });
  }

  #isOnline(): boolean {
    return this.#setting.connection.state === 'online';
  }

  #set(change: Partial<Followed>, event: MatchEvent | null = null): void {
    this.#followed = { ...this.#followed, ...change };
    for (const listener of [...this.#listeners]) listener(event);
  }
}

function presenceIn({
  host,
  guest,
  spectators,
}: Presence): Pick<Followed, 'presence' | 'spectators'> {
  return { presence: { host, guest }, spectators };
}
