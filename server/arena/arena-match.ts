/** One match of the arena: an opening by chance, then two players, until the match has an outcome. */
import type { Chance } from '../../shared/engine/choose.ts';
import { apply } from '../../shared/match/apply.ts';
import type { MatchCommand } from '../../shared/match/command.ts';
import { decide } from '../../shared/match/decide.ts';
import { boardOf, type Match } from '../../shared/match/match.ts';
import type { Seat } from '../../shared/match/seat.ts';
import type { MatchSetup, Mode } from '../../shared/match/setup.ts';
import type { Action } from '../../shared/rules/action.ts';
import { legalOn } from '../../shared/rules/board.ts';
import type { Ruleset } from '../../shared/rules/ruleset.ts';
import type { Side } from '../../shared/rules/side.ts';
import type { Player } from './player.ts';

/** Plies by chance before the players begin, on each board. */
const OPENING_PLIES = 4;

/** How an arena match is set up; `hostSide` counts in classic ones. */
export interface ArenaSetup {
  readonly mode: Mode;
  readonly ruleset: Ruleset;
  readonly hostSide: Side;
}

/** Plays a match between the players of both seats; returns it with its outcome. */
export function playMatch(
  setup: ArenaSetup,
  players: Readonly<Record<Seat, Player>>,
  chance: Chance,
): Match {
  let match = openMatch(setup);
  const opening = setup.mode === 'final' ? 2 * OPENING_PLIES : OPENING_PLIES;
  while (match.outcome === null && match.plies.length < opening)
    match = playPly(match, pickLegal(match, chance));
  return finishMatch(match, players);
}

/** Plays a match on from wherever it stands; returns it with its outcome. */
export function finishMatch(match: Match, players: Readonly<Record<Seat, Player>>): Match {
  let present = match;
  while (present.outcome === null) present = playPly(present, players[present.turn.seat](present));
  return present;
}

/** A match of which no ply was made. */
export function openMatch({ mode, ruleset, hostSide }: ArenaSetup): Match {
  const common = {
    ruleset,
    isPublic: false,
    allowsSpectators: false,
    hostName: '',
    spectatorDelayMs: 0,
    computer: null,
  };
  const setup: MatchSetup =
    mode === 'final'
      ? { ...common, mode, clockMs: 60_000 }
      : { ...common, mode, clockMs: null, hostSide };
  const created = apply(null, { kind: 'created', setup, rematchOf: null }, 0);
  return obey(created, { by: 'server', command: { kind: 'join', guestName: '' } });
}

function playPly(match: Match, action: Action): Match {
  const { board, seat } = match.turn;
  const ply = boardOf(match, board)?.plies ?? 0;
  return obey(match, { by: seat, command: { kind: 'ply', board, ply, action } });
}

/** No time passes: every command arrives as the last one was recorded. */
function obey(match: Match, command: MatchCommand): Match {
  const decision = decide(match, command, { atMs: 0, graceMs: 0 });
  if (decision.kind !== 'accepted')
    throw new Error(`arena: ${JSON.stringify(command)} is ${JSON.stringify(decision)}`);
  return apply(match, decision.event, 0);
}

function pickLegal(match: Match, chance: Chance): Action {
  const board = boardOf(match, match.turn.board);
  const legal = board === null ? [] : legalOn(board);
  const action = legal[Math.floor(chance() * legal.length)];
  if (action === undefined) throw new Error('arena: the board at turn has no action');
  return action;
}
