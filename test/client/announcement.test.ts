/** What is read out: the board's name first, the right things at once, and nobody's own doing. */
import { describe, expect, test } from 'vitest';
import {
  announce,
  announceChange,
  sayBoard,
  sayClock,
  sayLastPly,
} from '../../client/match/announcement.ts';
import type { MatchView, Viewer } from '../../client/match/controller.ts';
import { MatchPlay } from '../support/match-play.ts';
import { classicSetup } from '../support/match-setup.ts';
import { viewOf } from '../support/match-view.ts';

const HERE = { connected: true, ready: true, allowsText: false };

function announceLast(play: MatchPlay, viewer: Viewer) {
  const last = play.log.at(-1);
  if (last === undefined) throw new Error('nothing happened');
  return announce(last.event, viewOf(play, viewer));
}

describe('a ply', () => {
  test('is told politely to all, and at once to whoever is to act', () => {
    const play = MatchPlay.begin().play('L.c3');
    const polite = 'Left board: goat placed on c3';
    expect(announceLast(play, 'guest')).toMatchObject({
      polite,
      assertive: 'Left board: your move',
    });
    expect(announceLast(play, 'host')).toMatchObject({ polite, assertive: null });
    expect(announceLast(play, 'spectator')).toMatchObject({ polite, assertive: null });
  });

  test('in a classic match the board needs no name of a side', () => {
    const play = MatchPlay.begin(classicSetup()).play('L.c3');
    expect(announceLast(play, 'guest').polite).toBe('Board: goat placed on c3');
  });

  test('that ends the match tells the result at once, and nothing else', () => {
    const play = MatchPlay.begin(classicSetup()).play(
      'L.d5 L.e5xc5 L.d5 L.c5xe5 L.d5 L.e5xc5 L.d5 L.c5xe5 L.d5 L.e5xc5',
    );
    expect(announceLast(play, 'guest')).toEqual({
      polite: null,
      assertive: 'You win. Tigers win: five goats captured.',
      isShown: false,
    });
  });
});

describe('an offer', () => {
  test('is read out to its receiver, who sees it in a strip, and shown as sent to its sender', () => {
    const play = MatchPlay.begin();
    play.host({ kind: 'offer-draw', object: 'left' });
    expect(announceLast(play, 'guest')).toMatchObject({
      polite: 'Ann offers a draw of the left board',
      isShown: false,
    });
    expect(announceLast(play, 'host')).toMatchObject({
      polite: 'Draw of the left board offered.',
      isShown: true,
    });
  });

  test('that is agreed on for a board says so', () => {
    const play = MatchPlay.begin().agree('right');
    expect(announceLast(play, 'host').polite).toBe('The right board is drawn by agreement.');
  });
});

describe('asked by a key', () => {
  const play = MatchPlay.begin().play('L.c3 L.a1-a2');

  test('the last ply of a board, or that there is none', () => {
    expect(sayLastPly(play.match, 'left')).toBe('Left board: tiger a1 to a2');
    expect(sayLastPly(play.match, 'right')).toBe('Right board: No move yet');
  });

  test('what stands on a board', () => {
    expect(sayBoard(play.match, 'left')).toBe(
      'Left board: tigers on e1 a2 a5 e5; goats on c3; 19 goats in hand; 0 goats of 5 captured; goats to move',
    );
  });

  test('the seconds left, rounded up, and never more than the clock had', () => {
    const deadline = play.match.clock?.deadlineMs ?? 0;
    expect(sayClock(play.match, deadline - 9001)).toBe('Right board: 10 seconds left');
    expect(sayClock(play.match, deadline - 99_000)).toBe('Right board: 60 seconds left');
    expect(sayClock(play.match, deadline + 500)).toBe('Right board: 0 seconds left');
  });

  test('that there is no clock', () => {
    const untimed = MatchPlay.begin(classicSetup({ clockMs: null }));
    expect(sayClock(untimed.match, 0)).toBe('No clock');
  });
});

describe('what changes without an event', () => {
  const play = MatchPlay.begin().play('L.c3');
  const gone = { connected: false, ready: false, allowsText: false };
  const away: Partial<MatchView> = { presence: { host: HERE, guest: gone } };

  test('the opponent’s going and coming back is shown', () => {
    expect(announceChange(viewOf(play, 'host'), viewOf(play, 'host', away))).toEqual({
      polite: 'Bea is away.',
      isShown: true,
    });
    expect(announceChange(viewOf(play, 'host', away), viewOf(play, 'host'))?.polite).toBe(
      'Bea is back.',
    );
  });

  test('people arriving for the first ply are not announced', () => {
    const begun = MatchPlay.begin();
    expect(announceChange(viewOf(begun, 'host', away), viewOf(begun, 'host'))).toBeNull();
  });

  test('a spectator is spared it', () => {
    expect(announceChange(viewOf(play, 'spectator'), viewOf(play, 'spectator', away))).toBeNull();
  });

  test('a broken line is read out, and seen in its strip', () => {
    const broken = viewOf(play, 'host', { connection: 'offline' });
    expect(announceChange(viewOf(play, 'host'), broken)).toMatchObject({ isShown: false });
  });
});
