/** Where PostgreSQL and Redis are for faults of several processes. */
import type { OwnSchema } from '../support/own-schema.ts';
import type { Lack } from './lacks.ts';

export const DATABASE = process.env['TEST_DATABASE_URL'] ?? '';
export const REDIS = process.env['TEST_REDIS_URL'] ?? '';

export function servicesLack(): Lack {
  return DATABASE === '' || REDIS === ''
    ? 'needs TEST_DATABASE_URL and TEST_REDIS_URL (docs/operations.md)'
    : null;
}

export interface LoggedEvent {
  readonly match: string;
  readonly seq: number;
  readonly command: string;
  readonly kind: string;
  readonly body: string;
}

/** All that was saved. */
export function readEvents(schema: OwnSchema): Promise<readonly LoggedEvent[]> {
  return schema.query<LoggedEvent>(
    `select match_id as match, seq, command_id as command, kind, body from ${schema.name}.event`,
  );
}

/** As `Crowd.countMissing` looks for them. */
export function savedCommands(events: readonly LoggedEvent[]): ReadonlySet<string> {
  return new Set(events.map(({ match, seq, command }) => `${match} ${seq} ${command}`));
}

export function countFlags(events: readonly LoggedEvent[]): number {
  return events.filter(({ kind }) => kind === 'flag').length;
}
