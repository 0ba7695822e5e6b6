/** Plays the sounds of the game: silent until the first gesture, and never late. */
import { type SoundName, SOUNDS, type Tone } from './tones.ts';

/** A sound that could not start within this is dropped: nobody wants a burst on coming back. */
const STALE_MS = 400;

/** What the box needs of its surroundings, so that tests can name them. */
export interface SoundSurroundings {
  /** Milliseconds, steadily forward. */
  readonly now: () => number;
  readonly createContext: () => AudioContext;
}

const BROWSER: SoundSurroundings = {
  now: () => performance.now(),
  createContext: () => new AudioContext(),
};

/** One for a page. Call `unlock` in a handler of the person's first gesture (join, a tap). */
export class SoundBox {
  isMuted = false;
  readonly #surroundings: SoundSurroundings;
  #context: AudioContext | null = null;

  constructor(surroundings: SoundSurroundings = BROWSER) {
    this.#surroundings = surroundings;
  }

  /** Browsers let sounds be heard only after a gesture; calling it again costs nothing. */
  unlock(): void {
    this.#context ??= this.#surroundings.createContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
  }

  /** Plays a sound now, or not at all: muted, locked, or too late because the page was asleep. */
  play(name: SoundName): void {
    const context = this.#context;
    if (this.isMuted || context === null || document.hidden) return;
    if (context.state === 'running') {
      playTones(context, SOUNDS[name]);
      return;
    }
    const askedAt = this.#surroundings.now();
    void context.resume().then(() => {
      if (this.#surroundings.now() - askedAt <= STALE_MS) playTones(context, SOUNDS[name]);
    });
  }
}

function playTones(context: AudioContext, tones: readonly Tone[]): void {
  for (const tone of tones) playTone(context, tone);
}

function playTone(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + tone.at;
  const end = start + tone.lasts;
  const oscillator = new OscillatorNode(context, { type: tone.wave, frequency: tone.hertz });
  const envelope = new GainNode(context, { gain: 0 });
  // A few milliseconds of rise avoid a click; an exponential fall sounds like wood.
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(tone.gain, start + 0.005);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  if (tone.toHertz !== undefined)
    oscillator.frequency.exponentialRampToValueAtTime(tone.toHertz, end);
  oscillator.connect(envelope).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
