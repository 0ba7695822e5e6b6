/** The browser's audio behind three verbs. */
import type { Tone } from './tones.ts';

export interface Speaker {
  isAwake(): boolean;
  /** Resolves once it is awake; never where the browser does not allow it. */
  wake(): Promise<void>;
  play(tones: readonly Tone[]): void;
}

/** Must be called while a gesture is handled, or the browser keeps it asleep. */
export function browserSpeaker(): Speaker {
  const context = new AudioContext();
  return {
    isAwake: () => context.state === 'running',
    wake: () => context.resume(),
    play: (tones) => {
      for (const tone of tones) playTone(context, tone);
    },
  };
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
  oscillator.frequency.setValueAtTime(tone.hertz, start);
  if (tone.toHertz !== undefined)
    oscillator.frequency.exponentialRampToValueAtTime(tone.toHertz, end);
  oscillator.connect(envelope).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
