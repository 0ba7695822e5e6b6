/** Whoever knows what a seat might do. */
import type { Seat } from '../../shared/match/seat.ts';
import type { Result } from '../../shared/rules/result.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import type { HintAck } from '../../shared/wire/server-message.ts';
import type { MatchDoor } from '../coordinator/door.ts';

export interface HintGiver {
  give(door: MatchDoor, seat: Seat): Promise<Result<HintAck, WireRefusal>>;
}
