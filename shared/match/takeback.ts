/** Taking back plies in classic matches: by agreement, freely against the computer (RULES.md). */
import { playOn, startBoard } from '../rules/board.ts';
import { freshClock } from './clock.ts';
import type { SeatCommand } from './command.ts';
import { accept, type Decision, refuse } from './decision.ts';
import type { Match } from './match.ts';
import { firstTurn, turnAfterPly } from './schedule.ts';
import type { Seat } from './seat.ts';

type TakebackCommand = Extract<
  SeatCommand,
  { kind: 'offer-takeback' | 'accept-takeback' | 'decline-takeback' }
>;

/** So many takebacks a match, however often both agree: so that no log grows for ever. */
export const MOST_TAKEBACKS = 100;

/** Judges an offer to take plies back, or the answer to one. */
export function decideTakeback(match: Match, seat: Seat, command: TakebackCommand): Decision {
  if (match.setup.mode === 'final') return refuse('no-takeback-in-final');
  if (command.kind === 'offer-takeback') return decideOffer(match, seat);
  const offer = match.takeback;
  if (offer?.id !== command.offer) return refuse('no-such-offer');
  if (offer.seat === seat) return refuse('own-offer');
  return command.kind === 'accept-takeback'
    ? accept({ kind: 'taken-back', seat: offer.seat, plies: offer.plies })
    : accept({ kind: 'takeback-declined', seat });
}

function decideOffer(match: Match, seat: Seat): Decision {
  const isFree = match.setup.computer !== null && match.setup.clockMs === null;
  if (isFree) return decideFreely(match, seat);
  if (match.takeback !== null) return refuse('already-offered');
  if (match.offered.some((offered) => offered.seat === seat && offered.object === 'takeback'))
    return refuse('offer-again-after-a-ply');
  const plies = pliesToUndo(match, seat);
  if (match.plies.length < plies || hasUndoneEnough(match)) return refuse('nothing-to-take-back');
  return accept({ kind: 'takeback-offered', seat, plies });
}

/** Against the computer without a clock nobody has to agree. */
function decideFreely(match: Match, seat: Seat): Decision {
  const plies = pliesToUndo(match, seat);
  if (match.plies.length < plies || hasUndoneEnough(match)) return refuse('nothing-to-take-back');
  return accept({ kind: 'taken-back', seat, plies });
}

function hasUndoneEnough(match: Match): boolean {
  return match.marks.filter(({ kind }) => kind === 'takeback').length >= MOST_TAKEBACKS;
}

/** So many that the asker is to act afterwards. */
function pliesToUndo(match: Match, seat: Seat): 1 | 2 {
  return match.turn.seat === seat ? 2 : 1;
}

/** The match after an offer that is now open under the seq of its event. */
export function applyTakebackOffer(match: Match, seat: Seat, plies: 1 | 2): Match {
  return {
    ...match,
    takeback: { id: match.seq, seat, plies },
    offered: [...match.offered, { seat, object: 'takeback' }],
  };
}

/** The match with its last plies undone as if never played; the clock starts afresh at `atMs`. */
export function applyTakeback(match: Match, plies: 1 | 2, atMs: number): Match {
  const kept = match.plies.slice(0, -plies);
  let board = startBoard(match.setup.ruleset, 'goats');
  let undone: Match = {
    ...match,
    boards: { left: board, right: null },
    turn: firstTurn({ setup: match.setup, boards: { left: board, right: null } }),
    plies: kept,
    marks: [
      ...match.marks.map((mark) => ({ ...mark, before: Math.min(mark.before, kept.length) })),
      { kind: 'takeback', plies, before: kept.length },
    ],
    offers: [],
    offered: match.offered.filter((offered) => offered.object !== 'takeback'),
    takeback: null,
    hint: null,
  };
  for (const ply of kept) {
    const played = playOn(board, ply.action);
    if (!played.ok) throw new Error(`apply: taking back met an illegal ply (${played.error})`);
    board = played.value;
    const boards = { left: board, right: null };
    undone = { ...undone, boards, turn: turnAfterPly({ ...undone, boards }) };
  }
  return { ...undone, clock: freshClock(undone, atMs) };
}
