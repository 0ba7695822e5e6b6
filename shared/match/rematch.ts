/** A rematch with armies swapped: at most one follows a match. */
import type { SeatCommand } from './command.ts';
import { accept, type Decision, refuse } from './decision.ts';
import type { Match } from './match.ts';
import { otherSeat, type Seat } from './seat.ts';
import { type SeriesScore, seriesAfter, swapSeries } from './series.ts';
import type { MatchSetup } from './setup.ts';

type RematchCommand = Extract<SeatCommand, { kind: 'offer-rematch' | 'decline-rematch' }>;

/** Judges an offer, which an open one of the other seat turns into an agreement, or a decline. */
export function decideRematch(match: Match, seat: Seat, command: RematchCommand): Decision {
  const { offeredBy, next } = match.rematch;
  if (match.outcome === null) return refuse('match-not-over');
  if (!match.isJoined) return refuse('not-started');
  if (next !== null) return refuse('rematch-agreed');
  if (command.kind === 'decline-rematch') {
    if (offeredBy === null) return refuse('no-such-offer');
    return accept({ kind: 'rematch-declined', seat });
  }
  if (offeredBy !== null && offeredBy !== seat)
    return accept({ kind: 'rematch-agreed', next: command.next });
  // Once each: nothing else would ever end a seat's offering and withdrawing.
  return match.offered.some((offered) => offered.seat === seat && offered.object === 'rematch')
    ? refuse('already-offered')
    : accept({ kind: 'rematch-offered', seat });
}

/** What the next match begins with. */
export interface Rematch {
  readonly setup: MatchSetup;
  readonly guestName: string;
  readonly series: SeriesScore;
}

/** The next match: the seats change places, and with them the armies and the score. */
export function rematchSetup(match: Match): Rematch {
  const { computer } = match.setup;
  const swapped = computer === null ? null : { ...computer, seat: otherSeat(computer.seat) };
  return {
    setup: { ...match.setup, hostName: match.guestName, computer: swapped },
    guestName: match.setup.hostName,
    series: swapSeries(seriesAfter(match)),
  };
}
