/** Plays the sounds of the game: silent until the first gesture, and never late. */
import { browserSpeaker, type Speaker } from './speaker.ts';
import { type SoundName, SOUNDS } from './tones.ts';

/** A sound that could not start within this is dropped: nobody wants a burst on coming back. */
export const STALE_MS = 400;

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

  constructor(surroundings: SoundSurroundings = BROWSER) {
    this.#surroundings = surroundings;
  }

  /** Browsers let sounds be heard only after a gesture; calling it again costs nothing. */
  unlock(): void {
    this.#speaker ??= this.#surroundings.createSpeaker();
    if (!this.#speaker.isAwake()) void this.#speaker.wake();
  }

  /** Plays a sound now, or not at all: muted, locked, out of sight, or too late after a sleep. */
  play(name: SoundName): void {
    const speaker = this.#speaker;
    if (this.isMuted || speaker === null || this.#surroundings.isHidden()) return;
    if (speaker.isAwake()) speaker.play(SOUNDS[name]);
    else void this.#playAfterWaking(speaker, name);
  }

  async #playAfterWaking(speaker: Speaker, name: SoundName): Promise<void> {
    const askedAt = this.#surroundings.now();
    await speaker.wake();
    if (this.#surroundings.now() - askedAt <= STALE_MS) speaker.play(SOUNDS[name]);
  }
}
