/** How strong the computer plays: four levels, weaker by less depth and by noise in the choice. */

/** From weakest to strongest. */
export const LEVEL_NAMES = ['easy', 'medium', 'hard', 'master'] as const;
/** The names under which people choose a level. */
export type LevelName = (typeof LEVEL_NAMES)[number];

/** What makes a level. */
export interface Level {
  /** Plies it looks ahead; `null`: as many as its time allows. */
  readonly depth: number | null;
  /** Milliseconds for a ply, where no depth is set. */
  readonly ms: number;
  /** How far the judgement of an action is off, as a standard deviation in hundredths of a goat. */
  readonly noise: number;
  /** How often, 0–1, it plays any legal action at all. */
  readonly whim: number;
  /** Whether it may be given the table of endings. */
  readonly usesTable: boolean;
}

/** The levels. Their strength is measured in docs/engine.md. */
export const LEVELS: Readonly<Record<LevelName, Level>> = {
  easy: { depth: 1, ms: 0, noise: 60, whim: 0.12, usesTable: false },
  medium: { depth: 3, ms: 0, noise: 25, whim: 0, usesTable: false },
  hard: { depth: 5, ms: 0, noise: 0, whim: 0, usesTable: false },
  master: { depth: null, ms: 1000, noise: 0, whim: 0, usesTable: true },
};
