/** Offers as their receiver meets them. */
import { expect, test } from 'vitest';
import { drawObjects, ownOfferState, receivedOffers } from '../../client/pages/offers.ts';
import { MatchPlay } from '../support/match-play.ts';
import { classicSetup, finalSetup } from '../support/match-setup.ts';
import { viewOf } from '../support/match-view.ts';

test('open offers are shown to their receiver alone, oldest first', () => {
  const play = MatchPlay.begin();
  play.host({ kind: 'offer-draw', object: 'match' });
  play.host({ kind: 'offer-draw', object: 'left' });
  const offers = receivedOffers(viewOf(play, 'guest'));
  expect(offers.map(({ sentence }) => sentence)).toEqual([
    'Ann offers a draw of the match',
    'Ann offers a draw of the left board',
  ]);
  expect(receivedOffers(viewOf(play, 'host'))).toEqual([]);
  expect(receivedOffers(viewOf(play, 'spectator'))).toEqual([]);
});

test('a long name is cut between its characters, so that the end of an offer stays in sight', () => {
  const name = '👩‍🌾'.repeat(24);
  const play = MatchPlay.begin(finalSetup({ hostName: name }));
  play.host({ kind: 'offer-draw', object: 'match' });
  const [offer] = receivedOffers(viewOf(play, 'guest'));
  expect(offer?.sentence).toBe(`${'👩‍🌾'.repeat(9)}… offers a draw of the match`);
});

test('accepting what was received drops the board it was about', () => {
  const play = MatchPlay.begin();
  play.host({ kind: 'offer-draw', object: 'match' });
  play.host({ kind: 'offer-draw', object: 'left' });
  const board = receivedOffers(viewOf(play, 'guest'))[1];
  if (board !== undefined) play.guest(board.accept);
  expect(play.match.boards.left.outcome).toEqual({ result: 'draw', reason: 'agreed' });
  expect(play.match.outcome).toBeNull();
});

test('asking to take back is an offer, too', () => {
  const play = MatchPlay.begin(classicSetup()).play('L.c3');
  play.host({ kind: 'offer-takeback' });
  const [offer] = receivedOffers(viewOf(play, 'guest'));
  if (offer !== undefined) play.guest(offer.accept);
  expect(play.match.plies).toEqual([]);
});

test('each offer is found under what it is about', () => {
  const play = MatchPlay.begin(classicSetup()).play('L.c3');
  play.host({ kind: 'offer-takeback' });
  play.host({ kind: 'offer-draw', object: 'match' });
  const view = viewOf(play, 'guest');
  expect(receivedOffers(view, 'draw').map(({ accept }) => accept.kind)).toEqual(['accept-draw']);
  expect(receivedOffers(view, 'takeback').map(({ accept }) => accept.kind)).toEqual([
    'accept-takeback',
  ]);
  expect(receivedOffers(view)).toHaveLength(2);
});

test('asking to take back waits as well, then is used until the next own ply', () => {
  const play = MatchPlay.begin(classicSetup()).play('L.c3');
  const stand = (): string => ownOfferState(viewOf(play, 'host'), 'takeback');
  play.host({ kind: 'offer-takeback' });
  expect(stand()).toBe('waiting');
  expect(ownOfferState(viewOf(play, 'host'), 'match')).toBe('open');
  play.guest({ kind: 'decline-takeback', offer: play.match.takeback?.id ?? -1 });
  expect(stand()).toBe('used');
  play.play('L.a1-a2');
  expect(stand()).toBe('used');
  play.play('L.d3');
  expect(stand()).toBe('open');
});

test('boards can be offered while both are open, else the match alone', () => {
  expect(drawObjects(MatchPlay.begin().match)).toEqual(['match', 'left', 'right']);
  expect(drawObjects(MatchPlay.begin().agree('left').match)).toEqual(['match']);
  expect(drawObjects(MatchPlay.begin(classicSetup()).match)).toEqual(['match']);
});

test('an own offer waits, then is used until the next own ply', () => {
  const play = MatchPlay.begin();
  expect(ownOfferState(viewOf(play, 'host'), 'match')).toBe('open');
  play.host({ kind: 'offer-draw', object: 'match' });
  expect(ownOfferState(viewOf(play, 'host'), 'match')).toBe('waiting');
  expect(ownOfferState(viewOf(play, 'host'), 'left')).toBe('open');
  const [offer] = receivedOffers(viewOf(play, 'guest'));
  if (offer !== undefined) play.guest(offer.decline);
  expect(ownOfferState(viewOf(play, 'host'), 'match')).toBe('used');
  play.play('L.c3');
  expect(ownOfferState(viewOf(play, 'host'), 'match')).toBe('open');
});
