/** Random commands of every kind, at random times, for laws of matches. */
import fc from 'fast-check';
import type { MatchCommand, SeatCommand, ServerCommand } from '../../shared/match/command.ts';
import { CANCEL_CAUSES } from '../../shared/match/event.ts';
import { boardOf, type Match } from '../../shared/match/match.ts';
import { BOARD_NAMES, type BoardName, SEATS } from '../../shared/match/seat.ts';
import { ALL_ACTIONS } from '../../shared/rules/action.ts';
import { legalOn } from '../../shared/rules/board.ts';

/** What to ask, to be made fit the match as it then is by `commandFor`. */
export interface Wish {
  readonly kind: SeatCommand['kind'] | 'fitting-ply' | 'server';
  readonly seat: (typeof SEATS)[number];
  readonly object: (typeof BOARD_NAMES)[number] | 'match';
  readonly pick: number;
  /** Time that passes before it is asked. */
  readonly waitMs: number;
}

const FITTING = Array<'fitting-ply'>(12).fill('fitting-ply');

/** Mostly plies that fit, most of them at once. */
export const anyWish: fc.Arbitrary<Wish> = fc.record({
  kind: fc.constantFrom(
    ...FITTING,
    'ply',
    'resign',
    'offer-draw',
    'offer-draw',
    'accept-draw',
    'decline-draw',
    'offer-takeback',
    'accept-takeback',
    'decline-takeback',
    'cancel',
    'offer-rematch',
    'decline-rematch',
    'server',
  ),
  seat: fc.constantFrom(...SEATS),
  object: fc.constantFrom('match', ...BOARD_NAMES),
  pick: fc.nat({ max: 1000 }),
  waitMs: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 0, max: 2000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 9000, max: 11_000 }) },
  ),
});

/** The wish as a command to the match as it is. */
export function commandFor(match: Match, wish: Wish): MatchCommand {
  if (wish.kind === 'server') return serverCommand(match, wish);
  if (wish.kind === 'fitting-ply')
    return { by: match.turn.seat, command: plyOn(match, match.turn.board, wish.pick) };
  return { by: wish.seat, command: seatCommand(match, wish.kind, wish) };
}

function seatCommand(match: Match, kind: SeatCommand['kind'], { object, pick }: Wish): SeatCommand {
  switch (kind) {
    case 'ply': {
      const board = object === 'match' ? 'left' : object;
      const action = ALL_ACTIONS[pick % ALL_ACTIONS.length] ?? { kind: 'pass' };
      const ply = (boardOf(match, board)?.plies ?? 0) + (pick % 7 === 0 ? 1 : 0);
      return { kind, board, ply, action };
    }
    case 'offer-draw':
      return { kind, object };
    case 'accept-draw':
    case 'decline-draw':
      return { kind, offer: match.offers[pick % 3]?.id ?? pick };
    case 'accept-takeback':
    case 'decline-takeback':
      return { kind, offer: match.takeback?.id ?? pick };
    case 'offer-rematch':
      return { kind, next: `next-${pick}` };
    default:
      return { kind };
  }
}

/** A legal action on the board, whatever it is good for. */
function plyOn(match: Match, name: BoardName, pick: number): SeatCommand {
  const board = boardOf(match, name);
  const legal = board === null ? [] : legalOn(board);
  const action = legal[pick % Math.max(1, legal.length)] ?? { kind: 'pass' };
  return { kind: 'ply', board: name, ply: board?.plies ?? 0, action };
}

function serverCommand(match: Match, { pick }: Wish): MatchCommand {
  const cause = CANCEL_CAUSES[pick % CANCEL_CAUSES.length] ?? 'idle';
  const commands: readonly ServerCommand[] = [
    { kind: 'join', guestName: 'Cat' },
    { kind: 'start-clock' },
    { kind: 'flag', seq: match.seq },
    { kind: 'flag', seq: pick },
    { kind: 'shift-clock', leftMs: 100 * pick },
    { kind: 'shift-clock', leftMs: 100 * pick },
    pick % 5 === 0 ? { kind: 'cancel-match', cause } : { kind: 'start-clock' },
  ];
  return { by: 'server', command: commands[pick % commands.length] ?? { kind: 'start-clock' } };
}
