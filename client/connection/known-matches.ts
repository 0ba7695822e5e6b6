/** What was last known of one's own matches, kept in the browser: shown before the server answers. */
import type { MatchSummary } from '../../shared/wire/rest.ts';
import type { KeptTexts } from './kept-text.ts';

const PREFIX = 'twin-tigers.match.';

export class KnownMatches {
  readonly #texts: KeptTexts;

  constructor(texts: KeptTexts) {
    this.#texts = texts;
  }

  /** `null` where nothing is known, or what was kept is damaged. */
  get(match: string): MatchSummary | null {
    const text = this.#texts.get(PREFIX + match);
    if (text === null) return null;
    try {
      const kept: unknown = JSON.parse(text);
      return isSummary(kept, match) ? kept : null;
    } catch {
      return null;
    }
  }

  keep(summary: MatchSummary): void {
    this.#texts.set(PREFIX + summary.id, JSON.stringify(summary));
  }

  /** Lets go of every match that is none of these. */
  keepOnly(matches: readonly string[]): void {
    for (const key of this.#texts.keys())
      if (key.startsWith(PREFIX) && !matches.includes(key.slice(PREFIX.length)))
        this.#texts.remove(key);
  }
}

/** Only we write here: whatever has the right id and state is believed. */
function isSummary(kept: unknown, match: string): kept is MatchSummary {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'id' in kept &&
    kept.id === match &&
    'state' in kept &&
    'mode' in kept
  );
}
