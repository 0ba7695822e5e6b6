/** What went wrong with the SQLite file, in a sentence that names the file and the remedy. */

/** A fault with its sentence; the cause is SQLite's own error. */
export class SqliteFault extends Error {
  override readonly name = 'SqliteFault';
}

const ELSEWHERE = 'or name another folder with DATA_DIR';

const UNKNOWN = `cannot be used; let the server read and write it and its folder, ${ELSEWHERE}`;

/** By the beginning of SQLite's code, the first that fits. */
const SENTENCES: readonly (readonly [code: string, sentence: string])[] = [
  ['SQLITE_FULL', 'has no room: the disk is full; make room, and the server goes on by itself'],
  ['ENOSPC', 'has no room: the disk is full; make room, and start the server again'],
  ['SQLITE_READONLY', `cannot be written; let the server write it and its folder, ${ELSEWHERE}`],
  ['SQLITE_PERM', `cannot be opened; let the server read and write it, ${ELSEWHERE}`],
  ['SQLITE_CANTOPEN', `cannot be opened; let the server read and write it, ${ELSEWHERE}`],
  ['SQLITE_BUSY', 'is locked by another program; end that program'],
  ['SQLITE_LOCKED', 'is locked by another program; end that program'],
  ['SQLITE_NOTADB', `is no database and was left as it is; move it away, ${ELSEWHERE}`],
  ['SQLITE_CORRUPT', `is damaged and was left as it is; put a backup in its place, ${ELSEWHERE}`],
  ['SQLITE_IOERR', 'cannot be read or written; check the disk and the room on it'],
];

/** Any error met with `file`, explained; one that has been explained stays as it is. */
export function explain(file: string, error: unknown): SqliteFault {
  if (error instanceof SqliteFault) return error;
  const detail = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
  const code = codeOf(error);
  const sentence = SENTENCES.find(([prefix]) => code.startsWith(prefix))?.[1] ?? UNKNOWN;
  return new SqliteFault(`${file} ${sentence} (${detail})`, { cause: error });
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string' && error.code !== '') return error.code;
  // The binding reports a file that cannot be opened without a code.
  return error.message.startsWith('ConnectionFailed') ? 'SQLITE_CANTOPEN' : '';
}
