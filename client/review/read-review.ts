/** Asks the server for a match's review, again and again while it is being made. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Review } from '../../shared/review/review.ts';
import type { ReviewProgress } from '../../shared/wire/review.ts';
import { heldSeats } from '../connection/held-seats.ts';
import type { Timers } from '../connection/timers.ts';

/** Where it stands; `failed`: to be asked for again by hand. */
export type ReviewState =
  | { readonly kind: 'computing'; readonly progress: ReviewProgress | null }
  | { readonly kind: 'ready'; readonly review: Review }
  | { readonly kind: 'failed' };

/** Asks so often at most; a long match on a busy server takes minutes. */
const PATIENCE = 900;
const AGAIN_MS = 1000;
const TIMEOUT_MS = 8000;

export class ReviewReader implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #timers: Timers;
  #match: string | null = null;
  #state: ReviewState = { kind: 'computing', progress: null };
  #undo: () => void = () => {};

  constructor(host: ReactiveControllerHost, timers: Timers) {
    this.#host = host;
    this.#timers = timers;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#undo();
    this.#match = null;
  }

  get state(): ReviewState {
    return this.#state;
  }

  /** From now on of this match. */
  read(match: string): void {
    this.#undo();
    this.#match = match;
    this.#state = { kind: 'computing', progress: null };
    void this.#ask(match, PATIENCE);
  }

  async #ask(match: string, patience: number): Promise<void> {
    const state = patience > 0 ? await askFor(match) : ({ kind: 'failed' } as const);
    if (match !== this.#match) return;
    this.#state = state;
    this.#host.requestUpdate();
    if (state.kind !== 'computing') return;
    this.#undo = this.#timers.after(AGAIN_MS, () => void this.#ask(match, patience - 1));
  }
}

async function askFor(match: string): Promise<ReviewState> {
  const token = heldSeats.get(match)?.token;
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const path = `/api/matches/${encodeURIComponent(match)}/review`;
    const response = await fetch(path, { headers, signal });
    // Our own server is believed about the shape of its answers.
    if (response.status === 200)
      return { kind: 'ready', review: (await response.json()) as Review };
    if (response.status === 202)
      return { kind: 'computing', progress: (await response.json()) as ReviewProgress };
    return response.status === 503 ? { kind: 'computing', progress: null } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
