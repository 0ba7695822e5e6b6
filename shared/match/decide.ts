/** Judges a command against a match: the one event it makes, or why it makes none. */
import type { Arrival, MatchCommand, SeatCommand, ServerCommand } from './command.ts';
import { accept, type Decision, refuse } from './decision.ts';
import { decideDraw } from './draw-offer.ts';
import { decideHint } from './hint.ts';
import { leftMsAt, type Match, stateOf } from './match.ts';
import { decidePly } from './ply.ts';
import { decideRematch } from './rematch.ts';
import type { Seat } from './seat.ts';
import { decideTakeback } from './takeback.ts';

/** The judgement on `command` arriving at `arrival`: flag first, then turn, then legality. Pure. */
export function decide(match: Match, command: MatchCommand, arrival: Arrival): Decision {
  return command.by === 'server'
    ? decideServer(match, command.command, arrival)
    : decideSeat(match, command.by, command.command, arrival);
}

/** Whether the running clock's flag has fallen for what arrives then. */
export function hasFlagFallen(match: Match, arrival: Arrival): boolean {
  return match.clock !== null && arrival.atMs > match.clock.deadlineMs + arrival.graceMs;
}

function decideSeat(match: Match, seat: Seat, command: SeatCommand, arrival: Arrival): Decision {
  if (command.kind === 'offer-rematch' || command.kind === 'decline-rematch')
    return decideRematch(match, seat, command);
  switch (stateOf(match)) {
    case 'ended':
      return refuse('match-over');
    case 'open':
      return command.kind === 'cancel' ? decideCancel(seat) : refuse('not-started');
    case 'live':
      if (hasFlagFallen(match, arrival)) return flagged(match);
      return decideLive(match, seat, command, arrival);
  }
}

function decideLive(
  match: Match,
  seat: Seat,
  command: Exclude<SeatCommand, { kind: 'offer-rematch' | 'decline-rematch' }>,
  arrival: Arrival,
): Decision {
  const leftMs = leftMsAt(match, arrival.atMs);
  switch (command.kind) {
    case 'ply':
      return decidePly(match, seat, command, leftMs);
    case 'resign':
      return accept({ kind: 'resigned', seat, leftMs });
    case 'offer-draw':
    case 'accept-draw':
    case 'decline-draw':
      return decideDraw(match, seat, command, leftMs);
    case 'offer-takeback':
    case 'accept-takeback':
    case 'decline-takeback':
      return decideTakeback(match, seat, command);
    case 'cancel':
      return refuse('already-started');
  }
}

function decideCancel(seat: Seat): Decision {
  return seat === 'host'
    ? accept({ kind: 'cancelled', cause: 'host' })
    : refuse('only-the-host-cancels');
}

function decideServer(match: Match, command: ServerCommand, arrival: Arrival): Decision {
  const state = stateOf(match);
  if (state === 'ended') return refuse('match-over');
  switch (command.kind) {
    case 'join':
      return state === 'open'
        ? accept({ kind: 'joined', guestName: command.guestName })
        : refuse('seat-taken');
    case 'cancel-match':
      return accept({ kind: 'cancelled', cause: command.cause });
    case 'start-clock':
      return state === 'open' ? refuse('not-started') : decideStart(match);
    case 'flag':
      if (command.seq !== match.seq) return refuse('stale');
      if (match.clock === null) return refuse('no-clock');
      return hasFlagFallen(match, arrival) ? flagged(match) : refuse('too-early');
    case 'shift-clock':
      return decideShift(match, command.leftMs);
    case 'give-hint':
      return state === 'open' ? refuse('not-started') : decideHint(match, command);
  }
}

function decideStart(match: Match): Decision {
  if (match.setup.clockMs === null) return refuse('no-clock');
  if (match.clock !== null || match.plies.length > 0) return refuse('already-running');
  return accept({ kind: 'clock-started' });
}

function decideShift(match: Match, leftMs: number): Decision {
  if (match.clock === null || match.setup.clockMs === null) return refuse('no-clock');
  const whole = Math.min(match.setup.clockMs, Math.max(0, Math.round(leftMs)));
  return accept({ kind: 'clock-shifted', leftMs: whole });
}

function flagged(match: Match): Decision {
  return { kind: 'flagged', event: { kind: 'flag', seat: match.turn.seat } };
}
