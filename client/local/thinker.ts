/** The computer's thinking in this browser: questions to a worker, answers when they come. */
import type { ContestFinding } from '../../shared/engine/contest.ts';
import type { OfferedDraw } from '../../shared/engine/draw-answer.ts';
import { type LevelName, LEVELS } from '../../shared/engine/levels.ts';
import type { Match } from '../../shared/match/match.ts';
import type { Answer, KnownValue, NumberedAnswer, NumberedQuestion, Question } from './question.ts';

/** Both questions reject where the engine failed; asking again may help. Matches are without outcome. */
export interface Thinker {
  /** What a level does for the seat at turn. */
  findPly(match: Match, level: LevelName): Promise<ContestFinding>;
  /** Whether it takes a draw. */
  takesDraw(match: Match, level: LevelName, offered: OfferedDraw): Promise<boolean>;
  /** Gives up what is being thought: questions on their way are never answered. */
  close(): void;
}

/** As much of a `Worker` as is needed. */
export interface EngineThread {
  postMessage(question: NumberedQuestion): void;
  onmessage: ((event: MessageEvent<NumberedAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** What a thinker needs from around it. */
export interface ThinkerSetting {
  readonly startThread: () => EngineThread;
  /** What the endgame table says of the positions ahead; nothing where it cannot be asked. Never rejects. */
  readonly readTable: (match: Match) => Promise<readonly KnownValue[]>;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: Error) => void;
}

/** Asks a worker, and starts a new one after it has failed. */
export class WorkerThinker implements Thinker {
  readonly #setting: ThinkerSetting;
  #thread: EngineThread | null;
  #asked = 0;
  #isClosed = false;
  readonly #waiting = new Map<number, Waiting>();

  /** Starts the first worker at once: its code is fetched while there is a line. */
  constructor(setting: ThinkerSetting) {
    this.#setting = setting;
    this.#thread = this.#open();
  }

  async findPly(match: Match, level: LevelName): Promise<ContestFinding> {
    const answer = await this.#ask({ match, level, offered: null });
    if (typeof answer === 'boolean') throw new Error('thinker: a ply was asked for, not a draw');
    return answer;
  }

  async takesDraw(match: Match, level: LevelName, offered: OfferedDraw): Promise<boolean> {
    return (await this.#ask({ match, level, offered })) === true;
  }

  close(): void {
    this.#isClosed = true;
    this.#waiting.clear();
    this.#stop();
  }

  async #ask(question: Omit<Question, 'known'>): Promise<Answer> {
    const { usesTable } = LEVELS[question.level];
    const known = usesTable ? await this.#setting.readTable(question.match) : [];
    this.#asked += 1;
    const number = this.#asked;
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return;
      this.#waiting.set(number, { resolve, reject });
      this.#thread ??= this.#open();
      this.#thread.postMessage({ number, question: { ...question, known } });
    });
  }

  #open(): EngineThread {
    const thread = this.#setting.startThread();
    thread.onmessage = ({ data: { number, answer } }) => {
      this.#waiting.get(number)?.resolve(answer);
      this.#waiting.delete(number);
    };
    thread.onerror = ({ message }) => {
      this.#fail(new Error(`the engine failed (${message}); ask again`));
    };
    return thread;
  }

  #fail(fault: Error): void {
    this.#stop();
    const failed = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of failed) reject(fault);
  }

  #stop(): void {
    this.#thread?.terminate();
    this.#thread = null;
  }
}

/** The engine in a worker of its own; its code comes with it. */
export function startEngineThread(): EngineThread {
  return new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
}
