/** Those who wait for an opponent: by what they are known, and who of them fits whom. */
import type { DecodedSeek } from '../../shared/wire/client-message.ts';
import type { Paired } from '../../shared/wire/server-message.ts';
import type { Seek } from '../../shared/wire/rest.ts';
import { doTermsFit, type Terms, termsOf } from './terms.ts';

/** A connection that seeks. */
export interface Seeker {
  readonly address: string;
  readonly isOpen: boolean;
  tell(event: 'paired', message: Paired): void;
}

/** One who waits, on one connection or on several that ask for the same. */
export interface Wait {
  /** In the lobby. */
  readonly id: string;
  /** Whose it is: the token's hash and the id that its owner gave it. */
  readonly key: string;
  readonly seek: string;
  readonly tokenHash: string;
  readonly name: string;
  readonly terms: Terms;
  /** As it was asked for, the hash in the token's place. */
  readonly asked: DecodedSeek;
  readonly address: string;
  readonly sinceMs: number;
  readonly seekers: Set<Seeker>;
  /** The process at which it waits; `null`: this one. */
  readonly home: string | null;
  /** While a match is made for it: whether that comes about. */
  pairing: Promise<boolean> | null;
}

/** One who begins to wait, for whom nobody asks yet. */
export function waitOf(
  asked: DecodedSeek,
  given: Pick<Wait, 'id' | 'key' | 'address' | 'sinceMs' | 'home'>,
): Wait {
  const { id: seek, name, token: tokenHash } = asked;
  const terms = termsOf(asked);
  return { ...given, asked, seek, name, tokenHash, terms, seekers: new Set(), pairing: null };
}

/** As the lobby shows it. */
export function shownAs({ id, terms, name, sinceMs }: Wait, nowMs: number): Seek {
  const { mode, rulesetName: ruleset, clockMs, side } = terms;
  return { id, mode, ruleset, clockMs, side, name, sinceMs: Math.round(nowMs - sinceMs) };
}

/** Each connection waits for one thing at most. */
export class Waiting {
  /** The longest wait first. */
  readonly #waits = new Map<string, Wait>();
  readonly #byKey = new Map<string, Wait>();
  readonly #bySeeker = new Map<Seeker, Wait>();
  /** Told of each who waits here no longer. */
  readonly #onGone: (wait: Wait) => void;

  constructor(onGone: (wait: Wait) => void = () => {}) {
    this.#onGone = onGone;
  }

  get size(): number {
    return this.#waits.size;
  }

  /** Those who wait at this process. */
  here(): Wait[] {
    return [...this.#waits.values()].filter(({ home }) => home === null);
  }

  /** Those whom nobody is being paired with. */
  free(): Wait[] {
    return [...this.#waits.values()].filter(({ pairing }) => pairing === null);
  }

  countOf(address: string): number {
    return this.here().filter((wait) => wait.address === address).length;
  }

  find(id: string): Wait | undefined {
    return this.#waits.get(id);
  }

  findByKey(key: string): Wait | undefined {
    return this.#byKey.get(key);
  }

  ofSeeker(seeker: Seeker): Wait | undefined {
    return this.#bySeeker.get(seeker);
  }

  /** Who has waited longest and fits, and is not the same person. */
  findFitting(wait: Wait): Wait | undefined {
    return this.free().find(
      (other) =>
        other !== wait && other.tokenHash !== wait.tokenHash && doTermsFit(other.terms, wait.terms),
    );
  }

  add(wait: Wait): void {
    this.#waits.set(wait.id, wait);
    this.#byKey.set(wait.key, wait);
  }

  /** The connection waits for this, too. */
  attach(seeker: Seeker, wait: Wait): void {
    wait.seekers.add(seeker);
    this.#bySeeker.set(seeker, wait);
  }

  /** The connection waits no longer; nobody does where it was the last. */
  detach(seeker: Seeker): void {
    const wait = this.#bySeeker.get(seeker);
    if (wait === undefined) return;
    this.#bySeeker.delete(seeker);
    wait.seekers.delete(seeker);
    this.dropIfLeft(wait);
  }

  /** Of whom a match is being made it is known later whether anybody waits. */
  dropIfLeft(wait: Wait): void {
    if (wait.seekers.size === 0 && wait.pairing === null && wait.home === null) this.delete(wait);
  }

  delete(wait: Wait): void {
    if (this.#waits.delete(wait.id) && wait.home === null) this.#onGone(wait);
    this.#byKey.delete(wait.key);
    for (const seeker of wait.seekers) this.#bySeeker.delete(seeker);
  }
}
