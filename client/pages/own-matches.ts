/** The matches of this browser, unfinished ones first: what is known of them at once, what is new soon. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { MatchSummary } from '../../shared/wire/rest.ts';
import { heldSeats } from '../connection/held-seats.ts';
import { browserTexts } from '../connection/kept-text.ts';
import { KnownMatches } from '../connection/known-matches.ts';
import { readMatch } from '../connection/rest.ts';
import type { HeldSeat } from '../connection/seat-secrets.ts';

const REFRESH_MS = 9000;
/** Asked about one by one: the latest few. */
const UNFINISHED = 6;
const FINISHED = 10;

export interface OwnMatch {
  readonly seat: HeldSeat;
  /** `null` until it is known. */
  readonly summary: MatchSummary | null;
}

const known = new KnownMatches(browserTexts());

export class OwnMatches implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setInterval> | undefined;
  unfinished: readonly OwnMatch[] = [];
  finished: readonly OwnMatch[] = [];

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#show();
    void this.#refresh();
    this.#timer = setInterval(this.#refreshSeen, REFRESH_MS);
    document.addEventListener('visibilitychange', this.#refreshSeen);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
    document.removeEventListener('visibilitychange', this.#refreshSeen);
  }

  readonly #refreshSeen = (): void => {
    if (document.visibilityState === 'visible') void this.#refresh();
  };

  #show(): void {
    const seats = heldSeats.all(Date.now());
    known.keepOnly(seats.map(({ match }) => match));
    const own = seats.map((seat): OwnMatch => ({ seat, summary: known.get(seat.match) }));
    this.unfinished = own.filter(({ seat }) => !seat.isOver).slice(0, UNFINISHED);
    this.finished = own.filter(({ seat }) => seat.isOver).slice(0, FINISHED);
    this.#host.requestUpdate();
  }

  /** Of a match known to be over there is nothing new. */
  async #refresh(): Promise<void> {
    this.#show();
    const news = this.finished.filter(({ summary }) => summary?.state !== 'ended');
    await Promise.all([...this.unfinished, ...news].map(({ seat }) => readSeat(seat.match)));
    this.#show();
  }
}

async function readSeat(match: string): Promise<void> {
  const answer = await readMatch(match);
  if (answer.ok) known.keep(answer.value);
  if (answer.ok && answer.value.state === 'ended') heldSeats.update(match, { isOver: true });
  if (!answer.ok && answer.error === 'unknown-match') heldSeats.letGo(match);
}
