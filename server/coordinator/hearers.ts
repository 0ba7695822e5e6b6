/** Whom the matches of a process tell what. */
import type { Committed, MatchDoor, SeatMove } from './door.ts';
import { Listeners } from './listeners.ts';

export class Hearers {
  readonly committed: Listeners<Committed>;
  readonly opened: Listeners<MatchDoor>;
  readonly stalls: Listeners<number>;
  readonly moves: Listeners<SeatMove>;

  constructor(report: (trouble: string, error: unknown) => void) {
    this.committed = new Listeners(report);
    this.opened = new Listeners(report);
    this.stalls = new Listeners(report);
    this.moves = new Listeners(report);
  }
}
