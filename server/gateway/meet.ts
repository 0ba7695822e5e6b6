/** Messages of those who look for anyone to play. */
import type { DecodedAnswerSeek, DecodedSeek } from '../../shared/wire/client-message.ts';
import type { Ack } from '../../shared/wire/server-message.ts';
import { refused } from '../edge/refusal.ts';
import type { Connection } from './connection.ts';
import type { Desk } from './desk.ts';

export async function answerSeek(
  { seeks }: Desk,
  connection: Connection,
  message: DecodedSeek,
): Promise<Ack> {
  const sought = await seeks.seek(connection, message);
  return sought.ok ? { ok: true, listed: sought.value } : refused(sought.error);
}

export async function answerAnswerSeek(
  { seeks }: Desk,
  connection: Connection,
  message: DecodedAnswerSeek,
): Promise<Ack> {
  const paired = await seeks.answer(connection, message);
  if (!paired.ok) return refused(paired.error);
  const { match, seat } = paired.value;
  return { ok: true, match, seat };
}

export async function answerUnseek({ seeks }: Desk, connection: Connection): Promise<Ack> {
  return (await seeks.unseek(connection)) ? { ok: true } : refused('no-seek');
}
