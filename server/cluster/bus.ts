/** How processes tell each other what each of them can look up: what is lost, late or told twice does no harm. */

/** What another process told. */
export interface Heard {
  readonly channel: string;
  /** Names that process. */
  readonly from: string;
  /** As it came in. */
  readonly note: unknown;
}

export interface Bus {
  /** What others tell on the channel is heard from when it resolves, or from the end of an outage. */
  open(channel: string): Promise<void>;
  close(channel: string): void;
  /** To every other process that has the channel open; where nobody can be told, it is lost. */
  tell(channel: string, note: object): void;
  /** Returns its own undo. */
  subscribe(listener: (heard: Heard) => void): () => void;
  /** Told when it works, at first and after each outage, in which all was lost. Returns its own undo. */
  subscribeReady(listener: () => void): () => void;
  /** Whether others can be told. */
  readonly isReady: boolean;
  /** Of one clock for all processes, finely divided; `null`: it does not answer. */
  time(): Promise<number | null>;
  end(): void;
}
