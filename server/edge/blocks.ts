/** Addresses that are kept out for a time, by word of whoever runs the server. */
import { networkOf } from './address.ts';

export interface Block {
  /** As limits count addresses: one IPv4 address or one IPv6 `/64`. */
  readonly address: string;
  /** Wall time. */
  readonly untilMs: number;
}

/** They are forgotten on a restart: what has to last belongs into a firewall. */
export class Blocks {
  readonly #wallMs: () => number;
  readonly #blocks = new Map<string, number>();
  readonly #listeners = new Set<(address: string) => void>();

  constructor(wallMs: () => number) {
    this.#wallMs = wallMs;
  }

  /** Instead of any block of the address before. */
  block(address: string, forMs: number): Block {
    const network = networkOf(address);
    const untilMs = this.#wallMs() + forMs;
    this.#blocks.set(network, untilMs);
    for (const listener of this.#listeners) listener(network);
    return { address: network, untilMs };
  }

  /** False where it was not blocked. */
  unblock(address: string): boolean {
    return this.isBlocked(networkOf(address)) && this.#blocks.delete(networkOf(address));
  }

  /** `network` as `networkOf` gives it. */
  isBlocked(network: string): boolean {
    const untilMs = this.#blocks.get(network);
    if (untilMs === undefined) return false;
    if (untilMs > this.#wallMs()) return true;
    this.#blocks.delete(network);
    return false;
  }

  list(): Block[] {
    return [...this.#blocks]
      .filter(([address]) => this.isBlocked(address))
      .map(([address, untilMs]) => ({ address, untilMs }));
  }

  /** Told of each address as it is blocked. Returns its own undo. */
  subscribe(listener: (address: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
