/** Reviews finished matches: one after another, whenever the computer's threads have nothing else to do. */
import type { Match } from '../../shared/match/match.ts';
import type { Judgement } from '../../shared/review/judge.ts';
import { type Review, REVIEW_VERSION } from '../../shared/review/review.ts';
import { countQuestions, type Means, reviewOf } from '../../shared/review/reviewing.ts';
import { decodeReviewMeans, type ReviewProgress } from '../../shared/wire/review.ts';
import type { Brain } from '../bots/bot-pool.ts';
import type { JudgeQuestion } from '../bots/question.ts';
import type { Time } from '../coordinator/time.ts';
import type { MatchStore } from '../store/match-store.ts';

export interface ReviewerSetting {
  readonly brain: Brain;
  readonly store: Pick<MatchStore, 'findReview' | 'saveReview'>;
  /** Whether the whole endgame table is there. */
  readonly hasTable: () => boolean;
  /** Whether the whole solution is; none is unless it is given. */
  readonly hasSolution?: () => boolean;
  readonly time: Pick<Time, 'after'>;
  readonly report: (trouble: string, error: unknown) => void;
}

/** `body` is the review as JSON. `busy`: too many wait; `failed`: it cannot be made. */
export type ReviewAnswer =
  | { readonly kind: 'ready'; readonly body: string }
  | { readonly kind: 'computing'; readonly progress: ReviewProgress }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed' };

interface Job {
  readonly id: string;
  readonly match: Match;
  readonly of: number;
  done: number;
}

/** Positions for each question: some 10 ms, so that whoever plays never waits longer for a thread. */
export const NODES_PER_QUESTION = 32_768;
/** Matches that wait to be reviewed at most. */
export const MOST_WAITING = 100;
/** Matches of which it is remembered that they cannot be reviewed, and for how long: a thread may end by chance. */
const MOST_FAILED = 1000;
const FAILED_FOR_MS = 60_000;
/** Reviews that the store did not take, kept here meanwhile: some 100 KB each. */
const MOST_UNSAVED = 50;
/** While everyone wants to play, a review waits. */
const AGAIN_MS = 1000;

export class Reviewer {
  readonly #setting: ReviewerSetting;
  /** In order; the first is under way. */
  readonly #jobs = new Map<string, Job>();
  readonly #failed = new Set<string>();
  readonly #unsaved = new Map<string, string>();
  readonly #end = new AbortController();
  #isAtWork = false;

  constructor(setting: ReviewerSetting) {
    this.#setting = setting;
  }

  /** The review of a match that has ended, or how far it is; asking is what makes it. Rejects as the store does. */
  async ask(id: string, match: Match): Promise<ReviewAnswer> {
    const known = this.#jobs.get(id);
    if (known !== undefined) return computing(known);
    const unsaved = this.#unsaved.get(id);
    if (unsaved !== undefined) {
      void this.#save(id, unsaved);
      return { kind: 'ready', body: unsaved };
    }
    const stored = await this.#setting.store.findReview(id);
    if (stored !== null && this.#isCurrent(stored.body))
      return { kind: 'ready', body: stored.body };
    return this.#take(id, match);
  }

  /** What is under way is given up. */
  close(): void {
    this.#end.abort();
    this.#jobs.clear();
  }

  #take(id: string, match: Match): ReviewAnswer {
    const known = this.#jobs.get(id);
    if (known !== undefined) return computing(known);
    if (this.#failed.has(id)) return { kind: 'failed' };
    if (this.#jobs.size >= MOST_WAITING || this.#end.signal.aborted) return { kind: 'busy' };
    const job: Job = { id, match, of: countQuestions(match), done: 0 };
    this.#jobs.set(id, job);
    void this.#work();
    return computing(job);
  }

  async #work(): Promise<void> {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    for (const job of this.#jobs.values()) {
      await this.#review(job);
      this.#jobs.delete(job.id);
    }
    this.#isAtWork = false;
  }

  async #review(job: Job): Promise<void> {
    try {
      const review = await this.#make(job);
      if (review !== null) await this.#save(job.id, JSON.stringify(review));
    } catch (error) {
      this.#setting.report(`match ${job.id} cannot be reviewed`, error);
      this.#noteFailed(job.id);
    }
  }

  #noteFailed(id: string): void {
    if (this.#failed.size >= MOST_FAILED) return;
    this.#failed.add(id);
    this.#setting.time.after(FAILED_FOR_MS, () => this.#failed.delete(id));
  }

  /** What is not saved is kept, and tried again whenever somebody asks for it. */
  async #save(id: string, body: string): Promise<void> {
    const { store, report } = this.#setting;
    try {
      await store.saveReview({ match: id, body });
      this.#unsaved.delete(id);
    } catch (error) {
      report(`the review of match ${id} cannot be saved`, error);
      const [oldest] = this.#unsaved.keys();
      if (this.#unsaved.size >= MOST_UNSAVED && oldest !== undefined && !this.#unsaved.has(id))
        this.#unsaved.delete(oldest);
      this.#unsaved.set(id, body);
    }
  }

  /** `null` where the server is closing. */
  async #make(job: Job): Promise<Review | null> {
    const means = this.#means();
    const reviewing = reviewOf(job.match, means);
    let step = reviewing.next();
    while (step.done !== true) {
      const question = { kind: 'judge', ...step.value, nodes: means.nodes, ms: 0 } as const;
      const judgement = await this.#judge(question);
      if (judgement === null) return null;
      job.done += 1;
      step = reviewing.next(judgement);
    }
    return step.value;
  }

  async #judge(question: JudgeQuestion): Promise<Judgement | null> {
    const { signal } = this.#end;
    for (;;) {
      const answer = await this.#setting.brain.ask(question, { withinMs: Infinity, signal });
      if (answer.ok) return answer.value.judgement;
      if (answer.error === 'dropped') return null;
      if (answer.error === 'failed') throw new Error('no thread could judge a board of it');
      await new Promise<void>((resolve) => this.#setting.time.after(AGAIN_MS, resolve));
    }
  }

  #means(): Means {
    const { hasTable, hasSolution = () => false } = this.#setting;
    const means = { nodes: NODES_PER_QUESTION, hasTable: hasTable() };
    return hasSolution() ? { ...means, hasSolution: true } : means;
  }

  /** What was made without the endgame table, or the solution, is made again once it is there. */
  #isCurrent(body: string): boolean {
    const means = decodeReviewMeans(parse(body));
    if (!means.ok || means.value.version !== REVIEW_VERSION) return false;
    const { hasTable, hasSolution = false } = this.#means();
    return (
      (means.value.hasTable || !hasTable) && (means.value.hasSolution === true || !hasSolution)
    );
  }
}

function computing({ done, of }: Job): ReviewAnswer {
  return { kind: 'computing', progress: { done, of } };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
