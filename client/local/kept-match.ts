/** The match at one screen, kept while its tab lives: a reload takes nothing away. */
import type { MatchEvent } from '../../shared/match/event.ts';
import { decodeEvent, encodeEvent, type WireEvent } from '../../shared/wire/event.ts';
import type { KeptTexts } from '../connection/kept-text.ts';

const KEY = 'twin-tigers.local.';

export class KeptMatch {
  readonly #texts: KeptTexts;
  readonly #key: string;

  /** `name` tells matches apart that are played beside each other: one of each mode. */
  constructor(texts: KeptTexts, name: string) {
    this.#texts = texts;
    this.#key = KEY + name;
  }

  /** The match's events from its making on; none where nothing is kept that can be read. */
  load(): readonly MatchEvent[] {
    try {
      const kept = JSON.parse(this.#texts.get(this.#key) ?? '[]') as readonly WireEvent[];
      return kept.map(decodeEvent);
    } catch {
      return [];
    }
  }

  save(events: readonly MatchEvent[]): void {
    this.#texts.set(this.#key, JSON.stringify(events.map(encodeEvent)));
  }
}
