/** The browser's audio behind three verbs. */
import type { Tone } from './tones.ts';

export interface Speaker {
  isAwake(): boolean;
  /** Resolves once it is awake; never where the browser does not allow it. */
  wake(): Promise<void>;
  /** Returns what silences them before their end. */
  play(tones: readonly Tone[]): () => void;
}

/** Seconds. */
const SILENCING = 0.004;

/** Must be called while a gesture is handled, or the browser keeps it asleep. */
export function browserSpeaker(): Speaker {
  const context = new AudioContext();
  // Takes the bright edge off every tone, as a room does.
  const room = new BiquadFilterNode(context, { type: 'lowpass', frequency: 3200, Q: 0.3 });
  room.connect(context.destination);
  return {
    isAwake: () => context.state === 'running',
    wake: () => context.resume(),
    play: (tones) => {
      const volume = new GainNode(context);
      volume.connect(room);
      for (const tone of tones) playTone(context, tone, volume);
      return () => {
        // Within a few milliseconds: at once would be a click.
        volume.gain.setTargetAtTime(0, context.currentTime, SILENCING);
      };
    },
  };
}

function playTone(context: AudioContext, tone: Tone, into: AudioNode): void {
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
  oscillator.connect(envelope).connect(into);
  oscillator.start(start);
  oscillator.stop(end);
}
