/** The clock of a ply in the match core: what counts to the millisecond, and what never touches it. */
import { describe, expect, it } from 'vitest';
import type { SeatCommand } from '../../shared/match/command.ts';
import { MatchPlay, plyOf } from '../support/match-play.ts';
import { classicSetup, finalSetup } from '../support/match-setup.ts';

/** A final in which each seat has made a ply; the host's clock of a minute has just started. */
function begin(): MatchPlay {
  return MatchPlay.begin().play('L.c3 L.a1-b2 R.a1-b2 R.c3');
}

const flag = (play: MatchPlay) => play.server({ kind: 'flag', seq: play.match.seq });

describe('to the millisecond', () => {
  const edges = [0, 300, 1000].flatMap((graceMs) =>
    [-1, 0, 1].map((offMs) => ({ graceMs, offMs, isLate: offMs > 0 })),
  );

  it.each(edges)('a ply at deadline + $graceMs + $offMs ms: late is $isLate', (edge) => {
    const play = begin();
    play.graceMs = edge.graceMs;
    play.wait(60_000 + edge.graceMs + edge.offMs);
    const decision = play.host(plyOf(play.match, 'L.d3'));
    expect(decision.kind).toBe(edge.isLate ? 'flagged' : 'accepted');
    expect(play.end).toBe(edge.isLate ? 'guest: flag' : 'open');
  });

  it.each(edges)('the flag at deadline + $graceMs + $offMs ms: falls is $isLate', (edge) => {
    const play = begin();
    play.graceMs = edge.graceMs;
    play.wait(60_000 + edge.graceMs + edge.offMs);
    expect(flag(play)).toMatchObject(
      edge.isLate ? { kind: 'flagged' } : { kind: 'refused', refusal: 'too-early' },
    );
  });

  const commands: readonly SeatCommand[] = [
    { kind: 'resign' },
    { kind: 'offer-draw', object: 'match' },
    { kind: 'accept-draw', offer: 0 },
    { kind: 'cancel' },
  ];

  it.each(commands)('$kind is judged by the flag first, from either seat', (command) => {
    for (const seat of ['host', 'guest'] as const) {
      const play = begin();
      play.wait(60_001);
      expect(play.seat(seat, command)).toMatchObject({
        kind: 'flagged',
        event: { kind: 'flag', seat: 'host' },
      });
    }
  });

  it('in both orders of a race there is one result', () => {
    const plyFirst = begin();
    const armedAt = plyFirst.match.seq;
    plyFirst.wait(60_000);
    plyFirst.play('L.d3');
    plyFirst.wait(1);
    expect(plyFirst.server({ kind: 'flag', seq: armedAt })).toMatchObject({ refusal: 'stale' });
    expect(plyFirst.end).toBe('open');

    const flagFirst = begin();
    flagFirst.wait(60_001);
    flag(flagFirst);
    expect(flagFirst.host(plyOf(flagFirst.match, 'L.d3'))).toMatchObject({
      refusal: 'match-over',
    });
    expect(flagFirst.end).toBe('guest: flag');
  });
});

describe('the clock', () => {
  it('starts full with each ply', () => {
    const play = begin();
    play.wait(12_345);
    play.play('L.d3');
    expect(play.leftMs).toBe(60_000);
    expect(play.match.plies.at(-1)?.leftMs).toBe(47_655);
  });

  it('is not raised by a ply stamped before it started', () => {
    const play = begin();
    play.nowMs -= 500;
    play.play('L.d3');
    expect(play.match.plies.at(-1)?.leftMs).toBe(60_000);
  });

  it('runs out for the seat to act, whichever board is at turn', () => {
    const play = begin().play('L.d3');
    play.wait(60_001);
    flag(play);
    expect(play.end).toBe('host: flag');
  });

  it('does not run before the first ply, however long that takes', () => {
    const play = new MatchPlay();
    play.server({ kind: 'join', guestName: 'Bea' });
    play.wait(3_600_000);
    expect(flag(play)).toMatchObject({ refusal: 'no-clock' });
    play.play('L.c3');
    expect(play.match.plies[0]?.leftMs).toBe(60_000);
    expect(play.leftMs).toBe(60_000);
  });

  it('starts once', () => {
    const play = begin();
    expect(play.server({ kind: 'start-clock' })).toMatchObject({ refusal: 'already-running' });
    expect(new MatchPlay().server({ kind: 'start-clock' })).toMatchObject({
      refusal: 'not-started',
    });
  });

  it('does not exist in an untimed match', () => {
    const play = MatchPlay.begin(classicSetup({ clockMs: null }));
    expect(play.server({ kind: 'start-clock' })).toMatchObject({ refusal: 'no-clock' });
    expect(play.server({ kind: 'shift-clock', leftMs: 1 })).toMatchObject({ refusal: 'no-clock' });
    play.play('L.c3');
    expect([play.leftMs, play.match.plies[0]?.leftMs]).toEqual([null, null]);
  });
});

describe('a shift', () => {
  it('sets the clock visibly, and what is left is judged by it', () => {
    const play = begin();
    play.wait(50_000);
    expect(play.server({ kind: 'shift-clock', leftMs: 15_000 })).toMatchObject({
      event: { kind: 'clock-shifted', leftMs: 15_000 },
    });
    play.wait(15_000);
    play.play('L.d3');
    expect(play.match.plies.at(-1)?.leftMs).toBe(0);
  });

  it('gives no more than a full clock and no less than nothing', () => {
    const play = begin();
    play.server({ kind: 'shift-clock', leftMs: 600_000 });
    expect(play.leftMs).toBe(60_000);
    play.server({ kind: 'shift-clock', leftMs: -5 });
    expect(play.leftMs).toBe(0);
  });

  it('makes a flag stale that was to fall before it', () => {
    const play = begin();
    const armedAt = play.match.seq;
    play.wait(60_001);
    play.server({ kind: 'shift-clock', leftMs: 15_000 });
    expect(play.server({ kind: 'flag', seq: armedAt })).toMatchObject({ refusal: 'stale' });
  });
});

describe('a seat that flags before its own first ply', () => {
  it.each([
    { plies: 'L.c3', whose: 'the guest' },
    { plies: '', whose: 'the host' },
  ])('never came: $whose', ({ plies }) => {
    const play = MatchPlay.begin(finalSetup());
    if (plies !== '') play.play(plies);
    play.wait(60_001);
    flag(play);
    expect(play.end).toBe('none: no-show');
  });

  it('loses once it has made a ply', () => {
    const play = MatchPlay.begin().play('L.c3 L.a1-b2');
    play.wait(60_001);
    flag(play);
    expect(play.end).toBe('guest: flag');
  });
});
