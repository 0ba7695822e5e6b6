/** What a board shows its viewer, and whether they may act. */
import { describe, expect, test } from 'vitest';
import { isToAct, viewBoard } from '../../client/match/board-view.ts';
import type { MatchView } from '../../client/match/controller.ts';
import { matchAfter } from '../../client/match/seen-match.ts';
import { MatchPlay } from '../support/match-play.ts';
import { classicSetup } from '../support/match-setup.ts';
import { viewOf } from '../support/match-view.ts';
import { actionOf } from '../support/text.ts';

const BEGUN = MatchPlay.begin();
const PLAYED = MatchPlay.begin().play('L.c3 L.a1-a2 R.a1-a2');

function board(seen: MatchView, name: 'left' | 'right' = 'left') {
  const shown = viewBoard(seen, seen.match, name);
  if (shown === null) throw new Error('no such board');
  return shown;
}

describe('acting', () => {
  test('is for the seat to act, on the board at turn', () => {
    expect(board(viewOf(BEGUN, 'host')).canAct).toBe(true);
    expect(board(viewOf(BEGUN, 'guest')).canAct).toBe(false);
    expect(board(viewOf(BEGUN, 'host'), 'right').canAct).toBe(false);
    expect(board(viewOf(PLAYED, 'guest'), 'right').canAct).toBe(true);
  });

  test('is for both where two share a screen, and for no spectator', () => {
    expect(board(viewOf(BEGUN, 'both')).canAct).toBe(true);
    expect(board(viewOf(BEGUN, 'spectator')).canAct).toBe(false);
  });

  test.each([
    ['guest', 'left', {}, 'out-of-turn'],
    ['host', 'right', {}, 'other-board-at-turn'],
    ['spectator', 'left', {}, 'no-seat'],
    ['host', 'left', { connection: 'offline' }, 'not-connected'],
    ['host', 'left', { connection: 'resyncing' }, 'not-connected'],
  ] as const)('%s on the %s board %j is told: %s', (viewer, name, change, refusal) => {
    expect(board(viewOf(BEGUN, viewer, change), name)).toMatchObject({
      canAct: false,
      idleRefusal: refusal,
    });
  });

  test('is over with the match', () => {
    const play = MatchPlay.begin();
    play.host({ kind: 'resign' });
    expect(board(viewOf(play, 'host'))).toMatchObject({ canAct: false, idleRefusal: 'match-over' });
    expect(isToAct(viewOf(play, 'host'))).toBe(false);
  });
});

describe('what is shown', () => {
  test('the viewer’s side differs from board to board', () => {
    expect(board(viewOf(BEGUN, 'host')).viewerSide).toBe('goats');
    expect(board(viewOf(BEGUN, 'host'), 'right').viewerSide).toBe('tigers');
    expect(board(viewOf(BEGUN, 'spectator')).viewerSide).toBeNull();
  });

  test('clock and pending ply are on their own board alone', () => {
    const pending = { board: 'right', action: actionOf('c3') } as const;
    const seen = viewOf(PLAYED, 'guest', { pending });
    expect(board(seen, 'right')).toMatchObject({ pending: pending.action });
    expect(board(seen, 'right').clock).not.toBeNull();
    expect(board(seen)).toMatchObject({ pending: null, clock: null });
  });

  test('the board the seats turn to next is named, until it has dropped out', () => {
    expect(board(viewOf(BEGUN, 'host'), 'right')).toMatchObject({ isAtTurn: false, isNext: true });
    const dropped = MatchPlay.begin().agree('right');
    expect(board(viewOf(dropped, 'host'), 'right').isNext).toBe(false);
  });

  test('looking back shows what stood there, and lets nobody act', () => {
    const seen = viewOf(PLAYED, 'guest');
    expect(viewBoard(seen, matchAfter(PLAYED.match, 1), 'left')).toMatchObject({
      canAct: false,
      clock: null,
      lastAction: actionOf('c3'),
      isAtTurn: true,
    });
  });

  test('a classic match has one board without a name', () => {
    const seen = viewOf(MatchPlay.begin(classicSetup()), 'host');
    expect(board(seen).name).toBeNull();
    expect(viewBoard(seen, seen.match, 'right')).toBeNull();
  });
});
