/** When a sound is heard, and which one an event makes. */
import { describe, expect, test } from 'vitest';
import { soundOf } from '../../client/sound/event-sound.ts';
import { SoundBox, STALE_MS } from '../../client/sound/sound-box.ts';
import type { Speaker } from '../../client/sound/speaker.ts';
import { SOUND_NAMES, SOUNDS, type Tone } from '../../client/sound/tones.ts';
import { apply } from '../../shared/match/apply.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import { actionOf } from '../support/text.ts';

/** A speaker that writes down what it is given, and wakes when told to. */
class FakeSpeaker implements Speaker {
  readonly played: (readonly Tone[])[] = [];
  awake = true;
  readonly #wakers: (() => void)[] = [];

  isAwake(): boolean {
    return this.awake;
  }

  wake(): Promise<void> {
    return new Promise((resolve) => this.#wakers.push(resolve));
  }

  play(tones: readonly Tone[]): void {
    this.played.push(tones);
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

  test.each(SOUND_NAMES)('%s is over within a second', (name) => {
    const ends = SOUNDS[name].map(({ at, lasts }) => at + lasts);
    expect(Math.max(...ends)).toBeLessThanOrEqual(1);
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
        computer: null,
      },
    },
    { kind: 'joined', guestName: '' },
  ] as const satisfies MatchEvent[];

  function matchAfter(...events: MatchEvent[]): Match {
    const [created, ...rest] = [...joined, ...events];
    return rest.reduce((match, event) => apply(match, event, 0), apply(null, created, 0));
  }

  test('that is a ply sounds like its action', () => {
    const ply = { kind: 'ply', board: 'left', ply: 0, leftMs: null, hinted: false } as const;
    const placed: MatchEvent = { ...ply, action: actionOf('c3') };
    expect(soundOf(placed, matchAfter(placed), 'host')).toBe('place');
    expect(soundOf({ ...ply, action: actionOf('a1-b2') }, matchAfter(), 'host')).toBe('step');
    expect(soundOf({ ...ply, action: actionOf('a1xc3') }, matchAfter(), 'host')).toBe('capture');
  });

  test('that ends the match sounds of winning or losing, as the viewer sits', () => {
    const resigned: MatchEvent = { kind: 'resigned', seat: 'guest', leftMs: null };
    const match = matchAfter(resigned);
    expect(soundOf(resigned, match, 'host')).toBe('win');
    expect(soundOf(resigned, match, 'guest')).toBe('loss');
    expect(soundOf(resigned, match, 'spectator')).toBe('win');
  });

  test('that cancels the match, or talks of a rematch, makes no sound', () => {
    const cancelled: MatchEvent = { kind: 'cancelled', cause: 'idle' };
    expect(soundOf(cancelled, matchAfter(cancelled), 'host')).toBeNull();
    const offered: MatchEvent = { kind: 'rematch-offered', seat: 'host' };
    expect(soundOf(offered, matchAfter(cancelled, offered), 'guest')).toBeNull();
  });

  test('that only concerns offers makes no sound', () => {
    const offered: MatchEvent = { kind: 'draw-offered', seat: 'host', object: 'match' };
    expect(soundOf(offered, matchAfter(offered), 'guest')).toBeNull();
  });
});
