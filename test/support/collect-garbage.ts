/** Collects whatever nobody holds any more. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { settle } from './fake-time.ts';

export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  // What is awaited holds on for a turn of the loop.
  for (let turn = 0; turn < 3; turn += 1) {
    await settle();
    gc();
  }
}
