/** A match's record from the server; a match closed to spectators gives it to its seats alone. */
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { recordPath, type RestFailure } from './rest.ts';
import { saveFile } from './save-file.ts';

/** Why there is no record to be had. */
export type RecordFailure = Extract<
  RestFailure,
  'unknown-match' | 'no-spectators' | 'not-connected'
>;

/** The record as text. `token`: the seat's secret, `null` for spectators. */
export async function readRecord(
  match: string,
  token: string | null,
): Promise<Result<string, RecordFailure>> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  try {
    const response = await fetch(recordPath(match), { headers });
    if (response.ok) return success(await response.text());
    if (response.status === 404) return failure('unknown-match');
    return failure(response.status === 403 ? 'no-spectators' : 'not-connected');
  } catch {
    return failure('not-connected');
  }
}

/** Saves the record as a file. */
export async function downloadRecord(
  match: string,
  token: string | null,
): Promise<Result<null, RestFailure>> {
  const record = await readRecord(match, token);
  if (!record.ok) return record;
  saveFile(`twin-tigers-${match}.txt`, new Blob([record.value], { type: 'text/plain' }));
  return success(null);
}
