/** How much may be asked in how much time: token buckets, one each or one for each address. */

/** `count` at once, and as many again every `perMs`. */
export interface Limit {
  readonly count: number;
  readonly perMs: number;
}

/** Who sends so many times more than it may is not answered but cut off. */
const FLOOD = 8;

/** What is too much to be read at all, where `limit` is what may be answered. */
export function floodOf(limit: Limit): Limit {
  return { ...limit, count: FLOOD * limit.count };
}

export class TokenBucket {
  readonly #limit: Limit;
  #tokens: number;
  #atMs: number;

  constructor(limit: Limit, nowMs: number) {
    this.#limit = limit;
    this.#tokens = limit.count;
    this.#atMs = nowMs;
  }

  /** Takes tokens, a full bucket at most; false where there are fewer. `nowMs` never goes back. */
  take(nowMs: number, tokens = 1): boolean {
    this.#refill(nowMs);
    const taken = Math.min(tokens, this.#limit.count);
    if (this.#tokens < taken) return false;
    this.#tokens -= taken;
    return true;
  }

  isFull(nowMs: number): boolean {
    this.#refill(nowMs);
    return this.#tokens >= this.#limit.count;
  }

  #refill(nowMs: number): void {
    const { count, perMs } = this.#limit;
    const gained = (Math.max(0, nowMs - this.#atMs) * count) / perMs;
    this.#tokens = Math.min(count, this.#tokens + gained);
    this.#atMs = nowMs;
  }
}

/** Beyond so many addresses those that have their full allowance are forgotten. */
const REMEMBERED_ADDRESSES = 10_000;

export class AddressLimit {
  readonly #limit: Limit;
  readonly #buckets = new Map<string, TokenBucket>();
  #sweepAt = REMEMBERED_ADDRESSES;

  constructor(limit: Limit) {
    this.#limit = limit;
  }

  /** Takes a token of the address; false where it has none left. */
  take(address: string, nowMs: number): boolean {
    return this.#bucketOf(address, nowMs).take(nowMs);
  }

  #bucketOf(address: string, nowMs: number): TokenBucket {
    const known = this.#buckets.get(address);
    if (known !== undefined) return known;
    if (this.#buckets.size >= this.#sweepAt) this.#sweep(nowMs);
    const bucket = new TokenBucket(this.#limit, nowMs);
    this.#buckets.set(address, bucket);
    return bucket;
  }

  #sweep(nowMs: number): void {
    for (const [address, bucket] of this.#buckets)
      if (bucket.isFull(nowMs)) this.#buckets.delete(address);
    this.#sweepAt = Math.max(REMEMBERED_ADDRESSES, 2 * this.#buckets.size);
  }
}
