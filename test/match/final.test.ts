/** The two-board final, paragraph by paragraph of RULES.md. */
import { describe, expect, it } from 'vitest';
import { sideOf } from '../../shared/match/seat.ts';
import { PLAIN_RULES, type Ruleset } from '../../shared/rules/ruleset.ts';
import { MatchPlay, plyOf } from '../support/match-play.ts';
import { classicSetup, finalSetup } from '../support/match-setup.ts';

/** A ruleset whose boards are drawn after so many plies. */
function drawnAfter(plyLimit: number): Ruleset {
  return { ...PLAIN_RULES, name: 'custom', plyLimit };
}

/** Whose ply it is and where, before each of the plies. */
function turnsOf(play: MatchPlay, plies: string): string[] {
  return plies.split(' ').map((ply) => {
    const { turn } = play;
    play.play(ply);
    return turn;
  });
}

describe('the seats of a final', () => {
  const setup = finalSetup();

  it('have the goats on one board and the tigers on the other', () => {
    expect(sideOf(setup, 'host', 'left')).toBe('goats');
    expect(sideOf(setup, 'host', 'right')).toBe('tigers');
    expect(sideOf(setup, 'guest', 'left')).toBe('tigers');
    expect(sideOf(setup, 'guest', 'right')).toBe('goats');
  });

  it('alternate all match long, on the boards in pairs of plies', () => {
    const play = MatchPlay.begin();
    expect(turnsOf(play, 'L.c3 L.a1-b2 R.a1-b2 R.c3 L.c1 L.b2-b3 R.b2-b3 R.c1')).toEqual([
      'host left',
      'guest left',
      'host right',
      'guest right',
      'host left',
      'guest left',
      'host right',
      'guest right',
    ]);
  });

  it('find the host first on both boards: on the right the tigers', () => {
    const play = MatchPlay.begin().play('L.c3 L.a1-b2');
    expect(play.turn).toBe('host right');
    expect(play.match.boards.right?.position.toAct).toBe('tigers');
    expect(play.host(plyOf(play.match, 'R.c3'))).toMatchObject({
      refusal: 'tigers-are-not-placed',
    });
  });
});

describe('a ply in a final is refused', () => {
  it('on the board that is not at turn', () => {
    const play = MatchPlay.begin();
    expect(play.host(plyOf(play.match, 'R.a1-b2'))).toMatchObject({
      refusal: 'other-board-at-turn',
    });
  });

  it('from the seat that is not to act', () => {
    const play = MatchPlay.begin();
    expect(play.guest(plyOf(play.match, 'L.c3'))).toMatchObject({ refusal: 'out-of-turn' });
  });

  it('where it was chosen at another count of that board’s plies', () => {
    const play = MatchPlay.begin();
    const chosen = plyOf(play.match, 'L.c1');
    play.play('L.c3');
    expect(play.guest(chosen)).toMatchObject({ refusal: 'stale' });
  });

  it('not because something else has happened since it was chosen', () => {
    const play = MatchPlay.begin();
    const chosen = plyOf(play.match, 'L.c3');
    play.guest({ kind: 'offer-draw', object: 'match' });
    play.host({ kind: 'offer-draw', object: 'left' });
    expect(play.host(chosen)).toMatchObject({ kind: 'accepted' });
  });

  it('on a board that has dropped out', () => {
    const play = MatchPlay.begin().play('L.c3 L.a1-b2 L.=');
    const ply = play.match.boards.left.plies;
    expect(play.host({ ...plyOf(play.match, 'L.d3'), ply })).toMatchObject({
      refusal: 'board-over',
    });
  });

  it('where the board’s own rules refuse it', () => {
    const play = MatchPlay.begin();
    expect(play.host(plyOf(play.match, 'L.a1'))).toMatchObject({ refusal: 'point-occupied' });
  });
});

describe('the first win on either board', () => {
  it('wins the match at once: five captures on the left are the guest’s', () => {
    const play = MatchPlay.begin();
    for (const capture of ['a1xc3', 'c3xa1', 'a1xc3', 'c3xa1']) {
      play.play(`L.b2 L.${capture}`).playCalmly(2);
    }
    play.play('L.b2 L.a1xc3');
    expect(play.end).toBe('guest: left captures');
    expect(play.match.boards.right?.outcome).toBeNull();
    expect(play.match.clock).toBeNull();
  });

  it('five captures on the right are the host’s', () => {
    const play = MatchPlay.begin().playCalmly(2).play('R.a1-a2 R.b2');
    for (const capture of ['a2xc2', 'c2xa2', 'a2xc2', 'c2xa2'])
      play.playCalmly(2).play(`R.${capture} R.b2`);
    play.playCalmly(2).play('R.a2xc2');
    expect(play.end).toBe('host: right captures');
  });
});

describe('a drawn board drops out', () => {
  it('after the second ply of its pair: the seats go on alternating', () => {
    const play = MatchPlay.begin(finalSetup({ ruleset: drawnAfter(50) })).playCalmly(97);
    expect(play.match.boards.left.outcome).toBeNull();
    play.playCalmly(1);
    expect(play.match.boards.left.outcome).toEqual({ result: 'draw', reason: 'ply-limit' });
    expect(play.turn).toBe('host right');
    play.playCalmly(1);
    expect(play.turn).toBe('guest right');
  });

  it('after the first ply of its pair: the host has two plies in a row, one on each board', () => {
    const play = MatchPlay.begin(finalSetup({ ruleset: drawnAfter(51) })).playCalmly(100);
    expect(play.turn).toBe('host left');
    play.playCalmly(1);
    expect(play.match.boards.left.outcome?.reason).toBe('ply-limit');
    expect(play.turn).toBe('host right');
    play.playCalmly(1);
  });

  it('and all plies that follow are played on the other one, by whoever is to act there', () => {
    const play = MatchPlay.begin().play('L.c3 L.a1-b2 L.=');
    expect(turnsOf(play, 'R.a1-b2 R.c3 R.b2-b3 R.c1 R.b3-b4')).toEqual([
      'host right',
      'guest right',
      'host right',
      'guest right',
      'host right',
    ]);
  });

  it('with the other one drawn too the match is drawn', () => {
    const play = MatchPlay.begin().play('L.c3 L.a1-b2 L.=').agree('match');
    expect(play.end).toBe('draw: agreed');
    const limited = MatchPlay.begin(finalSetup({ ruleset: drawnAfter(50) })).playCalmly(100);
    expect(limited.end).toBe('draw: both-drawn');
  });

  it('without ending the match: a win on the other one still counts', () => {
    const play = MatchPlay.begin().play('L.c3 L.a1-b2 L.=');
    play.guest({ kind: 'resign' });
    expect(play.end).toBe('host: resigned');
  });
});

describe('a board that drops out by agreement', () => {
  it('while it is at turn: the other one goes on with a fresh pair and a full clock', () => {
    const play = MatchPlay.begin().play('L.c3');
    play.wait(40_000);
    play.agree('left');
    expect([play.turn, play.match.turn.pairPly, play.leftMs]).toEqual(['host right', 0, 60_000]);
  });

  it('while it is not at turn: the running clock and the pair go on', () => {
    const play = MatchPlay.begin().play('L.c3');
    play.wait(40_000);
    play.agree('right');
    expect([play.turn, play.match.turn.pairPly, play.leftMs]).toEqual(['guest left', 1, 20_000]);
    expect(turnsOf(play, 'L.a1-b2 L.c1 L.b2-b3')).toEqual([
      'guest left',
      'host left',
      'guest left',
    ]);
  });

  it('before the first clock has started: it does not start the clock', () => {
    const play = new MatchPlay();
    play.server({ kind: 'join', guestName: 'Bea' });
    play.agree('left');
    expect([play.turn, play.leftMs]).toEqual(['host right', null]);
  });
});

describe('a classic match', () => {
  it.each([
    { hostSide: 'goats', first: 'host left' },
    { hostSide: 'tigers', first: 'guest left' },
  ] as const)('where the host has the $hostSide begins with $first', ({ hostSide, first }) => {
    const play = MatchPlay.begin(classicSetup({ hostSide }));
    expect(play.turn).toBe(first);
    expect(play.match.boards.right).toBeNull();
    play.playCalmly(2);
    expect(play.turn).toBe(first);
  });

  it('has no right board', () => {
    const play = MatchPlay.begin(classicSetup());
    expect(play.host(plyOf(play.match, 'R.c3'))).toMatchObject({ refusal: 'no-such-board' });
  });

  it('is drawn where its board is', () => {
    const play = MatchPlay.begin(classicSetup({ ruleset: drawnAfter(50) })).playCalmly(50);
    expect(play.end).toBe('draw: left ply-limit');
  });

  it('is won by whoever has the winning side', () => {
    const play = MatchPlay.begin(classicSetup({ hostSide: 'tigers' }));
    for (let capture = 0; play.match.outcome === null; capture += 1)
      play.play(`L.b2 ${capture % 2 === 0 ? 'L.a1xc3' : 'L.c3xa1'}`);
    expect(play.end).toBe('host: left captures');
  });
});
