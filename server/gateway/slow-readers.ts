/** Readers that fall behind: cut from their rooms, and brought back when they have read what waited. */
import type { MatchesDoor } from '../coordinator/door.ts';
import type { Time } from '../coordinator/time.ts';
import type { Log } from '../edge/log.ts';
import type { LateViews } from '../spectators/late-views.ts';
import type { Observer } from '../operations/observer.ts';
import { eventMessage } from './broadcast.ts';
import type { Connection } from './connection.ts';
import { seatOfStanding } from './standing.ts';

const CHECK_MS = 1000;

export class SlowReaders {
  readonly #matches: MatchesDoor;
  readonly #views: Pick<LateViews, 'of'>;
  readonly #time: Pick<Time, 'after'>;
  readonly #log: Log;
  readonly #observer: Pick<Observer, 'readerCut'>;
  readonly #connections = new Set<Connection>();
  #undo: () => void;

  constructor(
    matches: MatchesDoor,
    views: Pick<LateViews, 'of'>,
    time: Pick<Time, 'after'>,
    log: Log,
    observer: Pick<Observer, 'readerCut'>,
  ) {
    this.#views = views;
    this.#observer = observer;
    this.#matches = matches;
    this.#time = time;
    this.#log = log;
    this.#undo = this.#checkLater();
  }

  add(connection: Connection): void {
    this.#connections.add(connection);
  }

  delete(connection: Connection): void {
    this.#connections.delete(connection);
  }

  /** How many are behind. */
  countBehind(): number {
    return [...this.#connections].filter(({ pace }) => pace !== 'keeps-up').length;
  }

  close(): void {
    this.#undo();
  }

  /** Looks at what waits for the connection, and does what follows from it. */
  check(connection: Connection): void {
    const before = connection.pace;
    const pace = connection.measurePace();
    if (pace !== 'keeps-up' && pace !== before) this.#observer.readerCut(pace);
    if (pace === 'lost') connection.cut();
    else if (before === 'behind' && pace === 'keeps-up') this.#bringBack(connection);
  }

  #checkLater(): () => void {
    return this.#time.after(CHECK_MS, () => {
      this.#undo = this.#checkLater();
      for (const connection of [...this.#connections]) this.check(connection);
    });
  }

  /** Its rooms have it again. The last event of each match shows it the gap, which it asks to fill. */
  #bringBack(connection: Connection): void {
    for (const [match, standing] of connection.standings)
      this.#tellLast(connection, match, seatOfStanding(standing).ok).catch((error: unknown) => {
        this.#log.error({ match, err: error }, 'a slow reader could not be brought back');
      });
  }

  async #tellLast(connection: Connection, match: string, isSeat: boolean): Promise<void> {
    const door = await this.#matches.open(match);
    if (door === null) return;
    const state = isSeat ? door.match : this.#views.of(door).match;
    const seq = state.seq - 1;
    const [event] = door.eventsFrom(seq);
    if (event === undefined) return;
    const now = this.#matches.now();
    connection.tell('event', eventMessage({ match, seq, event, state }, now));
  }
}
