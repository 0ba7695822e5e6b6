/** Open offers as their receiver meets them: draws of the match or a board, and taking back. */
import type { SeatCommand } from '../../shared/match/command.ts';
import type { DrawObject } from '../../shared/match/event.ts';
import { bothOpen, type Match } from '../../shared/match/match.ts';
import { type Seat } from '../../shared/match/seat.ts';
import { text } from '../text/locale.ts';
import { nameOfSeat } from '../text/sentences.ts';
import type { MatchView } from '../match/controller.ts';

/** An offer has three short lines on the smallest phone, and its end says what is offered. */
const NAME_CHARACTERS = 10;

export type OfferTopic = 'draw' | 'takeback';

export interface ReceivedOffer {
  readonly topic: OfferTopic;
  readonly sentence: string;
  readonly accept: SeatCommand;
  readonly decline: SeatCommand;
}

/** What the viewer may accept or decline now, draws before taking back; of one topic, or of any. */
export function receivedOffers(
  { match, viewer }: MatchView,
  topic?: OfferTopic,
): readonly ReceivedOffer[] {
  if (viewer === 'spectator') return [];
  const isReceived = (offer: { readonly seat: Seat }): boolean => offer.seat !== viewer;
  const draws = match.offers.filter(isReceived).map(({ id, seat, object }): ReceivedOffer => ({
    topic: 'draw',
    sentence: text().match.draw.received(shortName(match, seat), object),
    accept: { kind: 'accept-draw', offer: id },
    decline: { kind: 'decline-draw', offer: id },
  }));
  const takebacks = match.takeback === null ? [] : [match.takeback];
  const takeback = takebacks.filter(isReceived).map(({ id, seat }): ReceivedOffer => ({
    topic: 'takeback',
    sentence: text().match.takeback.received(shortName(match, seat)),
    accept: { kind: 'accept-takeback', offer: id },
    decline: { kind: 'decline-takeback', offer: id },
  }));
  return [...draws, ...takeback].filter((offer) => topic === undefined || offer.topic === topic);
}

/** What a draw can be offered of: the match, and in a final with both boards open each board. */
export function drawObjects(match: Match): readonly DrawObject[] {
  return bothOpen(match) ? ['match', 'left', 'right'] : ['match'];
}

/** Where an offer of the viewer's stands: to be made, waiting for its answer, or not before a ply. */
export function ownOfferState(
  { match, viewer }: MatchView,
  object: DrawObject | 'takeback',
): 'open' | 'waiting' | 'used' {
  const seat = viewer === 'both' ? match.turn.seat : viewer;
  const isOwn = (offer: { readonly seat: Seat; readonly object: string }): boolean =>
    offer.seat === seat && offer.object === object;
  const isWaiting =
    object === 'takeback' ? match.takeback?.seat === seat : match.offers.some(isOwn);
  if (isWaiting) return 'waiting';
  return match.offered.some(isOwn) ? 'used' : 'open';
}

/** Cut between characters as people count them; an old browser, which cannot count, cuts nothing. */
function shortName(match: Match, seat: Seat): string {
  const name = nameOfSeat(match, seat);
  if (!('Segmenter' in Intl)) return name;
  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (characters.length <= NAME_CHARACTERS) return name;
  return `${characters.slice(0, NAME_CHARACTERS - 1).join('')}…`;
}
