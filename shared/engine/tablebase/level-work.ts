/** What building one level works on: its values as far as they are known, and where to look next. */
import type { Side } from '../../rules/side.ts';
import { type LevelShape, type LevelValues, PLACE_COUNT } from './level.ts';
import { listSubsets } from './subset.ts';
import { ORBIT_COUNT } from './tiger-orbit.ts';

/**
 * While a level is built, a byte below this is the ply at which the entry is (or will be) solved,
 * and `OPEN + n` an entry with `n` actions that are not known to lose. No ending is as long as this,
 * and no side has more than 40 actions.
 */
export const OPEN = 200;

/** `orbit << PLY_BITS | ply` is the place of a block's mark for a ply. */
const PLY_BITS = 8;

/** The arrays of one level under construction; they lie in shared memory where several build it. */
export interface LevelWork {
  readonly shape: LevelShape;
  /** Per rank in a block: the set of empty places. */
  readonly sets: Int32Array;
  readonly values: LevelValues;
  /** Per entry with tigers to act: the plies of the longest defence by a losing capture, or 0. */
  readonly captureLosses: Uint8Array;
  /** Per block and ply: 1 where the block has an entry solved at that ply. */
  readonly due: Readonly<Record<Side, Uint8Array>>;
  /** Per ply: 1 where any block has an entry solved at it. */
  readonly plies: Uint8Array;
  /** Per block, from its first entry on: ranks of the goats' entries solved at the ply at hand. */
  readonly fresh: Uint16Array;
  /** Per block: how many of those there are. */
  readonly freshCounts: Int32Array;
}

/** Where arrays come from: `SharedArrayBuffer`s for several workers. */
export type Allocate = (bytes: number) => ArrayBufferLike;

/** New arrays for a level, all zero but the sets. */
export function allocateWork(shape: LevelShape, allocate: Allocate): LevelWork {
  const bytes = (length: number): Uint8Array => new Uint8Array(allocate(length));
  const marks = ORBIT_COUNT << PLY_BITS;
  return {
    shape,
    sets: listSubsets(PLACE_COUNT, shape.empties),
    values: { tigers: bytes(shape.size), goats: bytes(shape.size) },
    captureLosses: bytes(shape.size),
    due: { tigers: bytes(marks), goats: bytes(marks) },
    plies: bytes(1 << PLY_BITS),
    fresh: new Uint16Array(allocate(2 * shape.size)),
    freshCounts: new Int32Array(allocate(4 * ORBIT_COUNT)),
  };
}

/** Notes that a block has an entry of this side that is solved at `ply`. */
export function markDue(work: LevelWork, side: Side, orbit: number, ply: number): void {
  if (ply >= OPEN)
    throw new Error(`markDue: an ending of ${ply} plies; OPEN leaves no room for it`);
  work.due[side][(orbit << PLY_BITS) | ply] = 1;
  work.plies[ply] = 1;
}

/** Whether a block has entries of this side that are solved at `ply`. */
export function isDue(work: LevelWork, side: Side, orbit: number, ply: number): boolean {
  return work.due[side][(orbit << PLY_BITS) | ply] === 1;
}
