/** What the computer owes its match, one thing at a time. */
import { type DrawOffer, leftMsAt, type Match, stateOf } from '../../shared/match/match.ts';
import { otherSeat, type Seat } from '../../shared/match/seat.ts';
import type { ComputerPlayer } from '../../shared/match/setup.ts';

/** `key` tells duties of a match apart, over restarts too; it is the id of the command that does it. */
export type Duty =
  | { readonly kind: 'ply'; readonly key: string }
  | { readonly kind: 'draw'; readonly key: string; readonly offer: DrawOffer }
  | { readonly kind: 'takeback'; readonly key: string; readonly offer: number }
  | { readonly kind: 'rematch'; readonly key: string };

/** With less on its clock the computer plays; an offer then lapses, as with people. */
const HURRY_MS = 4000;

/** `null`: nothing, or nothing before something else happens. `nowMs` is availability time. */
export function nextDuty(match: Match, nowMs: number): Duty | null {
  const { computer } = match.setup;
  if (computer === null) return null;
  switch (stateOf(match)) {
    case 'open':
      return null;
    case 'ended':
      return rematchDuty(match, computer);
    case 'live':
      return liveDuty(match, computer.seat, nowMs);
  }
}

function rematchDuty({ rematch }: Match, { seat }: ComputerPlayer): Duty | null {
  const isAsked = rematch.offeredBy === otherSeat(seat) && rematch.next === null;
  return isAsked ? { kind: 'rematch', key: 'rematch' } : null;
}

function liveDuty(match: Match, seat: Seat, nowMs: number): Duty | null {
  const isToAct = match.turn.seat === seat;
  const leftMs = leftMsAt(match, nowMs);
  const isInHurry = isToAct && leftMs !== null && leftMs < HURRY_MS;
  return (isInHurry ? null : offerDuty(match, seat)) ?? (isToAct ? plyDuty(match) : null);
}

/** Before its ply, with which offers lapse. */
function offerDuty({ takeback, offers }: Match, seat: Seat): Duty | null {
  if (takeback !== null && takeback.seat !== seat)
    return { kind: 'takeback', key: `takeback-${takeback.id}`, offer: takeback.id };
  const offer = offers.find((open) => open.seat !== seat);
  return offer === undefined ? null : { kind: 'draw', key: `draw-${offer.id}`, offer };
}

/** Not before the first clock runs: the person may not have come yet. */
function plyDuty({ setup, clock, plies, marks }: Match): Duty | null {
  if (setup.clockMs !== null && clock === null) return null;
  // Plies taken back leave marks, so that playing on from there is another duty.
  return { kind: 'ply', key: `ply-${plies.length}-${marks.length}` };
}
