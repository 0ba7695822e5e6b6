/** How a connection stands to a match, and what that lets it do. */
import type { Seat } from '../../shared/match/seat.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { Viewer } from '../../shared/wire/server-message.ts';

/** `replaced` once its seat is played from a newer connection. */
export type Standing = Viewer | 'replaced';

/** The seat a standing plays; `undefined` is the standing of who has not entered. */
export function seatOfStanding(
  standing: Standing | undefined,
): Result<Seat, 'enter-first' | 'replaced' | 'wrong-seat'> {
  switch (standing) {
    case undefined:
      return failure('enter-first');
    case 'replaced':
      return failure('replaced');
    case 'spectator':
      return failure('wrong-seat');
    case 'host':
    case 'guest':
      return success(standing);
  }
}
