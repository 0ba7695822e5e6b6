/** How far a build is, and how long it will still take. */
import { LEVEL_SHAPES, type LevelShape } from '../../shared/engine/tablebase/level.ts';

/**
 * Entries that building a level reports, by goats captured: each of one side started once, and of
 * both sides those that do not end in a draw solved once. Known from having built them.
 */
const REPORTED = [92_207, 758_080, 3_963_516, 20_299_404, 91_617_970] as const;

/** A build under way. */
export interface BuildProgress {
  /** Goats on the board in the level at hand. */
  readonly goats: number;
  /** What part of the whole build is done, from 0 to 1. */
  readonly done: number;
}

/** Counts the entries of the levels that are to be built. */
export class ProgressCounter {
  readonly #whole: number;
  #entries = 0;

  constructor(shapes: readonly LevelShape[]) {
    this.#whole = shapes.reduce((sum, shape) => sum + (REPORTED[shape.captured] ?? 0), 0);
  }

  add(shape: LevelShape, entries: number): BuildProgress {
    this.#entries += entries;
    return { goats: goatsOf(shape), done: Math.min(1, this.#entries / this.#whole) };
  }
}

/** Goats on the board in a level. */
export function goatsOf(shape: LevelShape): number {
  return LEVEL_SHAPES.length + 15 - shape.captured;
}

/** Milliseconds left after `spentMs`; `null` while too little is done to tell. */
export function estimateLeftMs(done: number, spentMs: number): number | null {
  return done < 0.02 ? null : (spentMs * (1 - done)) / done;
}
