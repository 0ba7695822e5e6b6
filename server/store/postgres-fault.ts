/** What went wrong with PostgreSQL: whether the outcome is known, and a sentence that names the remedy. */
import { StoreError } from './match-store.ts';

/** A statement that was undone because others crossed it: it may be asked again at once. */
const CROSSED = ['40P01', '40001'];
/** By the beginning of the code, the first that fits. */
const SENTENCES: readonly (readonly [code: string, sentence: string])[] = [
  ['ECONNREFUSED', 'does not answer: start it, or correct DATABASE_URL'],
  ['ENOTFOUND', 'is at no address that is known: correct DATABASE_URL'],
  ['28', 'does not let us in: correct the user and the password in DATABASE_URL'],
  ['3D000', 'has no such database: create it, or correct DATABASE_URL'],
  ['42501', 'does not let this user make tables: let it, or name another user in DATABASE_URL'],
  ['53100', 'has no room: its disk is full; make room, and the server goes on by itself'],
  ['53300', 'has too many connections: raise its max_connections, or run fewer processes'],
  ['57014', 'took too long: look for what holds it up'],
];

/** The code of PostgreSQL (five characters) or of the system; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

export function isCrossed(error: unknown): boolean {
  return CROSSED.includes(codeOf(error));
}

export function isTaken(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/**
 * Whether PostgreSQL has said itself that the statement failed. Without its word (a cut line, no
 * answer in time, a server that went away) it may have been saved, or may still be.
 */
export function isKnownFailure(error: unknown): boolean {
  const code = codeOf(error);
  return /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('08') && !code.startsWith('57P');
}

/** `where` names the server without any secret. */
export function explain(where: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const detail = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
  const code = codeOf(error);
  const sentence = SENTENCES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 'failed';
  return new StoreError(`${where} ${sentence} (${detail})`, { cause: error });
}
