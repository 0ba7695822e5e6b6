/** The page's one connection to its server: opened when a page first needs it. */
import { followNotices } from '../notice/follow-notices.ts';
import { Connection } from './connection.ts';
import { followPageLife } from './page-life.ts';
import { SocketLine } from './socket-line.ts';
import { browserTimers } from './timers.ts';

let connection: Connection | undefined;

export function liveConnection(): Connection {
  if (connection === undefined) {
    connection = new Connection(new SocketLine(), browserTimers);
    followPageLife(connection);
    followNotices(connection);
  }
  return connection;
}
