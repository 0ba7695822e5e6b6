/** The solution of a running server: opened as it starts, and what is wrong with it told in the log. */
import { LAYERS } from '../../shared/solution/layer.ts';
import type { TablebaseLog } from '../tablebase/served-tablebase.ts';
import { type OpenedSolution, openSolution } from './open-solution.ts';

/** `null` where `dir` is, or nothing in it is of use: then the server goes on without. Never rejects. */
export async function serveSolution(
  dir: string | null,
  log: TablebaseLog,
): Promise<OpenedSolution | null> {
  if (dir === null) return null;
  const remedy = `make it with: npm run -s tigers -- solve ${dir}`;
  const opened = await openSolution(dir);
  for (const refusal of opened.refusals) log.warn(`${refusal}; ${remedy}`);
  if (opened.layers === 0) {
    log.warn(`SOLUTION_DIR: ${dir} holds nothing of the solution; ${remedy}`);
    return null;
  }
  const part = `${opened.layers} of ${LAYERS.length} layers`;
  if (opened.isComplete) log.info('the solution of the placement phase is there');
  else log.warn(`SOLUTION_DIR: ${part} of the solution are in ${dir}; ${remedy}`);
  return opened;
}
