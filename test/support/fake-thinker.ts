/** A mind that plays the first action there is, or fails, as a test wants it. */
import type { Thinker } from '../../client/local/thinker.ts';
import type { ContestFinding } from '../../shared/engine/contest.ts';
import { boardOf, type Match } from '../../shared/match/match.ts';
import { legalOn } from '../../shared/rules/board.ts';

export class FakeThinker implements Thinker {
  /** What it says to every draw. */
  takesDraws = false;
  /** So many questions fail first. */
  failures = 0;
  /** Questions so far. */
  asked = 0;
  isClosed = false;

  findPly(match: Match): Promise<ContestFinding> {
    return this.#answer(() => findingFor(match));
  }

  takesDraw(): Promise<boolean> {
    return this.#answer(() => this.takesDraws);
  }

  close(): void {
    this.isClosed = true;
  }

  #answer<T>(answer: () => T): Promise<T> {
    this.asked += 1;
    if (this.failures === 0) return Promise.resolve(answer());
    this.failures -= 1;
    return Promise.reject(new Error('the fake engine failed'));
  }
}

/** The first legal action of the board at turn, called even. */
export function findingFor(match: Match): ContestFinding {
  const { board } = match.turn;
  const state = boardOf(match, board);
  const [action] = state === null ? [] : legalOn(state);
  if (action === undefined) throw new Error('fake thinker: nothing can be done');
  const value = { kind: 'estimate', score: 0 } as const;
  const finding = { value, action, best: [action], variation: [action], depth: 1, nodes: 1 };
  return { board, finding, other: null };
}
