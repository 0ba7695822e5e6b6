/** Plays the sounds of the game: silent until the first gesture, and never late. */
import { browserSpeaker, type Speaker } from './speaker.ts';
import { inTurn, type SoundName } from './tones.ts';

/** A sound that could not start within this is dropped: nobody wants a burst on coming back. */
export const STALE_MS = 400;

/** Sounds closer than this come of one cause, as when a lost line is back: the last alone is heard. */
export const AT_ONCE_MS = 70;

/** What the box needs of its surroundings, by name. */
export interface SoundSurroundings {
  /** Milliseconds, steadily forward. */
  readonly now: () => number;
  /** Whether the page is out of sight. */
  readonly isHidden: () => boolean;
  /** Called within a gesture, once. */
  readonly createSpeaker: () => Speaker;
}

const BROWSER: SoundSurroundings = {
  now: () => performance.now(),
  isHidden: () => document.hidden,
  createSpeaker: browserSpeaker,
};

/** One for a page. Call `unlock` while handling the person's first gesture (join, a tap). */
export class SoundBox {
  isMuted = false;
  readonly #surroundings: SoundSurroundings;
  #speaker: Speaker | null = null;
  #playedAt = -Infinity;
  #silence: () => void = () => {};

  constructor(surroundings: SoundSurroundings = BROWSER) {
    this.#surroundings = surroundings;
  }

  /** Browsers let sounds be heard only after a gesture; calling it again costs nothing. */
  unlock(): void {
    this.#speaker ??= this.#surroundings.createSpeaker();
    if (!this.#speaker.isAwake()) void this.#speaker.wake();
  }

  /** Plays sounds in turn from now, or not at all: muted, locked, out of sight, or too late after a sleep. */
  play(...names: readonly SoundName[]): void {
    const speaker = this.#speaker;
    if (names.length === 0 || this.isMuted || speaker === null) return;
    if (this.#surroundings.isHidden()) return;
    if (speaker.isAwake()) this.#playOn(speaker, names);
    else void this.#playAfterWaking(speaker, names);
  }

  async #playAfterWaking(speaker: Speaker, names: readonly SoundName[]): Promise<void> {
    const askedAt = this.#surroundings.now();
    await speaker.wake();
    if (this.#surroundings.now() - askedAt <= STALE_MS) this.#playOn(speaker, names);
  }

  #playOn(speaker: Speaker, names: readonly SoundName[]): void {
    const now = this.#surroundings.now();
    if (now - this.#playedAt < AT_ONCE_MS) this.#silence();
    this.#playedAt = now;
    this.#silence = speaker.play(inTurn(names));
  }
}
