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

export const SOUND_NAMES = [
  'place',
  'step',
  'capture',
  'flag',
  'win',
  'loss',
  'draw',
  'low-time',
  'offer',
  'talk',
] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** Something of wood on wood: a dull body that gives way, and the short bright edge of the touch. */
function knock(hertz: number, at: number, gain: number): Tone[] {
  return [
    { wave: 'sine', hertz, toHertz: hertz * 0.55, at, lasts: 0.1, gain },
    { wave: 'triangle', hertz: hertz * 3.4, toHertz: hertz * 2, at, lasts: 0.03, gain: gain / 4 },
  ];
}

/** Something that is struck and rings: its tone, and an octave above it that dies sooner. */
function ring(hertz: number, at: number, lasts: number, gain: number): Tone[] {
  return [
    { wave: 'sine', hertz, at, lasts, gain },
    { wave: 'sine', hertz: 2 * hertz, at, lasts: lasts / 2, gain: gain / 3 },
  ];
}

function run(hertz: readonly number[], apart: number, lasts: number): Tone[] {
  return hertz.flatMap((pitch, i) => ring(pitch, i * apart, lasts, 0.26));
}

/** The runs keep to five tones of a scale without half steps (C D E G A), as hill songs do. */
export const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  place: knock(440, 0, 0.5),
  step: knock(300, 0, 0.5),
  // A growl while it leaps, then all four paws.
  capture: [
    { wave: 'triangle', hertz: 150, toHertz: 75, at: 0, lasts: 0.16, gain: 0.3 },
    ...knock(230, 0.11, 0.6),
    ...knock(180, 0.15, 0.3),
  ],
  // A small bell, and the flag falls.
  flag: [...ring(587.33, 0, 0.34, 0.3), ...knock(196, 0.2, 0.4)],
  win: run([523.25, 587.33, 659.26, 783.99, 1046.5], 0.09, 0.45),
  loss: run([440, 392, 329.63, 261.63], 0.14, 0.5),
  draw: [...run([392, 392], 0.22, 0.42), ...run([523.25, 523.25], 0.22, 0.42)],
  'low-time': [...knock(620, 0, 0.4), ...knock(620, 0.14, 0.4)],
  offer: run([440, 659.26], 0.1, 0.3),
  talk: ring(523.25, 0, 0.16, 0.2),
};

/** How long the first of two sounds has for itself before the second begins, as a share of its length. */
const OVERLAP = 0.6;

/** The tones of several sounds, each beginning before the one before it has faded. */
export function inTurn(names: readonly SoundName[]): readonly Tone[] {
  let start = 0;
  return names.flatMap((name) => {
    const tones = SOUNDS[name].map((tone) => ({ ...tone, at: tone.at + start }));
    start += OVERLAP * Math.max(...SOUNDS[name].map(({ at, lasts }) => at + lasts));
    return tones;
  });
}
