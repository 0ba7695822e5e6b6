/** Answers the computer’s questions at once and without thinking, unless a test holds it back. */
import type { Brain, NoAnswer, Urgency } from '../../server/bots/bot-pool.ts';
import { matchOf } from '../../server/bots/match-facts.ts';
import type { AnswerTo, BotAnswer, Question } from '../../server/bots/question.ts';
import { boardOf } from '../../shared/match/match.ts';
import { legalOn } from '../../shared/rules/board.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';

export class FakeBrain implements Brain {
  readonly asked: Question[] = [];
  /** What it says to draws. */
  acceptsDraws = false;
  /** What keeps it from answering. */
  trouble: NoAnswer | null = null;
  #isHeld = false;
  readonly #waiting: (() => void)[] = [];

  ask<Q extends Question>(
    question: Q,
    { signal }: Urgency,
  ): Promise<Result<AnswerTo<Q>, NoAnswer>> {
    this.asked.push(question);
    return new Promise((resolve) => {
      const answer = (): void =>
        resolve(
          signal.aborted
            ? failure('dropped')
            : this.trouble === null
              ? success(this.#answerTo(question) as AnswerTo<Q>)
              : failure(this.trouble),
        );
      if (this.#isHeld) this.#waiting.push(answer);
      else answer();
    });
  }

  /** From now on questions wait. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Answers what waits, and from now on at once. */
  release(): void {
    this.#isHeld = false;
    for (const answer of this.#waiting.splice(0)) answer();
  }

  /** The first legal action. */
  #answerTo(question: Question): BotAnswer {
    if (question.kind === 'judge') {
      const best = legalOn(question.board).slice(0, 1);
      const value = { kind: 'estimate', score: 12 } as const;
      return { kind: 'judge', judgement: { value, best, isShortest: false } };
    }
    if (question.kind === 'draw') return { kind: 'draw', isAccepted: this.acceptsDraws };
    const match = matchOf(question.facts);
    const board = boardOf(match, match.turn.board);
    const [action] = board === null ? [] : legalOn(board);
    if (board === null || action === undefined) throw new Error('FakeBrain: asked about no board');
    const value = { kind: 'estimate', score: 12 } as const;
    const { plies: ply } = board;
    return { kind: 'ply', board: match.turn.board, ply, action, value, hasTable: false };
  }
}
