/** What the answers to messages are made with. */
import type { MatchesDoor } from '../coordinator/door.ts';
import type { Seeks } from '../lobby/seeks.ts';
import type { LateBroadcast } from '../spectators/late-broadcast.ts';
import type { LateViews } from '../spectators/late-views.ts';
import type { Log } from '../edge/log.ts';
import type { Observer } from '../operations/observer.ts';
import type { Attendance } from './attendance.ts';
import type { Audience } from './audience.ts';
import type { Broadcast } from './broadcast.ts';
import type { HintGiver } from './hint-giver.ts';
import type { Voices } from './voices.ts';

export interface Desk {
  readonly matches: MatchesDoor;
  readonly attendance: Attendance;
  readonly broadcast: Broadcast;
  readonly hints: HintGiver;
  readonly seeks: Pick<Seeks, 'seek' | 'answer' | 'unseek'>;
  readonly views: Pick<LateViews, 'of'>;
  readonly audiences: ReadonlyMap<string, Audience>;
  readonly voices: Voices;
  /** Spectators of a delayed match have come. */
  readonly late: Pick<LateBroadcast, 'follow'>;
  /** Whether one more seek or answer to one is taken from an address. */
  readonly maySeek: (address: string) => boolean;
  /** For limits. */
  readonly monotonicMs: () => number;
  readonly observer: Pick<Observer, 'resynced'>;
  readonly log: Pick<Log, 'debug'>;
}
