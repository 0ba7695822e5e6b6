/** Answers questions with the engine; what the worker does, without the worker. */
import { choosePly } from '../../shared/engine/choose.ts';
import { acceptsDraw } from '../../shared/engine/draw-answer.ts';
import { Engine } from '../../shared/engine/engine.ts';
import { type Level, LEVELS } from '../../shared/engine/levels.ts';
import type { Limits } from '../../shared/engine/limits.ts';
import { AskedTable } from './asked-table.ts';
import type { Answer, Question } from './question.ts';

/** Time and chance, by name. */
export interface AnsweringSetting {
  readonly now: () => number;
  /** From 0 up to but not including 1. */
  readonly chance: () => number;
}

/** 4 MiB are plenty for a few plies. */
const SMALL_MEMORY_BITS = 18;

export class Answering {
  readonly #setting: AnsweringSetting;
  readonly #table = new AskedTable();
  /** Two memories: what was found for a hint makes no level stronger than it is. */
  #deep: Engine | null = null;
  #plain: Engine | null = null;

  constructor(setting: AnsweringSetting) {
    this.#setting = setting;
  }

  answer({ match, known, offered, ...question }: Question): Answer {
    const level = LEVELS[question.level];
    this.#table.learn(known);
    const engine = this.#engineFor(level);
    return offered === null
      ? choosePly(engine, match, level, this.#setting)
      : acceptsDraw(engine, match, offered, this.#limitsOf(level));
  }

  #engineFor({ usesTable }: Level): Engine {
    if (usesTable) return (this.#deep ??= new Engine({ table: this.#table }));
    return (this.#plain ??= new Engine({ memoryBits: SMALL_MEMORY_BITS }));
  }

  #limitsOf({ depth, ms }: Level): Limits {
    return depth === null ? { time: { ms, now: this.#setting.now } } : { depth };
  }
}
