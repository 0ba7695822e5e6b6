/** Tells other processes who follows which match here, and hears from them who does there. */
import { type Seat, SEATS } from '../../shared/match/seat.ts';
import type { Here } from '../../shared/wire/note.ts';
import type { News } from '../cluster/match-news.ts';
import type { Ties } from '../cluster/ties.ts';
import type { Time } from '../coordinator/time.ts';
import type { Audience } from './audience.ts';

const SOON_MS = 1000;
/** Each audience is told again once in so many seconds, in case a note was lost. */
const ROUND = 30;

export interface ReachSetting {
  readonly ties: Ties;
  readonly audiences: ReadonlyMap<string, Audience>;
  readonly time: Pick<Time, 'after'>;
  /** Makes the change, and does what follows from it here. */
  readonly hear: (audience: Audience, change: () => void) => void;
}

export class Reach {
  readonly #setting: ReachSetting;
  readonly #undo: (() => void)[];
  readonly #introduced = new WeakSet<Audience>();
  readonly #soon = new Set<Audience>();
  #undoTick: () => void;
  #ticks = 0;
  #told = 0;

  constructor(setting: ReachSetting) {
    this.#setting = setting;
    const { bus, news, rollCall } = setting.ties;
    this.#undo = [
      news.subscribe((heard) => this.#hear(heard)),
      rollCall.subscribeGone((from) => this.#forget(from)),
      bus.subscribeReady(() => {
        for (const audience of setting.audiences.values()) void this.#introduce(audience);
      }),
    ];
    this.#undoTick = this.#tickLater();
  }

  /** Somebody has come to play a seat or to watch. */
  came(audience: Audience, seat: Seat | null): void {
    if (seat !== null || !this.#introduced.has(audience)) void this.#introduce(audience);
    else this.tellSoon(audience);
  }

  tellNow(audience: Audience): void {
    this.#tell(audience, false);
  }

  tellSoon(audience: Audience): void {
    this.#soon.add(audience);
  }

  close(): void {
    for (const undo of this.#undo) undo();
    this.#undoTick();
  }

  /** Once they can be heard, the others are asked who is there. */
  async #introduce(audience: Audience): Promise<void> {
    const { ties, hear } = this.#setting;
    this.#introduced.add(audience);
    const players = SEATS.map((seat) => audience.playerOf(seat));
    const [turn] = await Promise.all([ties.bus.time(), ties.news.follow(audience.match, true)]);
    hear(audience, () => {
      for (const [index, seat] of SEATS.entries()) {
        const player = audience.playerOf(seat);
        const isNew = player !== null && player === players[index];
        if (isNew && turn !== null && audience.turnOf(seat) === null) audience.setTurn(seat, turn);
      }
    });
    this.#tell(audience, true);
  }

  #tell(audience: Audience, asks: boolean): void {
    this.#soon.delete(audience);
    this.#setting.ties.news.tell(audience.match, {
      kind: 'here',
      n: (this.#told += 1),
      host: audience.seatHere('host'),
      guest: audience.seatHere('guest'),
      spectators: audience.spectatorsHere,
      asks,
    } satisfies Here);
  }

  #hear({ match, from, note }: News): void {
    if (note.kind !== 'here') return;
    const audience = this.#setting.audiences.get(match);
    if (audience === undefined) return;
    if (note.asks) this.#tell(audience, false);
    this.#setting.hear(audience, () => audience.elsewhere.note(from, note));
  }

  #forget(from: string): void {
    for (const audience of this.#setting.audiences.values())
      if (audience.elsewhere.has(from))
        this.#setting.hear(audience, () => audience.elsewhere.forget(from));
  }

  #tickLater(): () => void {
    return this.#setting.time.after(SOON_MS, () => {
      this.#undoTick = this.#tickLater();
      this.#ticks += 1;
      let place = 0;
      for (const audience of this.#setting.audiences.values()) {
        place += 1;
        if (place % ROUND === this.#ticks % ROUND) this.#soon.add(audience);
      }
      for (const audience of this.#soon) this.#tell(audience, false);
    });
  }
}
