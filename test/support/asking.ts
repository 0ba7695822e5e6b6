/** What seats ask of a coordinator in tests, stamped as a gateway would. */
import type { Answer, MatchDoor } from '../../server/coordinator/door.ts';
import type { SeatCommand } from '../../shared/match/command.ts';
import type { Seat } from '../../shared/match/seat.ts';
import { plyOf } from './match-play.ts';
import type { ServerProcess } from './server-process.ts';

/** Command ids are counted, so that none is used twice by chance. */
let commands = 0;

/** Asks now. Without an id a fresh one is taken. */
export function ask(
  process: ServerProcess,
  door: MatchDoor,
  seat: Seat,
  command: SeatCommand,
  id = `c${String((commands += 1))}`,
): Promise<Answer> {
  return door.submit({ seat, id, command, atMs: process.matches.now() });
}

/** Asks for the ply `L.c3` by whoever is to act. */
export function play(
  process: ServerProcess,
  door: MatchDoor,
  ply: string,
  id?: string,
): Promise<Answer> {
  return ask(process, door, door.match.turn.seat, plyOf(door.match, ply), id);
}

/** `saved 3 ply`, `again 3 ply` for a repeated answer, or `refused out-of-turn`. */
export function textOf(answer: Answer): string {
  if (!answer.ok) return `refused ${answer.refusal}`;
  const { seq, event } = answer.committed;
  return `${answer.isDuplicate ? 'again' : 'saved'} ${seq} ${event.kind}`;
}
