/** Saves a match's record as a file; a match closed to spectators gives it to its seats alone. */
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { recordPath, type RestFailure } from './rest.ts';

/** `token`: the seat's secret, `null` for spectators. */
export async function downloadRecord(
  match: string,
  token: string | null,
): Promise<Result<null, RestFailure>> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  try {
    const response = await fetch(recordPath(match), { headers });
    if (!response.ok) return failure('no-spectators');
    saveFile(`twin-tigers-${match}.txt`, await response.blob());
    return success(null);
  } catch {
    return failure('not-connected');
  }
}

function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
