/** When a sound is heard, and which one an event makes. */
import { describe, expect, test } from 'vitest';
import { soundsOf } from '../../client/sound/event-sound.ts';
import { AT_ONCE_MS, SoundBox, STALE_MS } from '../../client/sound/sound-box.ts';
import type { Speaker } from '../../client/sound/speaker.ts';
import { inTurn, SOUND_NAMES, SOUNDS, type Tone } from '../../client/sound/tones.ts';
import { apply } from '../../shared/match/apply.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import { actionOf } from '../support/text.ts';

/** A speaker that writes down what it is given, and wakes when told to. */
class FakeSpeaker implements Speaker {
  readonly played: (readonly Tone[])[] = [];
  silenced = 0;
  awake = true;
  readonly #wakers: (() => void)[] = [];

  isAwake(): boolean {
    return this.awake;
  }

  wake(): Promise<void> {
    return new Promise((resolve) => this.#wakers.push(resolve));
  }

  play(tones: readonly Tone[]): () => void {
    this.played.push(tones);
    return () => {
      this.silenced += 1;
    };
  }

  async wakeUp(): Promise<void> {
    this.awake = true;
    for (const waker of this.#wakers) waker();
    // Whoever waited for the waking goes on in the microtasks before this one's end.
    await Promise.resolve();
  }
}

function openBox(): {
  box: SoundBox;
  speaker: FakeSpeaker;
  page: { nowMs: number; hidden: boolean };
} {
  const speaker = new FakeSpeaker();
  const page = { nowMs: 0, hidden: false };
  const box = new SoundBox({
    now: () => page.nowMs,
    isHidden: () => page.hidden,
    createSpeaker: () => speaker,
  });
  return { box, speaker, page };
}

function lengthOf(tones: readonly Tone[]): number {
  return Math.max(...tones.map(({ at, lasts }) => at + lasts));
}

/** The loudest that tones can become together: the sum of their envelopes as the speaker shapes them. */
function peakOf(tones: readonly Tone[]): number {
  const envelopeAt = (time: number, { at, lasts, gain }: Tone): number =>
    time < at || time > at + lasts ? 0 : gain * (0.0001 / gain) ** ((time - at) / lasts);
  const moments = Array.from({ length: 1000 }, (_, i) => i / 1000);
  const sums = moments.map((time) => tones.reduce((sum, tone) => sum + envelopeAt(time, tone), 0));
  return Math.max(...sums);
}

describe('sounds', () => {
  test('are silent before the first gesture', () => {
    const { box, speaker } = openBox();
    box.play('step');
    expect(speaker.played).toEqual([]);
  });

  test('are heard after it', () => {
    const { box, speaker } = openBox();
    box.unlock();
    box.play('capture');
    expect(speaker.played).toEqual([SOUNDS.capture]);
  });

  test('are silent while muted and on a hidden page', () => {
    const { box, speaker, page } = openBox();
    box.unlock();
    box.isMuted = true;
    box.play('step');
    box.isMuted = false;
    page.hidden = true;
    box.play('step');
    expect(speaker.played).toEqual([]);
  });

  test('that had to wait are heard while they are fresh, and dropped when stale', async () => {
    const { box, speaker, page } = openBox();
    speaker.awake = false;
    box.unlock();
    box.play('step');
    page.nowMs += 1;
    box.play('place');
    page.nowMs += STALE_MS;
    await speaker.wakeUp();
    expect(speaker.played).toEqual([SOUNDS.place]);
  });

  test('of one cause are heard as the last of them, and others one after the other', () => {
    const { box, speaker, page } = openBox();
    box.unlock();
    for (const name of ['step', 'place', 'win'] as const) box.play(name);
    expect(speaker.silenced).toBe(2);
    page.nowMs += AT_ONCE_MS;
    box.play('talk');
    expect(speaker.silenced).toBe(2);
  });

  test('in turn begin before the one before has faded, and never together with it', () => {
    const both = inTurn(['capture', 'win']);
    const start = both[SOUNDS.capture.length]?.at ?? 0;
    expect(both.slice(0, SOUNDS.capture.length)).toEqual(SOUNDS.capture);
    expect(start).toBeGreaterThan(0.1);
    expect(start).toBeLessThan(lengthOf(SOUNDS.capture));
  });

  test.each(SOUND_NAMES)('%s is over within a second', (name) => {
    expect(lengthOf(SOUNDS[name])).toBeLessThanOrEqual(1);
  });

  test.each(SOUND_NAMES)('%s is neither distorted nor lost beside the others', (name) => {
    const peak = peakOf(SOUNDS[name]);
    expect(peak).toBeLessThanOrEqual(0.9);
    expect(peak).toBeGreaterThanOrEqual(0.15);
  });

  test('are no two alike', () => {
    expect(new Set(SOUND_NAMES.map((name) => JSON.stringify(SOUNDS[name]))).size).toBe(
      SOUND_NAMES.length,
    );
  });
});

describe('an event', () => {
  const joined = [
    {
      kind: 'created',
      rematchOf: null,
      setup: {
        mode: 'final',
        clockMs: 60_000,
        ruleset: DEFAULT_RULESET,
        isPublic: false,
        allowsSpectators: true,
        hostName: '',
        spectatorDelayMs: 0,
        computer: null,
      },
    },
    { kind: 'joined', guestName: '' },
  ] as const satisfies MatchEvent[];

  function matchAfter(...events: MatchEvent[]): Match {
    const [created, ...rest] = [...joined, ...events];
    return rest.reduce((match, event) => apply(match, event, 0), apply(null, created, 0));
  }

  const offers = (seat: 'host' | 'guest'): MatchEvent[] => [
    { kind: 'draw-offered', seat, object: 'match' },
    { kind: 'takeback-offered', seat, plies: 1 },
    { kind: 'rematch-offered', seat },
  ];

  test('that is a ply sounds like its action', () => {
    const ply = { kind: 'ply', board: 'left', ply: 0, leftMs: null, hinted: false } as const;
    const placed: MatchEvent = { ...ply, action: actionOf('c3') };
    expect(soundsOf(placed, matchAfter(placed), 'host')).toEqual(['place']);
    expect(soundsOf({ ...ply, action: actionOf('a1-b2') }, matchAfter(), 'host')).toEqual(['step']);
    expect(soundsOf({ ...ply, action: actionOf('a1xc3') }, matchAfter(), 'host')).toEqual([
      'capture',
    ]);
  });

  test('that ends the match sounds of winning or losing, as the viewer sits', () => {
    const resigned: MatchEvent = { kind: 'resigned', seat: 'guest', leftMs: null };
    const match = matchAfter(resigned);
    expect(soundsOf(resigned, match, 'host')).toEqual(['win']);
    expect(soundsOf(resigned, match, 'guest')).toEqual(['loss']);
    expect(soundsOf(resigned, match, 'spectator')).toEqual(['win']);
  });

  test('that is a flag lets it fall before the end is heard', () => {
    const actions = [actionOf('c3'), actionOf('a1-b1')];
    const flag: MatchEvent = { kind: 'flag', seat: 'guest' };
    const plies = actions.map((action, ply): MatchEvent => {
      return { kind: 'ply', board: 'left', ply, action, leftMs: 1000, hinted: false };
    });
    const match = matchAfter({ kind: 'clock-started' }, ...plies, flag);
    expect(soundsOf(flag, match, 'host')).toEqual(['flag', 'win']);
    expect(soundsOf(flag, match, 'guest')).toEqual(['flag', 'loss']);
  });

  test('that agrees on a draw sounds of it', () => {
    const agreed: MatchEvent = {
      kind: 'draw-agreed',
      seat: 'guest',
      object: 'match',
      leftMs: null,
    };
    expect(soundsOf(agreed, matchAfter(agreed), 'host')).toEqual(['draw']);
  });

  test('that cancels the match makes no sound', () => {
    const cancelled: MatchEvent = { kind: 'cancelled', cause: 'idle' };
    expect(soundsOf(cancelled, matchAfter(cancelled), 'host')).toEqual([]);
  });

  test.each(offers('host'))('$kind calls the other seat, and nobody else', (offered) => {
    expect(soundsOf(offered, matchAfter(), 'guest')).toEqual(['offer']);
    for (const viewer of ['host', 'spectator', 'both'] as const)
      expect(soundsOf(offered, matchAfter(), viewer)).toEqual([]);
  });

  test('that takes the second seat calls the host', () => {
    const [, taken] = joined;
    expect(soundsOf(taken, matchAfter(), 'host')).toEqual(['offer']);
    expect(soundsOf(taken, matchAfter(), 'guest')).toEqual([]);
  });
});
