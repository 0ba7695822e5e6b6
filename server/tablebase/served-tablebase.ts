/** The endgame table of a running server: opened, or built beside it, and there for whoever asks then. */
import type { BackgroundBuild, BackgroundOptions } from './background.ts';
import { type OpenedTablebase, openTablebase } from './open-tablebase.ts';

/** Where the table can be had once it is there. */
export interface TableSource {
  /** As much of it as has been opened; `null`: nothing yet. */
  readonly opened: OpenedTablebase | null;
  /** Told whenever more of it was opened. */
  subscribe(listener: (opened: OpenedTablebase) => void): () => void;
}

/** A server without the table. */
export const NO_TABLEBASE: TableSource = { opened: null, subscribe: () => () => {} };

export interface TablebaseLog {
  info(sentence: string): void;
  warn(sentence: string): void;
}

export interface ServedSetting {
  readonly dir: string;
  readonly log: TablebaseLog;
  readonly startBuild: (options: BackgroundOptions) => BackgroundBuild;
}

export class ServedTablebase implements TableSource {
  readonly #setting: ServedSetting;
  readonly #listeners = new Set<(opened: OpenedTablebase) => void>();
  #opened: OpenedTablebase | null = null;
  #build: BackgroundBuild | null = null;
  #isClosed = false;

  constructor(setting: ServedSetting) {
    this.#setting = setting;
  }

  get opened(): OpenedTablebase | null {
    return this.#opened;
  }

  subscribe(listener: (opened: OpenedTablebase) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Opens what is there and builds what is not. Never rejects; resolves when there is nothing left to do. */
  async start(): Promise<void> {
    const { dir, log, startBuild } = this.#setting;
    const { isComplete, refusals } = await this.#open();
    for (const refusal of refusals) log.warn(`${refusal}; it is built again`);
    if (isComplete || this.#isClosed) return;
    log.info('the endgame table is being built; until it is there the computer plays without it');
    this.#build = startBuild({ dir, workers: 1 });
    const built = await this.#build.finished;
    this.#build = null;
    await this.#tell(built);
  }

  async #tell(built: Awaited<BackgroundBuild['finished']>): Promise<void> {
    const { log } = this.#setting;
    if (this.#isClosed) return;
    if (!built.ok) log.warn(`${built.error}; the computer plays without endgame table`);
    else if ((await this.#open()).isComplete) log.info('the endgame table is there');
  }

  /** Ends a build; the next start goes on after the levels that are whole. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#build?.stop();
  }

  async #open(): Promise<OpenedTablebase> {
    const opened = await openTablebase(this.#setting.dir);
    this.#opened = opened;
    for (const listener of this.#listeners) listener(opened);
    return opened;
  }
}
