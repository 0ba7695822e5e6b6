/** What the browser's own notice says, and to whom it says nothing. */
import { expect, test } from 'vitest';
import { noticeOf } from '../../client/match/turn-notice.ts';
import { MatchPlay } from '../support/match-play.ts';
import { viewOf } from '../support/match-view.ts';

test('it names the board and the match, and only whose turn it is gets one', () => {
  const play = MatchPlay.begin().play('L.c3');
  expect(noticeOf(viewOf(play, 'guest'))).toEqual({
    title: 'Left board: your move',
    body: 'Two-board final: Ann – Bea',
  });
  expect(noticeOf(viewOf(play, 'host'))).toBeNull();
  expect(noticeOf(viewOf(play, 'spectator'))).toBeNull();
  expect(noticeOf(viewOf(play, 'both'))).toBeNull();
});

test('a match that is over calls nobody', () => {
  const play = MatchPlay.begin();
  play.guest({ kind: 'resign' });
  expect(noticeOf(viewOf(play, 'host'))).toBeNull();
});
