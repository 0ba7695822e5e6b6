/** Draws by agreement, of the match or of one board (RULES.md, “Ending otherwise”). */
import { agreeDraw } from '../rules/board.ts';
import { freshClock } from './clock.ts';
import type { MatchRefusal, SeatCommand } from './command.ts';
import { accept, type Decision, refuse } from './decision.ts';
import { concludeBoards, endMatch } from './end.ts';
import type { DrawObject, MatchEvent } from './event.ts';
import { boardOf, bothOpen, type DrawOffer, isOpen, type Match } from './match.ts';
import { turnAfterDropOut } from './schedule.ts';
import type { BoardName, Seat } from './seat.ts';

type DrawCommand = Extract<SeatCommand, { kind: 'offer-draw' | 'accept-draw' | 'decline-draw' }>;

/** `leftMs` is what the running clock had left on arrival. */
export function decideDraw(
  match: Match,
  seat: Seat,
  command: DrawCommand,
  leftMs: number | null,
): Decision {
  if (command.kind === 'offer-draw') return decideOffer(match, seat, command.object, leftMs);
  const offer = match.offers.find((open) => open.id === command.offer);
  if (offer === undefined) return refuse('no-such-offer');
  if (offer.seat === seat) return refuse('own-offer');
  const { object } = offer;
  return command.kind === 'accept-draw'
    ? accept({ kind: 'draw-agreed', seat, object, leftMs })
    : accept({ kind: 'draw-declined', seat, object });
}

function decideOffer(match: Match, seat: Seat, asked: DrawObject, leftMs: number | null): Decision {
  const refusal = refusalOfObject(match, asked);
  if (refusal !== undefined) return refuse(refusal);
  // On the last open board an offer is for the match.
  const object = bothOpen(match) ? asked : 'match';
  const equal = match.offers.find((offer) => offer.object === object);
  if (equal !== undefined && equal.seat !== seat)
    return accept({ kind: 'draw-agreed', seat, object, leftMs });
  if (match.offers.some((offer) => offer.seat === seat && offer.object === object))
    return refuse('already-offered');
  if (match.offered.some((offered) => offered.seat === seat && offered.object === object))
    return refuse('offer-again-after-a-ply');
  return accept({ kind: 'draw-offered', seat, object });
}

function refusalOfObject(match: Match, object: DrawObject): MatchRefusal | undefined {
  if (object === 'match') return undefined;
  if (boardOf(match, object) === null || match.setup.mode === 'classic') return 'no-such-board';
  return isOpen(match, object) ? undefined : 'board-over';
}

/** The offers that stand after a ply by `seat`: its received ones lapse, board offers with a board. */
export function lapseOffers(match: Match, seat: Seat, isDropOut: boolean): readonly DrawOffer[] {
  return match.offers.filter(
    (offer) => offer.seat === seat && (offer.object === 'match' || !isDropOut),
  );
}

/** The match after an offer that is now open under the seq of its event. */
export function applyOffer(match: Match, seat: Seat, object: DrawObject): Match {
  return {
    ...match,
    offers: [...match.offers, { id: match.seq, seat, object }],
    offered: [...match.offered, { seat, object }],
  };
}

/** The match after `seat` declined the other's offer. */
export function applyDecline(match: Match, seat: Seat, object: DrawObject): Match {
  const isDeclined = (offer: DrawOffer): boolean => offer.object === object && offer.seat !== seat;
  return { ...match, offers: match.offers.filter((offer) => !isDeclined(offer)) };
}

/** The match after both seats agreed: ended, or one board dropped out. */
export function applyAgreement(
  match: Match,
  event: Extract<MatchEvent, { kind: 'draw-agreed' }>,
  atMs: number,
): Match {
  return event.object === 'match'
    ? endMatch(match, { result: 'draw', reason: { kind: 'agreed' } })
    : dropBoard(match, event.object, atMs);
}

function dropBoard(match: Match, name: BoardName, atMs: number): Match {
  const board = boardOf(match, name);
  if (board === null) throw new Error(`apply: no ${name} board to agree drawn: log damaged`);
  const dropped: Match = {
    ...match,
    boards: { ...match.boards, [name]: agreeDraw(board) },
    marks: [...match.marks, { kind: 'agreed', board: name, before: match.plies.length }],
    offers: match.offers.filter((offer) => offer.object === 'match'),
  };
  if (match.turn.board !== name) return concludeBoards(dropped);
  const moved = { ...dropped, turn: turnAfterDropOut(dropped, name), hint: null };
  // Before the first ply's clock has started, it does not start by a board dropping out either.
  const clock = match.clock === null ? null : freshClock(moved, atMs);
  return concludeBoards({ ...moved, clock });
}
