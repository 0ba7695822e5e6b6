/** Commits on their way to PostgreSQL: a few batches under way at once, the next collecting meanwhile. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Observer } from '../operations/observer.ts';
import { type AppendResult, type Commit, type LogEntry, StoreError } from './match-store.ts';
import {
  appendStatement,
  type Batch,
  type SavedRow,
  type StandingRow,
  standingStatement,
} from './postgres-append.ts';
import { isCrossed, isKnownFailure, isTaken } from './postgres-fault.ts';
import type { PostgresPool } from './postgres-pool.ts';

/** Batches under way: commits on several connections share one sync of the disk. */
const LANES = 4;
const BATCH = 64;
/** How often a batch whose outcome is not known is asked again, and after what pause. */
const ATTEMPTS = 20;
const AGAIN_MS = 200;

interface Job {
  readonly commit: Commit;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: StoreError) => void;
}

export class PostgresWriter {
  readonly #pool: Pick<PostgresPool, 'run' | 'explain'>;
  readonly #observer: Pick<Observer, 'committed'>;
  #waiting: Job[] = [];
  #lanes = 0;

  constructor(pool: Pick<PostgresPool, 'run' | 'explain'>, observer: Pick<Observer, 'committed'>) {
    this.#pool = pool;
    this.#observer = observer;
  }

  /** Rejects with a `StoreError` where nothing was saved, or whether it was cannot be learned. */
  append(commit: Commit): Promise<AppendResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ commit, resolve, reject });
      this.#fill();
    });
  }

  #fill(): void {
    while (this.#lanes < LANES && this.#waiting.length > 0) {
      this.#lanes += 1;
      void this.#write(this.#take()).finally(() => {
        this.#lanes -= 1;
        this.#fill();
      });
    }
  }

  /** One commit of several events alone, or as many simple ones as fit, one of each match. */
  #take(): readonly Job[] {
    const [first] = this.#waiting;
    if (first !== undefined && !isSimple(first.commit)) return this.#waiting.splice(0, 1);
    const batch = new Map<string, Job>();
    const rest: Job[] = [];
    for (const job of this.#waiting) {
      const match = job.commit.entries[0]?.match ?? '';
      const fits = batch.size < BATCH && isSimple(job.commit) && !batch.has(match);
      if (fits) batch.set(match, job);
      else rest.push(job);
    }
    this.#waiting = rest;
    return [...batch.values()];
  }

  async #write(jobs: readonly Job[]): Promise<void> {
    const startMs = performance.now();
    const commits = jobs.map(({ commit }) => commit);
    const kind = commits.every(isSimple) ? 'fence' : 'whole';
    try {
      const { saved, wasUnsure } = await this.#insert({ commits, kind });
      this.#observer.committed(performance.now() - startMs, jobs.length);
      const left = jobs.filter(({ commit, resolve }) => {
        const isSaved = commit.entries.every((entry) => saved.has(keyOf(entry)));
        if (isSaved) resolve({ ok: true });
        return !isSaved;
      });
      if (left.length > 0) await this.#explainLeft(left, wasUnsure);
    } catch (error) {
      // Who has been answered already is not answered again.
      for (const { reject } of jobs) reject(this.#pool.explain(error));
    }
  }

  /**
   * The events that were saved. While the outcome is not known the same is asked again: the fence
   * waits for an attempt that is still under way, and lets only one of them win.
   */
  async #insert(
    batch: Batch,
  ): Promise<{ readonly saved: ReadonlySet<string>; readonly wasUnsure: boolean }> {
    let wasUnsure = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const rows = await this.#pool.run<SavedRow>(appendStatement(batch));
        const saved = rows.map(({ match_id: match, seq }) => keyOf({ match, seq }));
        return { saved: new Set(saved), wasUnsure };
      } catch (error) {
        if (isTaken(error)) return { saved: new Set(), wasUnsure };
        const isFinal = isKnownFailure(error) && !isCrossed(error);
        if ((isFinal && !wasUnsure) || attempt === ATTEMPTS) throw error;
        wasUnsure ||= !isKnownFailure(error);
      }
      await pause(AGAIN_MS);
    }
  }

  /** A commit that an attempt without an answer had saved stands there as its own; the others conflict. */
  async #explainLeft(jobs: readonly Job[], wasUnsure: boolean): Promise<void> {
    const entries = jobs.flatMap(({ commit }) => commit.entries);
    const rows = await this.#pool.run<StandingRow>(standingStatement(entries));
    let from = 0;
    for (const { commit, resolve } of jobs) {
      const standing = rows.slice(from, (from += commit.entries.length));
      if (wasUnsure && standing.every((row) => row.is_own)) resolve({ ok: true });
      else
        resolve({
          ok: false,
          conflict: standing.some((row) => row.is_command) ? 'command' : 'seq',
        });
    }
  }
}

/** One event with what belongs to its match: saved or not by itself, whatever is beside it. */
function isSimple({ entries, heads = [], secrets = [] }: Commit): boolean {
  const [entry] = entries;
  return (
    entry !== undefined &&
    entries.length === 1 &&
    [...heads, ...secrets].every(({ match }) => match === entry.match)
  );
}

function keyOf({ match, seq }: Pick<LogEntry, 'match' | 'seq'>): string {
  return `${match}:${seq}`;
}
