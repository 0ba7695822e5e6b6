/** Folds events into a match. What `decide` never produces is a damaged log and throws. */
import { startBoard } from '../rules/board.ts';
import { clockWith, freshClock } from './clock.ts';
import { applyAgreement, applyDecline, applyOffer } from './draw-offer.ts';
import { endByFlag, endMatch } from './end.ts';
import type { MatchEvent } from './event.ts';
import type { Match } from './match.ts';
import { applyPly } from './ply.ts';
import { firstTurn } from './schedule.ts';
import { otherSeat } from './seat.ts';
import type { MatchSetup } from './setup.ts';
import { applyTakeback, applyTakebackOffer } from './takeback.ts';

/**
 * The match after `event`. `atMs` is when the event was recorded, in whatever time the caller keeps:
 * a clock that the event starts runs from there. `match` is `null` for `created` alone.
 */
export function apply(match: Match | null, event: MatchEvent, atMs: number): Match {
  if (event.kind === 'created') {
    if (match !== null) throw new Error('apply: created twice: log damaged');
    return createMatch(event);
  }
  if (match === null) throw new Error(`apply: ${event.kind} before created: log damaged`);
  const after =
    match.outcome === null ? applyPlaying(match, event, atMs) : applyEnded(match, event);
  return { ...after, seq: match.seq + 1 };
}

type CreatedEvent = Extract<MatchEvent, { kind: 'created' }>;
type LaterEvent = Exclude<MatchEvent, { kind: 'created' }>;

function createMatch({ setup, rematchOf, series }: CreatedEvent): Match {
  const boards = startBoards(setup);
  return {
    setup,
    rematchOf,
    series: series ?? null,
    seq: 1,
    isJoined: false,
    guestName: '',
    boards,
    turn: firstTurn({ setup, boards }),
    plies: [],
    marks: [],
    pliesBySeat: { host: 0, guest: 0 },
    clock: null,
    offers: [],
    offered: [],
    takeback: null,
    hint: null,
    outcome: null,
    cancelCause: null,
    rematch: { offeredBy: null, next: null },
  };
}

/** The boards before the first ply: only the right one of a final is begun by the tigers. */
export function startBoards({ mode, ruleset }: MatchSetup): Match['boards'] {
  return {
    left: startBoard(ruleset, 'goats'),
    right: mode === 'final' ? startBoard(ruleset, 'tigers') : null,
  };
}

function applyPlaying(match: Match, event: LaterEvent, atMs: number): Match {
  switch (event.kind) {
    case 'joined':
      return { ...match, isJoined: true, guestName: event.guestName };
    case 'clock-started':
      return { ...match, clock: freshClock(match, atMs) };
    case 'clock-shifted':
      return { ...match, clock: clockWith(event.leftMs, atMs) };
    case 'ply':
      return applyPly(match, event, atMs);
    case 'hint-given':
      return { ...match, hint: event.action };
    case 'draw-offered':
      return applyOffer(match, event.seat, event.object);
    case 'draw-declined':
      return applyDecline(match, event.seat, event.object);
    case 'draw-agreed':
      return applyAgreement(match, event, atMs);
    case 'takeback-offered':
      return applyTakebackOffer(match, event.seat, event.plies);
    case 'takeback-declined':
      return { ...match, takeback: null };
    case 'taken-back':
      return applyTakeback(match, event.plies, atMs);
    case 'resigned':
      return endMatch(match, { result: otherSeat(event.seat), reason: { kind: 'resigned' } });
    case 'flag':
      return endByFlag(match, event.seat);
    case 'cancelled':
      return {
        ...endMatch(match, { result: 'none', reason: { kind: 'cancelled' } }),
        cancelCause: event.cause,
      };
    case 'rematch-offered':
    case 'rematch-declined':
    case 'rematch-agreed':
      throw new Error(`apply: ${event.kind} before the end: log damaged`);
  }
}

function applyEnded(match: Match, event: LaterEvent): Match {
  switch (event.kind) {
    case 'rematch-offered':
      return {
        ...match,
        rematch: { offeredBy: event.seat, next: null },
        offered: [...match.offered, { seat: event.seat, object: 'rematch' }],
      };
    case 'rematch-declined':
      return { ...match, rematch: { offeredBy: null, next: null } };
    case 'rematch-agreed':
      return { ...match, rematch: { ...match.rematch, next: event.next } };
    default:
      throw new Error(`apply: ${event.kind} after the end: log damaged`);
  }
}
