/** What the edges write to the log: never a secret, neither plain nor hashed. */
import type { Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
