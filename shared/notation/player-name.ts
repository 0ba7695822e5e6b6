/** What records call whoever has a seat. */
import type { Match } from '../match/match.ts';
import type { Seat } from '../match/seat.ts';

/** The nickname, `''` for none; the computer is `computer (hard)`. */
export function playerName({ setup, guestName }: Match, seat: Seat): string {
  if (setup.computer?.seat === seat) return `computer (${setup.computer.level})`;
  return seat === 'host' ? setup.hostName : guestName;
}
