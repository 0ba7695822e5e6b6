/** A hint on its way to whoever plays the computer. */
import type { Hint } from '../../shared/wire/client-message.ts';
import type { Ack } from '../../shared/wire/server-message.ts';
import { refused } from '../edge/refusal.ts';
import type { Connection } from './connection.ts';
import type { Desk } from './desk.ts';
import { seatOfStanding } from './standing.ts';

export async function answerHint(
  desk: Desk,
  connection: Connection,
  { match }: Hint,
): Promise<Ack> {
  const seat = seatOfStanding(connection.standings.get(match));
  if (!seat.ok) return refused(seat.error);
  const door = await desk.matches.open(match);
  if (door === null) return refused('unknown-match');
  const hint = await desk.hints.give(door, seat.value);
  return hint.ok ? hint.value : { ...refused(hint.error), seq: door.match.seq };
}
