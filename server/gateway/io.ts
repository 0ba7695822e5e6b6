/** The socket server: websockets alone, small frames, quick heartbeats, and who may connect at all. */
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { ServerMessages } from '../../shared/wire/server-message.ts';

/** Messages come in through one door for all names, so none is listened to by its name. */
export type Io = Server<Record<string, never>, ServerMessages>;
export type IoSocket = Socket<Record<string, never>, ServerMessages>;
/** The connection beneath a socket, with its raw frames. */
export type RawConnection = IoSocket['conn'];

/** The defaults notice a dead line after 45 s, these after 9 s (CLIENT.md). */
const HEARTBEAT_MS = { pingInterval: 5000, pingTimeout: 4000 } as const;
/** A frame beyond this closes the connection unread; up to it the sender is told that it is too large. */
const FRAME_BYTES = 16_384;
/** So long a connection may stand without joining or greeting. */
export const GREETING_MS = 10_000;

/** Why a request may not become a connection; `null`: it may. */
export type Admission = (request: IncomingMessage) => string | null;

export function openIo(http: HttpServer, admission: Admission): Io {
  return new Server(http, {
    ...HEARTBEAT_MS,
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: FRAME_BYTES,
    connectTimeout: GREETING_MS,
    allowRequest: (request, answer) => {
      const refusal = admission(request);
      answer(refusal, refusal === null);
    },
  });
}

/** Rooms of a match: those who play it, and those who watch. */
export function seatsRoom(match: string): string {
  return `seats:${match}`;
}

export function spectatorsRoom(match: string): string {
  return `spectators:${match}`;
}
