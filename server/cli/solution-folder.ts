/** Where the commands look for the solution of the placement phase, and what they say where it is not. */
import { NO_SOLUTION, type Solution } from '../../shared/solution/solution.ts';
import { openSolution } from '../solution/open-solution.ts';
import type { CommandIo } from './io.ts';

/** Help on `--solution`. */
export const SOLUTION_DETAILS: readonly string[] = [
  "--solution D   the solution's folder, where there is one ($SOLUTION_DIR)",
];

/** The folder that `--solution` names, or the server's; `null`: there is none. */
export function findSolutionFolder(dir: string | undefined): string | null {
  const served = process.env['SOLUTION_DIR']?.trim() ?? '';
  return dir ?? (served === '' ? null : served);
}

/** What of it can be used, until `close`; files that are refused are named. */
export async function openSolutionFolder(
  dir: string | null,
  io: Pick<CommandIo, 'warn'>,
): Promise<{ readonly solution: Solution; readonly close: () => Promise<void> }> {
  if (dir === null) return { solution: NO_SOLUTION, close: () => Promise.resolve() };
  const { files, refusals, close } = await openSolution(dir);
  for (const refusal of refusals)
    io.warn(`${refusal}; make it again with: npm run -s tigers -- solve ${dir}\n`);
  return { solution: files, close };
}
