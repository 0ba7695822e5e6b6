/** Answers of commands: one line of text or one JSON object each, errors in their slots. */
import type { Result } from '../../shared/rules/result.ts';
import type { ExitCode } from './command.ts';
import type { CommandIo } from './io.ts';

/** What a command answers, in both shapes. */
export interface Answer {
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/** An answer, or a sentence about why there is none. */
export type AnswerResult = Result<Answer, string>;

/** Writes answers in the shape asked for and keeps the exit code that they come to. */
export class AnswerWriter {
  #exitCode: ExitCode = 0;
  readonly #io: CommandIo;
  readonly #isJson: boolean;

  constructor(io: CommandIo, isJson: boolean) {
    this.#io = io;
    this.#isJson = isJson;
  }

  /** 1 once an answer was an error. */
  get exitCode(): ExitCode {
    return this.#exitCode;
  }

  write(answer: AnswerResult): void {
    if (!answer.ok) this.#exitCode = 1;
    const { text, json } = answer.ok ? answer.value : toError(answer.error);
    this.#io.write(`${this.#isJson ? JSON.stringify(json) : text}\n`);
  }
}

function toError(sentence: string): Answer {
  return { text: `error: ${sentence}`, json: { error: sentence } };
}
