/** How matches end and begin otherwise: resigning, cancelling, seats and rematches (RULES.md). */
import { describe, expect, it } from 'vitest';
import { CANCEL_CAUSES } from '../../shared/match/event.ts';
import { rematchSetup } from '../../shared/match/rematch.ts';
import { MatchPlay, plyOf } from '../support/match-play.ts';
import { classicSetup, finalSetup } from '../support/match-setup.ts';

describe('resigning', () => {
  it.each([
    { seat: 'host', end: 'guest: resigned' },
    { seat: 'guest', end: 'host: resigned' },
  ] as const)('loses the match for the $seat, at turn or not', ({ seat, end }) => {
    const play = MatchPlay.begin().play('L.c3');
    play.wait(2500);
    expect(play.seat(seat, { kind: 'resign' })).toMatchObject({ event: { leftMs: 57_500 } });
    expect(play.end).toBe(end);
    expect(play.match.clock).toBeNull();
  });

  it('is possible before the first ply, and not before the second seat is taken', () => {
    expect(MatchPlay.begin().guest({ kind: 'resign' })).toMatchObject({ kind: 'accepted' });
    expect(new MatchPlay().host({ kind: 'resign' })).toMatchObject({ refusal: 'not-started' });
  });
});

describe('after the end', () => {
  it('nothing is accepted but what concerns a rematch', () => {
    const play = MatchPlay.begin();
    play.host({ kind: 'resign' });
    const { match } = play;
    expect(play.host(plyOf(match, 'L.c3'))).toMatchObject({ refusal: 'match-over' });
    expect(play.guest({ kind: 'resign' })).toMatchObject({ refusal: 'match-over' });
    expect(play.server({ kind: 'flag', seq: match.seq })).toMatchObject({ refusal: 'match-over' });
    expect(play.server({ kind: 'join', guestName: 'Cat' })).toMatchObject({
      refusal: 'match-over',
    });
    expect(play.match).toBe(match);
  });
});

describe('an open match', () => {
  it('becomes live with its second seat, once', () => {
    const play = new MatchPlay();
    play.server({ kind: 'join', guestName: 'Bea' });
    expect(play.match.guestName).toBe('Bea');
    expect(play.server({ kind: 'join', guestName: 'Cat' })).toMatchObject({
      refusal: 'seat-taken',
    });
  });

  it('is cancelled by its host, and by nobody else', () => {
    const play = new MatchPlay();
    expect(play.guest({ kind: 'cancel' })).toMatchObject({ refusal: 'only-the-host-cancels' });
    play.host({ kind: 'cancel' });
    expect([play.end, play.match.cancelCause]).toEqual(['none: cancelled', 'host']);
  });

  it('is not cancelled once it is live', () => {
    expect(MatchPlay.begin().host({ kind: 'cancel' })).toMatchObject({
      refusal: 'already-started',
    });
  });

  it.each(CANCEL_CAUSES)('cancelled by the server keeps its cause: %s', (cause) => {
    const play = new MatchPlay();
    play.server({ kind: 'cancel-match', cause });
    expect([play.end, play.match.cancelCause]).toEqual(['none: cancelled', cause]);
  });
});

describe('a rematch', () => {
  const offer = (next: string) => ({ kind: 'offer-rematch', next }) as const;

  function ended(): MatchPlay {
    const play = MatchPlay.begin();
    play.host({ kind: 'resign' });
    return play;
  }

  it('is agreed on when both seats have offered it: the last offer’s id is the next match', () => {
    const play = ended();
    play.guest(offer('one'));
    expect(play.match.rematch).toEqual({ offeredBy: 'guest', next: null });
    play.host(offer('two'));
    expect(play.match.rematch).toEqual({ offeredBy: 'guest', next: 'two' });
  });

  it('is agreed on once', () => {
    const play = ended();
    play.guest(offer('one'));
    play.host(offer('two'));
    for (const command of [offer('three'), { kind: 'decline-rematch' } as const])
      expect(play.guest(command)).toMatchObject({ refusal: 'rematch-agreed' });
  });

  it('is not agreed on by one seat alone', () => {
    const play = ended();
    play.guest(offer('one'));
    expect(play.guest(offer('two'))).toMatchObject({ refusal: 'already-offered' });
  });

  it('is declined by the other seat, or taken back, and may then be offered by the other', () => {
    for (const seat of ['host', 'guest'] as const) {
      const play = ended();
      play.guest(offer('one'));
      play.seat(seat, { kind: 'decline-rematch' });
      expect(play.match.rematch.offeredBy).toBeNull();
      expect(play.host(offer('two'))).toMatchObject({ event: { kind: 'rematch-offered' } });
    }
  });

  it('is offered once by each seat, so that no seat fills the log by offering and withdrawing', () => {
    const play = ended();
    play.guest(offer('one'));
    play.guest({ kind: 'decline-rematch' });
    const { seq } = play.match;
    for (let count = 0; count < 5; count += 1) {
      expect(play.guest(offer('again'))).toMatchObject({ refusal: 'already-offered' });
      play.guest({ kind: 'decline-rematch' });
    }
    expect(play.match.seq).toBe(seq);
    play.host(offer('two'));
    expect(play.guest(offer('three'))).toMatchObject({ event: { next: 'three' } });
  });

  it('is not declined where none was offered', () => {
    expect(ended().host({ kind: 'decline-rematch' })).toMatchObject({ refusal: 'no-such-offer' });
  });

  it('is offered after the end, of a match that had two seats', () => {
    expect(MatchPlay.begin().host(offer('one'))).toMatchObject({ refusal: 'match-not-over' });
    const play = new MatchPlay();
    play.host({ kind: 'cancel' });
    expect(play.host(offer('one'))).toMatchObject({ refusal: 'not-started' });
  });

  it('swaps the seats and with them the armies, and keeps all else', () => {
    const setup = classicSetup({ hostSide: 'tigers', clockMs: 90_000 });
    const { match } = MatchPlay.begin(setup);
    expect(rematchSetup(match)).toMatchObject({
      setup: { ...setup, hostName: 'Bea' },
      guestName: 'Ann',
    });
    expect(rematchSetup(MatchPlay.begin(finalSetup()).match).setup.mode).toBe('final');
  });
});
