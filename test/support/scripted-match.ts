/** Matches made and played without any page, for tests that only look at what pages show of them. */
import { io, type Socket } from 'socket.io-client';
import { type BoardName, otherSeat, type Seat } from '../../shared/match/seat.ts';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import type { CreateAnswer, CreateRequest, JoinAnswer } from '../../shared/wire/rest.ts';
import type { Ack } from '../../shared/wire/server-message.ts';
import { post } from './post.ts';

export interface ScriptedMatch {
  readonly id: string;
  readonly tokens: Readonly<Record<Seat, string>>;
}

/** Makes a match and leaves its second seat free. */
export async function openMatch(
  origin: string,
  request: Partial<CreateRequest> = {},
): Promise<CreateAnswer> {
  return post<CreateAnswer>(`${origin}/api/matches`, {
    mode: 'final',
    clockMs: 600_000,
    ...request,
  });
}

/** A match with both seats taken, after a line (`L.c3 L.a1-b2`) in which the seats alternate; `resign` ends it. */
export async function playScript(
  origin: string,
  line: string,
  request: Partial<CreateRequest> = {},
): Promise<ScriptedMatch> {
  const made = await openMatch(origin, request);
  const joined = await post<JoinAnswer>(`${origin}/api/matches/${made.id}/join`, {
    name: 'Hari',
    ...(made.invite === null ? {} : { invite: made.invite }),
  });
  const tokens = { host: made.token, guest: joined.token };
  await playLine(origin, { id: made.id, tokens }, line === '' ? [] : line.split(' '));
  return { id: made.id, tokens };
}

async function playLine(
  origin: string,
  { id, tokens }: ScriptedMatch,
  line: readonly string[],
): Promise<void> {
  const seats = {
    host: await sit(origin, id, tokens.host),
    guest: await sit(origin, id, tokens.guest),
  };
  const plies = { left: 0, right: 0 };
  let seat: Seat = 'host';
  for (const [index, text] of line.entries()) {
    const board: BoardName = text.startsWith('L.') ? 'left' : 'right';
    const command =
      text === 'resign'
        ? { kind: 'resign' }
        : { kind: 'ply', board, ply: plies[board], action: text.slice(2) };
    await tell(seats[seat], 'command', { match: id, id: `ply-${index}`, command });
    plies[board] += 1;
    seat = otherSeat(seat);
  }
  for (const socket of Object.values(seats)) socket.disconnect();
}

async function sit(origin: string, match: string, token: string): Promise<Socket> {
  const socket = io(origin, { transports: ['websocket'], forceNew: true, reconnection: false });
  await tell(socket, 'hello', { protocol: PROTOCOL });
  await tell(socket, 'enter', { match, token, have: 0 });
  return socket;
}

async function tell(socket: Socket, name: string, message: object): Promise<void> {
  const ack = (await socket.timeout(5000).emitWithAck(name, message)) as Ack;
  if (!ack.ok) throw new Error(`${name} ${JSON.stringify(message)}: ${JSON.stringify(ack)}`);
}
