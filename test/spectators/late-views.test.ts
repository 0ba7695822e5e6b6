/** Spectators of a delayed match see it as it was, neither sooner nor otherwise. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LateViews, type WatchedMatch } from '../../server/spectators/late-views.ts';
import { apply } from '../../shared/match/apply.ts';
import type { Match } from '../../shared/match/match.ts';
import { MatchPlay } from '../support/match-play.ts';
import { finalSetup } from '../support/match-setup.ts';

const DELAY_MS = 5000;

/** A final with a ply after each of the pauses, as its coordinator would show it now. */
function played(pauses: readonly number[]): {
  readonly play: MatchPlay;
  readonly door: WatchedMatch;
} {
  const play = MatchPlay.begin(finalSetup({ spectatorDelayMs: DELAY_MS }));
  for (const pause of pauses) {
    play.wait(pause);
    play.playCalmly(1);
  }
  const door = {
    id: 'm',
    match: play.match,
    eventsFrom: (from: number) => play.log.slice(from).map(({ event }) => event),
    recordedMs: (seq: number) => play.log[seq]?.atMs ?? Infinity,
  };
  return { play, door };
}

/** What is old enough at `nowMs`, worked out from the beginning; the first two events always are. */
function expected({ log }: MatchPlay, nowMs: number): Match {
  let match: Match | null = null;
  for (const [seq, { event, atMs }] of log.entries())
    if (seq < 2 || atMs + DELAY_MS <= nowMs) match = apply(match, event, atMs + DELAY_MS);
  if (match === null) throw new Error('a match without events');
  return match;
}

const pauses = fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 12 });
const times = fc.array(fc.integer({ min: 0, max: 80_000 }), { minLength: 1, maxLength: 8 });

test('whenever it is asked for, the view is what was old enough then', () => {
  fc.assert(
    fc.property(pauses, times, (waits, asked) => {
      const { play, door } = played(waits);
      let nowMs = 0;
      const views = new LateViews(() => nowMs);
      for (const atMs of asked.toSorted((a, b) => a - b)) {
        nowMs = atMs;
        const { seq, match } = views.of(door);
        expect(match).toEqual(expected(play, nowMs));
        expect(seq).toBe(match.seq);
      }
    }),
    { numRuns: 50 },
  );
});

test('the match after any number of its events is to be had, whatever was asked before', () => {
  const { play, door } = played([1000, 1000, 1000]);
  let nowMs = 6000;
  const views = new LateViews(() => nowMs);
  views.of(door);
  nowMs = 8000;
  views.of(door);

  for (let seq = 1; seq <= play.log.length; seq += 1) expect(views.after(door, seq).seq).toBe(seq);
});

test('of a match without delay everything is known', () => {
  const { door } = played([1000]);
  const setup = finalSetup();
  const views = new LateViews(() => 0);

  expect(views.of({ ...door, match: { ...door.match, setup } }).seq).toBe(door.match.seq);
});

test('however many matches are watched, few are remembered, and all are right', () => {
  const views = new LateViews(() => 1_000_000);
  const { door } = played([1000, 1000]);

  for (let round = 0; round < 2; round += 1)
    for (let index = 0; index < 300; index += 1)
      expect(views.of({ ...door, id: `m${index}` }).seq).toBe(door.match.seq);
});
