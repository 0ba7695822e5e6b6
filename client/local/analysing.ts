/** Searches one position longer and longer, and tells each time what it has found; what the worker does. */
import { Engine, type Finding, type ScoredAction } from '../../shared/engine/engine.ts';
import type { Board } from '../../shared/rules/board.ts';

/** A board without outcome to be searched; a later one takes its place. */
export interface AnalysisQuestion {
  readonly kind: 'analyse';
  readonly number: number;
  readonly board: Board;
}

export interface AnalysisAnswer {
  readonly kind: 'analysed';
  readonly number: number;
  readonly finding: Finding;
  /** Every legal action, best first, searched less deep than the best one. */
  readonly scored: readonly ScoredAction[];
  readonly scoredDepth: number;
  /** Nothing more will come. */
  readonly isLast: boolean;
}

/** Short ones first, for an answer at once; none so long that a new question would wait. */
const PASSES_MS = [120, 250, 500, 800, 800, 800, 800, 800];
/** How deep every action is looked at, pass by pass: further without goats in hand, where fewer are legal. */
const SCORED_DEPTH = 4;
const MOVEMENT_DEPTHS = [4, 6, 8];

export class Analysing {
  readonly #now: () => number;
  readonly #tell: (answer: AnalysisAnswer) => void;
  #engine: Engine | null = null;
  #latest = -1;

  constructor(now: () => number, tell: (answer: AnalysisAnswer) => void) {
    this.#now = now;
    this.#tell = tell;
  }

  /** Gives up what was being searched. */
  async take({ number, board }: AnalysisQuestion): Promise<void> {
    this.#latest = number;
    this.#engine ??= new Engine();
    const engine = this.#engine;
    const depths = board.position.inHand > 0 ? [SCORED_DEPTH] : MOVEMENT_DEPTHS;
    let scored: readonly ScoredAction[] = [];
    let scoredDepth = SCORED_DEPTH;
    for (const [index, ms] of PASSES_MS.entries()) {
      const finding = engine.search(board, { time: { ms, now: this.#now } });
      const depth = depths[index];
      if (depth !== undefined) {
        scored = scoreAll(engine, board, depth);
        scoredDepth = depth;
      }
      const isDone = finding.value.kind === 'exact' && index >= depths.length - 1;
      const isLast = isDone || index === PASSES_MS.length - 1;
      this.#tell({ kind: 'analysed', number, finding, scored, scoredDepth, isLast });
      if (isLast) return;
      // Lets a new question in.
      await new Promise((resolve) => setTimeout(resolve));
      if (this.#latest !== number) return;
    }
  }
}

function scoreAll(engine: Engine, board: Board, depth: number): readonly ScoredAction[] {
  const { scored } = engine.scoreActions(board, depth);
  return [...scored].sort((a, b) => b.score - a.score);
}
