/** What the answers to messages are made with. */
import type { MatchesDoor } from '../coordinator/door.ts';
import type { Attendance } from './attendance.ts';
import type { Broadcast } from './broadcast.ts';
import type { HintGiver } from './hint.ts';

export interface Desk {
  readonly matches: MatchesDoor;
  readonly attendance: Attendance;
  readonly broadcast: Broadcast;
  readonly hints: HintGiver;
}
