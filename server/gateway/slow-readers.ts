/** Readers that fall behind: cut from their rooms, and brought back when they have read what waited. */
import type { MatchesDoor } from '../coordinator/door.ts';
import type { Time } from '../coordinator/time.ts';
import type { Log } from '../edge/log.ts';
import { eventMessage } from './broadcast.ts';
import type { Connection } from './connection.ts';

const CHECK_MS = 1000;

export class SlowReaders {
  readonly #matches: MatchesDoor;
  readonly #time: Pick<Time, 'after'>;
  readonly #log: Log;
  readonly #connections = new Set<Connection>();
  #undo: () => void;

  constructor(matches: MatchesDoor, time: Pick<Time, 'after'>, log: Log) {
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

  close(): void {
    this.#undo();
  }

  /** Looks at what waits for the connection, and does what follows from it. */
  check(connection: Connection): void {
    const before = connection.pace;
    const pace = connection.measurePace();
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
    for (const match of connection.standings.keys())
      this.#tellLast(connection, match).catch((error: unknown) => {
        this.#log.error({ match, err: error }, 'a slow reader could not be brought back');
      });
  }

  async #tellLast(connection: Connection, match: string): Promise<void> {
    const door = await this.#matches.open(match);
    if (door === null) return;
    const seq = door.match.seq - 1;
    for (const event of door.eventsFrom(seq))
      connection.tell(
        'event',
        eventMessage({ match, seq, event, state: door.match }, this.#matches.now()),
      );
  }
}
