/** Where threads share out the blocks of a pass over shared arrays, and wait for each other after it. */

/** Memory shared by the threads. */
export type Barrier = Int32Array<SharedArrayBuffer>;

// Its places: blocks claimed in this pass, threads that have come, passes that all have ended.
const CLAIMED = 0;
const ARRIVED = 1;
const PASSES = 2;

export function createBarrier(): Barrier {
  return new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
}

/** Numbers from 0 on, each to one thread in each pass. */
export function claim(barrier: Barrier): number {
  return Atomics.add(barrier, CLAIMED, 1);
}

/** Returns when `of` threads have called it as often. Blocks its thread, so never the main one. */
export function meet(barrier: Barrier, of: number): void {
  const pass = Atomics.load(barrier, PASSES);
  if (Atomics.add(barrier, ARRIVED, 1) === of - 1) {
    Atomics.store(barrier, CLAIMED, 0);
    Atomics.store(barrier, ARRIVED, 0);
    Atomics.add(barrier, PASSES, 1);
    Atomics.notify(barrier, PASSES);
  } else while (Atomics.load(barrier, PASSES) === pass) Atomics.wait(barrier, PASSES, pass);
}
