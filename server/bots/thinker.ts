/** Answers questions about matches with the engine; one for each thread. */
import { choosePly } from '../../shared/engine/choose.ts';
import { acceptsDraw } from '../../shared/engine/draw-answer.ts';
import { Engine } from '../../shared/engine/engine.ts';
import { type Level, type LevelName, LEVELS } from '../../shared/engine/levels.ts';
import type { Limits } from '../../shared/engine/limits.ts';
import type { KnownResults } from '../../shared/engine/solved-root.ts';
import { createEndgameTable } from '../../shared/engine/tablebase/endgame-table.ts';
import { boardOf } from '../../shared/match/match.ts';
import { seededChance } from '../../shared/engine/chance.ts';
import { judgeWith } from '../../shared/review/judge.ts';
import { SolutionFiles } from '../solution/solution-files.ts';
import { matchOf } from './match-facts.ts';
import type {
  BotAnswer,
  DrawAnswer,
  DrawQuestion,
  JudgeAnswer,
  JudgeQuestion,
  Knowledge,
  PlyAnswer,
  PlyQuestion,
  Question,
} from './question.ts';

/** Levels that look only a few plies ahead have little to remember: 2^16 positions, 1 MiB. */
const SHALLOW_MEMORY_BITS = 16;
/** A draw is answered with some foresight even by those who play without. */
const LEAST_DRAW_DEPTH = 3;

export class Thinker {
  readonly #now: () => number;
  readonly #shallow = new Engine({ memoryBits: SHALLOW_MEMORY_BITS });
  #deep: Engine | null = null;
  #knowledge: Knowledge = { levels: [], solution: [] };
  #known: KnownResults | null = null;

  /** `now` is a clock in milliseconds for searches that have a time. */
  constructor(now: () => number) {
    this.#now = now;
  }

  learn(knowledge: Knowledge): void {
    this.#knowledge = knowledge;
    this.#known = null;
    this.#deep = null;
  }

  answer(question: Question): BotAnswer {
    switch (question.kind) {
      case 'ply':
        return this.#answerPly(question);
      case 'draw':
        return this.#answerDraw(question);
      case 'judge':
        return this.#answerJudge(question);
    }
  }

  #answerPly({ facts, level: name, ms, seed }: PlyQuestion): PlyAnswer {
    const match = matchOf(facts);
    const level: Level = { ...LEVELS[name], ms };
    const surroundings = { now: this.#now, chance: seededChance(seed) };
    const { board, finding } = choosePly(this.#engineOf(name), match, level, surroundings);
    const ply = boardOf(match, board)?.plies ?? 0;
    const { action, value } = finding;
    return { kind: 'ply', board, ply, action, value, hasTable: this.#hasTable(name) };
  }

  #answerDraw({ facts, level, ms, seat, object }: DrawQuestion): DrawAnswer {
    const { depth } = LEVELS[level];
    const limits: Limits =
      depth === null
        ? { time: { ms, now: this.#now } }
        : { depth: Math.max(depth, LEAST_DRAW_DEPTH) };
    const engine = this.#engineOf(level);
    const isAccepted = acceptsDraw(engine, matchOf(facts), { seat, object }, limits);
    return { kind: 'draw', isAccepted };
  }

  /** With an engine of its own, so that the same question always has the same answer. */
  #answerJudge({ board, terms, nodes }: JudgeQuestion): JudgeAnswer {
    const { table, solution } = this.#results();
    return { kind: 'judge', judgement: judgeWith(table, nodes, solution)({ board, terms }) };
  }

  #engineOf(level: LevelName): Engine {
    if (!LEVELS[level].usesTable) return this.#shallow;
    this.#deep ??= new Engine(this.#results());
    return this.#deep;
  }

  #results(): KnownResults {
    const { levels, solution } = this.#knowledge;
    this.#known ??= {
      table: createEndgameTable(levels),
      solution: new SolutionFiles(solution),
    };
    return this.#known;
  }

  #hasTable(level: LevelName): boolean {
    const { levels } = this.#knowledge;
    const isWhole = levels.length > 0 && !levels.includes(undefined);
    return LEVELS[level].usesTable && isWhole;
  }
}
