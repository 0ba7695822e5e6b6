/** The test vectors: one JSON value a line, as `test/vectors/README.md` describes them. */
import { readFileSync } from 'node:fs';

/** `[result, reason]` of a board; `null` while it is open. */
interface Ended {
  readonly result: string | null;
  readonly reason: string | null;
}

export interface PerftVector {
  readonly first: 'goats' | 'tigers';
  readonly depth: number;
  readonly nodes: number;
  readonly captures: number;
}

export interface PositionVector extends Ended {
  readonly position: string;
  readonly legal: readonly string[];
}

export interface GameVector extends Ended {
  readonly ruleset: string;
  readonly custom?: string;
  readonly first: 'goats' | 'tigers';
  readonly position?: string;
  readonly actions: string;
  readonly at: readonly {
    readonly plies: number;
    readonly position: string;
    readonly legal: readonly string[];
  }[];
  readonly about?: string;
}

export interface MatchVector extends Ended {
  readonly ruleset: string;
  readonly plies: string;
  readonly seats: string;
  readonly left: string | null;
  readonly leftReason: string | null;
  readonly right: string | null;
  readonly rightReason: string | null;
}

export interface MovementVector {
  readonly position: string;
  readonly value: 'tigers' | 'goats' | 'draw';
  readonly plies: number | null;
}

export interface PlacementVector {
  readonly position: string;
  readonly value: 'tigers' | 'goats' | 'draw';
}

/** Entries of one layer of the placement phase by result. */
export interface PlacementTotals {
  readonly toAct: 'tigers' | 'goats';
  readonly placed: number;
  readonly captured: number;
  readonly draw: number;
  readonly tigersWin: number;
  readonly goatsWin: number;
}

export interface DecisionVector extends PlacementVector {
  /** The actions that keep the value, of how many. */
  readonly keep: readonly string[];
  readonly of: number;
}

interface Vectors {
  readonly perft: PerftVector;
  readonly positions: PositionVector;
  readonly 'board-games': GameVector;
  readonly 'edge-games': GameVector;
  readonly matches: MatchVector;
  readonly 'movement-values': MovementVector;
  readonly 'placement-values': PlacementVector;
  readonly 'placement-totals': PlacementTotals;
  readonly decisions: DecisionVector;
}

/** Every line of a file of vectors. */
export function readVectors<Name extends keyof Vectors>(name: Name): readonly Vectors[Name][] {
  const file = new URL(`../vectors/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Vectors[Name]);
}
