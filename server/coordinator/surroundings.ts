/** What a coordinator has of the process around it. */
import type { Observer } from '../operations/observer.ts';
import type { Claimed } from '../store/lease-store.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Wake } from './alarms.ts';
import type { Committed, SeatMove } from './door.ts';
import type { Rest } from './resting.ts';

export interface Surroundings {
  readonly store: MatchStore;
  /** Names this run of the process in the log. */
  readonly boot: string;
  /** Availability time. */
  readonly now: () => number;
  readonly wallMs: () => number;
  /** No more commands are taken. */
  readonly isClosing: () => boolean;
  /** A fresh match id. */
  readonly newId: () => string;
  /** Whether this process runs the match's clock; alone it runs all. */
  readonly runs: (match: string) => boolean;
  /** How this process stands among others; `null`: it is alone. */
  readonly among: Among | null;
  /** Everyone may know. */
  readonly tell: (committed: Committed) => void;
  /** A seat has a new token: whoever plays it by the old one plays no more. */
  readonly seatMoved: (move: SeatMove) => void;
  /** Time stops counting until the store works again. */
  readonly storeFailed: (error: unknown) => void;
  /** For whoever counts. */
  readonly observer: Pick<Observer, 'flagFell'>;
  /** For whoever runs the server. */
  readonly report: (trouble: string, error: unknown) => void;
  /** A match was written beside another one's event: its time begins to run. */
  readonly takeUp: (match: string) => void;
  /** What stayed of the match when it was let go last. */
  readonly restOf: (match: string) => Rest | null;
  /**
   * When to wake the match, instead of any time before; `null`: never. With a `rest` it need not stay
   * in memory until then.
   */
  readonly schedule: (match: string, wake: Wake | null, rest: Rest | null) => void;
}

/** What a match asks of the leases where other processes may run it. */
export interface Among {
  /** This process runs the match from now on, or another one does. */
  readonly note: (match: string, isOurs: boolean) => void;
  /** Takes the match over if its holder is gone; else `null`. */
  readonly claim: (match: string) => Promise<Claimed | null>;
  /** This process saved an event, the last of so many: others may know. */
  readonly saved: (match: string, events: number) => void;
}
