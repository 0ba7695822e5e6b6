/** Keeps the home page's lists fresh while the page is seen: own matches, open ones, live ones. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { MatchSummary } from '../../shared/wire/rest.ts';
import { heldSeats } from '../connection/held-seats.ts';
import { listMatches, readMatch } from '../connection/rest.ts';
import type { HeldSeat } from '../connection/seat-secrets.ts';

const REFRESH_MS = 8000;
const LISTED = 8;
/** Own matches asked about one by one: the latest few. */
const OWN_LISTED = 6;

export interface OwnMatch {
  readonly seat: HeldSeat;
  readonly summary: MatchSummary;
}

export class MatchLists implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Unfinished matches of this browser, latest first. */
  own: readonly OwnMatch[] = [];
  /** `null` until they are here. */
  open: readonly MatchSummary[] | null = null;
  live: readonly MatchSummary[] | null = null;
  isUnreachable = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
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

  async #refresh(): Promise<void> {
    const [own, open, live] = await Promise.all([
      readOwn(),
      listMatches('open', LISTED),
      listMatches('live', LISTED),
    ]);
    this.own = own;
    this.isUnreachable = !open.ok || !live.ok;
    const isOwn = ({ id }: MatchSummary): boolean => own.some(({ seat }) => seat.match === id);
    if (open.ok) this.open = open.value.filter((summary) => !isOwn(summary));
    if (live.ok) this.live = live.value.filter((summary) => !isOwn(summary));
    this.#host.requestUpdate();
  }
}

async function readOwn(): Promise<readonly OwnMatch[]> {
  const seats = heldSeats
    .all(Date.now())
    .filter((seat) => !seat.isOver)
    .slice(0, OWN_LISTED);
  const read = await Promise.all(seats.map(readSeat));
  return read.flatMap((own) => own ?? []);
}

async function readSeat(seat: HeldSeat): Promise<OwnMatch | null> {
  const answer = await readMatch(seat.match);
  if (!answer.ok) {
    if (answer.error === 'unknown-match') heldSeats.letGo(seat.match);
    return null;
  }
  if (answer.value.state === 'ended') heldSeats.update(seat.match, { isOver: true });
  return answer.value.state === 'ended' ? null : { seat, summary: answer.value };
}
