/** Where the commands find the file of matches. */
import { fileIn } from '../open-store.ts';

/** Help on `--data-dir`. */
export const DATA_DETAILS: readonly string[] = [
  "--data-dir D   the server's data folder ($DATA_DIR, or data/)",
];

/** The server's file in the folder named, or in the one in which the server would look. */
export function findDataFile(dir: string | undefined): string {
  const given = dir ?? process.env['DATA_DIR']?.trim() ?? '';
  return fileIn(given === '' ? 'data' : given);
}
