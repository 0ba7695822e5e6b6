/** The program's log: JSON lines, of which none may hold a secret. */
import { type DestinationStream, pino } from 'pino';
import type { Log } from '../edge/log.ts';

/** What a secret is called in messages, bodies and the store; struck out wherever a line names it. */
const SECRETS = ['token', 'invite', 'hash', 'authorization', 'hostHash', 'guestHash', 'inviteHash'];

/** `level` is one of pino's, or `silent`. */
export function openLog(level: string, destination: DestinationStream): Log {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, redact: { paths, censor: '(struck out)' } }, destination);
}
