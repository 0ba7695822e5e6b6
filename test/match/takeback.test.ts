/** Taking plies back in classic matches, by agreement (RULES.md). */
import { describe, expect, it } from 'vitest';
import { RULESETS } from '../../shared/rules/ruleset.ts';
import { MatchPlay, plyOf } from '../support/match-play.ts';
import { classicSetup } from '../support/match-setup.ts';

const OFFER = { kind: 'offer-takeback' } as const;

/** The other seat agrees to the takeback that was offered. */
function agree(play: MatchPlay): void {
  const { takeback } = play.match;
  if (takeback === null) throw new Error('nothing offered');
  play.seat(takeback.seat === 'host' ? 'guest' : 'host', {
    kind: 'accept-takeback',
    offer: takeback.id,
  });
}

function begin(plies: string): MatchPlay {
  return MatchPlay.begin(classicSetup()).play(plies);
}

describe('a takeback', () => {
  it('by the seat that has just acted undoes its ply', () => {
    const play = begin('L.c3 L.a1-b2 L.c1');
    play.host(OFFER);
    agree(play);
    expect(play.match.plies).toHaveLength(2);
    expect(play.turn).toBe('host left');
  });

  it('by the seat to act undoes two plies, so that it is to act again', () => {
    const play = begin('L.c3 L.a1-b2 L.c1 L.b2-b3');
    play.host(OFFER);
    agree(play);
    expect(play.match.plies).toHaveLength(2);
    expect(play.turn).toBe('host left');
  });

  it('leaves the board as if the plies had never been played', () => {
    const undone = begin('L.c3 L.a1-b2 L.c1 L.b2-b3');
    undone.host(OFFER);
    agree(undone);
    expect(undone.match.boards).toEqual(begin('L.c3 L.a1-b2').match.boards);
  });

  it('gives back the memory, the quiet count and the ply count', () => {
    const play = MatchPlay.begin(classicSetup({ ruleset: RULESETS.threefold })).playCalmly(45);
    const before = play.match.boards.left;
    expect(before.memory.length).toBeGreaterThan(1);
    play.playCalmly(1);
    play.seat(play.match.turn.seat === 'host' ? 'guest' : 'host', OFFER);
    agree(play);
    expect(play.match.boards.left).toEqual(before);
  });

  it('starts the clock afresh', () => {
    const play = begin('L.c3 L.a1-b2 L.c1');
    play.wait(40_000);
    play.host(OFFER);
    agree(play);
    expect(play.leftMs).toBe(60_000);
  });

  it('leaves a mark in the record', () => {
    const play = begin('L.c3 L.a1-b2 L.c1 L.b2-b3');
    play.host(OFFER);
    agree(play);
    expect(play.match.marks).toEqual([{ kind: 'takeback', plies: 2, before: 2 }]);
  });

  it('makes a ply stale that was chosen before it', () => {
    const play = begin('L.c3 L.a1-b2 L.c1');
    const chosen = plyOf(play.match, 'L.b2-b3');
    play.host(OFFER);
    agree(play);
    expect(play.guest(chosen)).toMatchObject({ refusal: 'stale' });
  });

  it('does not make a seat one that never came', () => {
    const play = begin('L.c3');
    play.host(OFFER);
    agree(play);
    play.wait(60_001);
    play.server({ kind: 'flag', seq: play.match.seq });
    expect(play.end).toBe('guest: flag');
  });

  it('works in an untimed match, which stays without a clock', () => {
    const play = MatchPlay.begin(classicSetup({ clockMs: null })).play('L.c3 L.a1-b2');
    play.guest(OFFER);
    agree(play);
    expect([play.match.plies.length, play.leftMs]).toEqual([1, null]);
  });
});

describe('a takeback is refused', () => {
  it('in a final', () => {
    expect(MatchPlay.begin().play('L.c3').host(OFFER)).toMatchObject({
      refusal: 'no-takeback-in-final',
    });
  });

  it('where there is nothing to take back', () => {
    expect(begin('L.c3').guest(OFFER)).toMatchObject({ refusal: 'nothing-to-take-back' });
    expect(MatchPlay.begin(classicSetup()).host(OFFER)).toMatchObject({
      refusal: 'nothing-to-take-back',
    });
  });

  it('while one is offered, and again before a ply of one’s own', () => {
    const play = begin('L.c3 L.a1-b2');
    play.guest(OFFER);
    expect(play.host(OFFER)).toMatchObject({ refusal: 'already-offered' });
    play.host({ kind: 'decline-takeback', offer: play.match.takeback?.id ?? -1 });
    expect(play.match.takeback).toBeNull();
    expect(play.guest(OFFER)).toMatchObject({ refusal: 'offer-again-after-a-ply' });
    play.play('L.c1 L.b2-b3');
    expect(play.guest(OFFER)).toMatchObject({ kind: 'accepted' });
  });

  it('from the seat that offered it, or by another id', () => {
    const play = begin('L.c3');
    play.host(OFFER);
    const id = play.match.takeback?.id ?? -1;
    expect(play.host({ kind: 'accept-takeback', offer: id })).toMatchObject({
      refusal: 'own-offer',
    });
    expect(play.guest({ kind: 'accept-takeback', offer: id + 1 })).toMatchObject({
      refusal: 'no-such-offer',
    });
  });

  it('once a ply has been made after the offer', () => {
    const play = begin('L.c3');
    play.host(OFFER);
    const id = play.match.takeback?.id ?? -1;
    play.play('L.a1-b2');
    expect(play.guest({ kind: 'accept-takeback', offer: id })).toMatchObject({
      refusal: 'no-such-offer',
    });
  });

  it('after the end', () => {
    const play = begin('L.c3');
    play.guest({ kind: 'resign' });
    expect(play.host(OFFER)).toMatchObject({ refusal: 'match-over' });
  });
});
