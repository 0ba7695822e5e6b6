/** How many threads a command that builds a table works with. */
import { availableParallelism } from 'node:os';
import { failure, type Result, success } from '../../shared/rules/result.ts';

/** More threads than this wait for each other more than they work. */
const MOST_WORKERS = 16;

/** What `--workers` says, or one for each core. */
export function readWorkerCount(workers: string | undefined): Result<number, string> {
  const count = workers === undefined ? availableParallelism() : Number(workers);
  if (!Number.isInteger(count) || count < 1)
    return failure(`--workers is a whole number from 1 on, not ${workers ?? ''}`);
  return success(Math.min(count, MOST_WORKERS));
}
