/** Plans on the boards of a match: each for its own ply and board, sent once, and none touching the other. */
import { describe, expect, test } from 'vitest';
import { plannerSide } from '../../client/match/board-view.ts';
import { NO_PREMOVES, settlePremoves } from '../../client/match/premoves.ts';
import { MatchPlay } from '../support/match-play.ts';
import { classicSetup } from '../support/match-setup.ts';
import { viewOf } from '../support/match-view.ts';
import { actionOf } from '../support/text.ts';

function plan(ply: number, action: string) {
  return { ply, action: actionOf(action) };
}

describe('planning', () => {
  test('is for seats, on every open board where they may not act now', () => {
    const begun = MatchPlay.begin();
    expect(plannerSide(viewOf(begun, 'host'), 'left')).toBeNull();
    expect(plannerSide(viewOf(begun, 'host'), 'right')).toBe('tigers');
    expect(plannerSide(viewOf(begun, 'guest'), 'left')).toBe('tigers');
    expect(plannerSide(viewOf(begun, 'spectator'), 'left')).toBeNull();
    expect(plannerSide(viewOf(begun, 'both'), 'left')).toBeNull();
  });

  test('is not for a board whose ply is on its way, nor without a line', () => {
    const begun = MatchPlay.begin().play('L.c3');
    const pending = { board: 'left', action: actionOf('c3') } as const;
    expect(plannerSide(viewOf(begun, 'host', { pending }), 'left')).toBeNull();
    expect(plannerSide(viewOf(begun, 'host', { pending }), 'right')).toBe('tigers');
    expect(plannerSide(viewOf(begun, 'host', { connection: 'offline' }), 'left')).toBeNull();
  });
});

describe('in a final', () => {
  test('a plan for the next ply of a board waits while the other board is to be played', () => {
    const play = MatchPlay.begin().play('L.c3');
    const premoves = { left: plan(2, 'd4'), right: plan(0, 'a1-a2') };
    expect(settlePremoves(viewOf(play, 'host'), premoves)).toEqual({
      premoves,
      due: null,
      dropped: [],
    });
  });

  test('plans on both boards are sent in the order of boards and pairs, each once', () => {
    const play = MatchPlay.begin().play('L.c3');
    let premoves: Parameters<typeof settlePremoves>[1] = {
      left: plan(2, 'd4'),
      right: plan(0, 'a1-a2'),
    };
    const sent: string[] = [];
    for (const ply of ['L.a1-a2', 'R.c3']) {
      play.play(ply);
      const settled = settlePremoves(viewOf(play, 'host'), premoves);
      premoves = settled.premoves;
      if (settled.due === null) throw new Error(`nothing due after ${ply}`);
      expect(play.host(settled.due)).toMatchObject({ kind: 'accepted' });
      sent.push(settled.due.board);
      expect(settlePremoves(viewOf(play, 'host'), premoves).due).toBeNull();
    }
    expect(sent).toEqual(['right', 'left']);
    expect(premoves).toEqual(NO_PREMOVES);
  });

  test('a plan that does not fit is dropped, and the other board’s stays', () => {
    const play = MatchPlay.begin().play('L.c3 L.a1-a2');
    const premoves = { left: plan(2, 'a2'), right: plan(0, 'a1-a2') };
    play.play('R.a1-a2 R.c3');
    const settled = settlePremoves(viewOf(play, 'host'), { ...premoves, right: plan(2, 'a2-a1') });
    expect(settled.dropped).toEqual(['left']);
    expect(settled.premoves).toEqual({ left: null, right: plan(2, 'a2-a1') });
    expect(settled.due).toBeNull();
  });

  test('a board agreed drawn takes its plan along, and the other board’s is still for its own ply', () => {
    const play = MatchPlay.begin().play('L.c3');
    const premoves = { left: plan(2, 'd4'), right: plan(0, 'a1-a2') };
    play.agree('left');
    const settled = settlePremoves(viewOf(play, 'host'), premoves);
    expect(settled.dropped).toEqual(['left']);
    expect(settled.due).toMatchObject({ board: 'right', ply: 0 });
  });
});

test('a plan is never sent for the ply after its own, however the ply came about', () => {
  const play = MatchPlay.begin(classicSetup()).play('L.c3 L.a1-a2');
  const missed = { left: plan(2, 'd4'), right: null };
  play.play('L.e4 L.a2-a1');
  const settled = settlePremoves(viewOf(play, 'host'), missed);
  expect(settled).toEqual({ premoves: NO_PREMOVES, due: null, dropped: ['left'] });
});

test('a ply taken back takes the plan along', () => {
  const play = MatchPlay.begin(classicSetup()).play('L.c3 L.a1-a2 L.d4');
  const premoves = { left: plan(4, 'e4'), right: null };
  expect(settlePremoves(viewOf(play, 'host'), premoves).dropped).toEqual([]);
  play.host({ kind: 'offer-takeback' });
  play.guest({ kind: 'accept-takeback', offer: play.match.takeback?.id ?? 0 });
  expect(settlePremoves(viewOf(play, 'host'), premoves).dropped).toEqual(['left']);
});

test('without a line plans wait, and at the end none is left', () => {
  const play = MatchPlay.begin().play('L.c3 L.a1-a2');
  const premoves = { left: null, right: plan(0, 'a1-a2') };
  expect(
    settlePremoves(viewOf(play, 'host', { connection: 'resyncing' }), premoves).due,
  ).toBeNull();
  expect(settlePremoves(viewOf(play, 'host'), premoves).due).not.toBeNull();
  play.guest({ kind: 'resign' });
  expect(settlePremoves(viewOf(play, 'host'), premoves)).toMatchObject({
    premoves: NO_PREMOVES,
    due: null,
  });
});
