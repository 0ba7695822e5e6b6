/** Draws by agreement, sentence by sentence of RULES.md. */
import { describe, expect, it } from 'vitest';
import type { DrawObject } from '../../shared/match/event.ts';
import type { Seat } from '../../shared/match/seat.ts';
import { MatchPlay } from '../support/match-play.ts';
import { classicSetup } from '../support/match-setup.ts';

const offer = (object: DrawObject = 'match') => ({ kind: 'offer-draw', object }) as const;

/** The offers that stand, as `host left`. */
function standing({ match }: MatchPlay): string[] {
  return match.offers.map(({ seat, object }) => `${seat} ${object}`);
}

/** The id of the only offer that stands. */
function idOf({ match }: MatchPlay): number {
  const [only, ...others] = match.offers;
  if (only === undefined || others.length > 0) throw new Error('not one offer');
  return only.id;
}

/** A final with two plies played. */
function begin(): MatchPlay {
  return MatchPlay.begin().play('L.c3 L.a1-b2');
}

describe('a draw can be offered', () => {
  it('for the match, and accepting it ends the match', () => {
    const play = begin();
    play.guest(offer());
    expect(play.host({ kind: 'accept-draw', offer: idOf(play) })).toMatchObject({
      event: { kind: 'draw-agreed', seat: 'host', object: 'match' },
    });
    expect(play.end).toBe('draw: agreed');
    expect(standing(play)).toEqual([]);
  });

  it('for one board while both are open, and accepting it drops that board', () => {
    const play = begin();
    play.host(offer('left'));
    play.guest({ kind: 'accept-draw', offer: idOf(play) });
    expect(play.match.boards.left.outcome).toEqual({ result: 'draw', reason: 'agreed' });
    expect(play.end).toBe('open');
    expect(play.match.marks).toEqual([{ kind: 'agreed', board: 'left', before: 2 }]);
  });

  it('on the last open board for the match alone, whatever was asked', () => {
    const play = begin().play('L.=');
    expect(play.host(offer('right'))).toMatchObject({ event: { object: 'match' } });
    expect(play.guest(offer('right'))).toMatchObject({ event: { object: 'match' } });
    expect(play.end).toBe('draw: agreed');
  });

  it('for no board that has dropped out', () => {
    const play = begin().play('L.=');
    expect(play.host(offer('left'))).toMatchObject({ refusal: 'board-over' });
  });

  it('for the match alone in a classic match', () => {
    const play = MatchPlay.begin(classicSetup());
    expect(play.host(offer('left'))).toMatchObject({ refusal: 'no-such-board' });
    expect(play.host(offer('right'))).toMatchObject({ refusal: 'no-such-board' });
    play.host(offer());
    play.guest({ kind: 'accept-draw', offer: idOf(play) });
    expect(play.end).toBe('draw: agreed');
  });

  it('by either seat, at turn or not, before the first ply too', () => {
    for (const seat of ['host', 'guest'] satisfies Seat[])
      expect(MatchPlay.begin().seat(seat, offer())).toMatchObject({ kind: 'accepted' });
  });

  it('not before the second seat is taken, and not after the end', () => {
    const play = new MatchPlay();
    expect(play.host(offer())).toMatchObject({ refusal: 'not-started' });
    const ended = begin();
    ended.host({ kind: 'resign' });
    expect(ended.host(offer())).toMatchObject({ refusal: 'match-over' });
  });
});

describe('offers that stand', () => {
  it('are one for each seat and object', () => {
    const play = begin();
    play.host(offer());
    play.host(offer('left'));
    play.guest(offer('right'));
    expect(standing(play)).toEqual(['host match', 'host left', 'guest right']);
    expect(play.host(offer('left'))).toMatchObject({ refusal: 'already-offered' });
  });

  it('lapse with the receiver’s next ply, on whichever board', () => {
    const play = begin();
    play.guest(offer('left'));
    play.guest(offer());
    play.play('R.a1-b2');
    expect(standing(play)).toEqual([]);
  });

  it('stay over a ply of the seat that made them', () => {
    const play = begin();
    play.host(offer('left'));
    play.host(offer());
    play.play('R.a1-b2');
    expect(standing(play)).toEqual(['host left', 'host match']);
  });

  it('end when they are declined', () => {
    const play = begin();
    play.host(offer());
    expect(play.guest({ kind: 'decline-draw', offer: idOf(play) })).toMatchObject({
      event: { kind: 'draw-declined', seat: 'guest', object: 'match' },
    });
    expect(standing(play)).toEqual([]);
  });

  it('are accepted by an equal one from the other seat', () => {
    const play = begin();
    play.host(offer('right'));
    expect(play.guest(offer('right'))).toMatchObject({
      event: { kind: 'draw-agreed', seat: 'guest', object: 'right' },
    });
  });

  it('are not accepted by one for something else', () => {
    const play = begin();
    play.host(offer('right'));
    play.guest(offer('left'));
    play.guest(offer());
    expect(standing(play)).toEqual(['host right', 'guest left', 'guest match']);
    expect(play.end).toBe('open');
  });

  it('for a board lapse when either board drops out, those for the match stay', () => {
    const play = begin();
    play.host(offer());
    play.host(offer('left'));
    play.guest(offer('right'));
    play.guest(offer('left'));
    expect(play.match.boards.left.outcome).not.toBeNull();
    expect(standing(play)).toEqual(['host match']);
  });

  it('are answered by their id: a late tap hits no other offer', () => {
    const play = begin();
    play.guest(offer());
    const stale = idOf(play);
    play.play('R.a1-b2 R.c3');
    play.guest(offer());
    expect(play.host({ kind: 'accept-draw', offer: stale })).toMatchObject({
      refusal: 'no-such-offer',
    });
    expect(play.host({ kind: 'decline-draw', offer: stale })).toMatchObject({
      refusal: 'no-such-offer',
    });
    expect(play.host({ kind: 'accept-draw', offer: idOf(play) })).toMatchObject({
      kind: 'accepted',
    });
  });

  it('are not answered by the seat that made them', () => {
    const play = begin();
    play.host(offer());
    for (const kind of ['accept-draw', 'decline-draw'] as const)
      expect(play.host({ kind, offer: idOf(play) })).toMatchObject({ refusal: 'own-offer' });
  });
});

describe('the same seat may offer again', () => {
  const declined = (): MatchPlay => {
    const play = begin();
    play.host(offer());
    play.guest({ kind: 'decline-draw', offer: idOf(play) });
    return play;
  };

  it('not before a ply of its own', () => {
    const play = declined();
    expect(play.host(offer())).toMatchObject({ refusal: 'offer-again-after-a-ply' });
    play.play('R.a1-b2');
    expect(play.host(offer())).toMatchObject({ kind: 'accepted' });
  });

  it('not after a ply of the other seat alone', () => {
    const play = begin().play('R.a1-b2');
    play.host(offer());
    play.play('R.c3');
    expect(standing(play)).toEqual([]);
    expect(play.host(offer())).toMatchObject({ refusal: 'offer-again-after-a-ply' });
  });

  it('at once for something else', () => {
    expect(declined().host(offer('left'))).toMatchObject({ kind: 'accepted' });
  });

  it('at once where that accepts the other seat’s offer', () => {
    const play = declined();
    play.guest(offer());
    expect(play.host(offer())).toMatchObject({ event: { kind: 'draw-agreed' } });
  });

  it('and the other seat may offer what was declined', () => {
    expect(declined().guest(offer())).toMatchObject({ kind: 'accepted' });
  });
});

describe('the clock and offers', () => {
  it('neither an offer nor its being declined touches the clock or makes a ply stale', () => {
    const play = begin();
    const { clock } = play.match;
    play.wait(1000);
    play.guest(offer());
    play.host({ kind: 'decline-draw', offer: idOf(play) });
    expect(play.match.clock).toBe(clock);
  });

  it('accepting keeps what was left on the clock', () => {
    const play = begin();
    play.wait(1500);
    play.guest(offer());
    expect(play.host(offer())).toMatchObject({ event: { leftMs: 58_500 } });
  });

  it('accepting after the flag has fallen is too late, whoever accepts', () => {
    const play = MatchPlay.begin().play('L.c3 L.a1-b2 R.a1-b2 R.c3');
    play.guest(offer());
    play.wait(60_001);
    expect(play.host({ kind: 'accept-draw', offer: idOf(play) })).toMatchObject({
      kind: 'flagged',
    });
    expect(play.end).toBe('guest: flag');
  });
});
