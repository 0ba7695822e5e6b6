/** Where the commands look for the endgame table, and what they say where it is not. */
import { join } from 'node:path';
import { TABLEBASE_FOLDER } from '../tablebase/open-tablebase.ts';

/** The folder that `--dir` names, or the one in which the server keeps the table. */
export function findTablebaseFolder(dir: string | undefined): string {
  const dataDir = process.env['DATA_DIR']?.trim() ?? '';
  return dir ?? join(dataDir === '' ? 'data' : dataDir, TABLEBASE_FOLDER);
}

/** Help on `--dir`. */
export const FOLDER_DETAILS: readonly string[] = [
  "--dir D        the table's folder (tablebase/ in $DATA_DIR, or in data/)",
];

/** The command that builds the table in this folder. */
export function formatBuildCommand(dir: string): string {
  const isDefault = dir === findTablebaseFolder(undefined);
  return `npm run -s tigers -- tablebase${isDefault ? '' : ` --dir ${dir}`}`;
}
