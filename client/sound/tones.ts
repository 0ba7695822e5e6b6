/** What each sound is made of: partial tones and knocks of wood, so that no file has to be loaded. */

/** One voice of a sound; all times in seconds. */
export interface Tone {
  readonly wave: OscillatorType;
  readonly hertz: number;
  /** Slides to this pitch until its end. */
  readonly toHertz?: number;
  readonly at: number;
  readonly lasts: number;
  /** Loudest, 0–1. */
  readonly gain: number;
}

export const SOUND_NAMES = ['place', 'step', 'capture', 'win', 'loss', 'draw', 'low-time'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** A chord's or a run's notes one after another. */
function notes(hertz: readonly number[], apart: number, lasts: number): Tone[] {
  return hertz.map((pitch, i) => ({
    wave: 'triangle',
    hertz: pitch,
    at: i * apart,
    lasts,
    gain: 0.22,
  }));
}

export const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  place: [
    { wave: 'sine', hertz: 520, toHertz: 260, at: 0, lasts: 0.09, gain: 0.5 },
    { wave: 'triangle', hertz: 1560, toHertz: 900, at: 0, lasts: 0.03, gain: 0.14 },
  ],
  step: [
    { wave: 'sine', hertz: 300, toHertz: 180, at: 0, lasts: 0.08, gain: 0.45 },
    { wave: 'triangle', hertz: 1200, toHertz: 700, at: 0, lasts: 0.025, gain: 0.1 },
  ],
  capture: [
    { wave: 'sawtooth', hertz: 170, toHertz: 70, at: 0, lasts: 0.16, gain: 0.16 },
    { wave: 'sine', hertz: 240, toHertz: 110, at: 0.09, lasts: 0.16, gain: 0.55 },
    { wave: 'triangle', hertz: 900, toHertz: 420, at: 0.09, lasts: 0.05, gain: 0.16 },
  ],
  win: notes([523.25, 659.25, 783.99, 1046.5], 0.11, 0.5),
  loss: notes([392, 349.23, 261.63], 0.17, 0.55),
  draw: notes([440, 440], 0.2, 0.4),
  'low-time': notes([880, 880], 0.16, 0.12),
};
