/** A seat's command on its way to the match's coordinator, and the answer on its way back. */
import type { SeatCommand } from '../../shared/match/command.ts';
import { parseAction } from '../../shared/notation/action.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { CommandMessage, WireCommand } from '../../shared/wire/client-message.ts';
import { encodeEvent } from '../../shared/wire/event.ts';
import type { Ack, Refused } from '../../shared/wire/server-message.ts';
import type { Answer } from '../coordinator/door.ts';
import { refused } from '../edge/refusal.ts';
import type { Connection } from './connection.ts';
import type { Desk } from './desk.ts';
import type { Delivery } from './delivery.ts';
import { seatOfStanding } from './standing.ts';

export async function answerCommand(
  desk: Desk,
  connection: Connection,
  message: CommandMessage,
  { atMs, isAnswered }: Delivery,
): Promise<Ack> {
  const seat = seatOfStanding(connection.standings.get(message.match));
  if (!seat.ok) return refused(seat.error);
  const door = await desk.matches.open(message.match);
  if (door === null) return refused('unknown-match');
  const command = commandOf(message.command);
  if (!command.ok) return { ...command.error, seq: door.match.seq };
  const { id } = message;
  const answer = await door.submit({ seat: seat.value, id, command: command.value, atMs });
  const { seq } = answer.ok ? answer.committed : answer;
  const code = answer.ok ? 'ok' : answer.refusal;
  desk.log.debug(
    { match: door.id, seq, command: id, seat: seat.value, kind: command.value.kind, code },
    'a command was answered',
  );
  // Without an ack the event itself is all that the sender gets.
  if (answer.ok && isAnswered) desk.broadcast.acknowledged(answer.committed, connection.id);
  return ackOf(answer, desk.matches.now());
}

/** The command with its action read. */
function commandOf(command: WireCommand): Result<SeatCommand, Refused> {
  if (command.kind === 'offer-rematch') return success({ ...command, next: '' });
  if (command.kind !== 'ply') return success(command);
  const action = parseAction(command.action);
  if (action.ok) return success({ ...command, action: action.value });
  return failure(
    action.error === 'unreadable-action'
      ? refused('malformed', 'command.action: write c3, a1-b2, a1xc3 or pass')
      : refused(action.error),
  );
}

function ackOf(answer: Answer, now: number): Ack {
  if (!answer.ok) return { ...refused(answer.refusal), seq: answer.seq };
  const { committed, isDuplicate } = answer;
  return {
    ok: true,
    seq: committed.seq,
    event: encodeEvent(committed.event),
    deadline: committed.state.clock?.deadlineMs ?? null,
    now,
    ...(isDuplicate ? { duplicate: true as const } : {}),
  };
}
