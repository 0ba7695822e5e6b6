/** How much one seat may say, and what it has said already. */
import { type Limit, TokenBucket } from '../edge/limit.ts';

/** Of one seat, and of one connection over all its matches. */
export const SAYINGS: Limit = { count: 5, perMs: 10_000 };
/** So many ids are remembered: what is sent again for want of an ack is said once. */
const REMEMBERED = 8;

export class Voice {
  readonly #bucket: TokenBucket;
  #ids: readonly string[] = [];

  constructor(nowMs: number) {
    this.#bucket = new TokenBucket(SAYINGS, nowMs);
  }

  hasSaid(id: string): boolean {
    return this.#ids.includes(id);
  }

  /** False where the seat has said too much. */
  take(nowMs: number): boolean {
    return this.#bucket.take(nowMs);
  }

  note(id: string): void {
    this.#ids = [...this.#ids.slice(1 - REMEMBERED), id];
  }
}
