/** Boards and matches to look at, the same ones every time. */
import { parsePosition } from '../../shared/notation/position.ts';
import { type Board, legalOn, startBoard } from '../../shared/rules/board.ts';
import { DEFAULT_RULESET, type Ruleset } from '../../shared/rules/ruleset.ts';
import { LocalMatch } from '../local/local-match.ts';
import { browserTimers } from '../connection/timers.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import { LocalController } from '../local/local-controller.ts';

/** A board set up from a position's text. */
export function setUp(position: string, ruleset: Ruleset = DEFAULT_RULESET): Board {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(`gallery: no position: ${position}`);
  return startBoard(ruleset, parsed.value);
}

/** A match at one screen after so many plies. */
export function openMatch(mode: 'final' | 'classic', plies: number): LocalController {
  const common = {
    ruleset: DEFAULT_RULESET,
    isPublic: false,
    allowsSpectators: true,
    hostName: 'Asha Gurung',
    spectatorDelayMs: 0,
    computer: null,
    clockMs: 60_000,
  };
  const setup: MatchSetup =
    mode === 'final' ? { ...common, mode } : { ...common, mode, hostSide: 'goats' };
  const controller = new LocalController(LocalMatch.begin(setup, 'Bikram', browserTimers));
  for (let ply = 0; ply < plies; ply++) playOne(controller, ply);
  return controller;
}

/** Any legal action, strewn by a large prime, with a capture now and then. */
function playOne(controller: LocalController, ply: number): void {
  const { match } = controller.view;
  const { board: name } = match.turn;
  const board = match.boards[name];
  if (board === null || match.outcome !== null) return;
  const actions = legalOn(board);
  const captures = actions.filter(({ kind }) => kind === 'capture');
  const others = actions.filter(({ kind }) => kind !== 'capture');
  const choice =
    (ply % 19 === 18 ? captures[0] : undefined) ?? others[(ply * 7919) % others.length];
  const action = choice ?? captures[0];
  if (action === undefined) return;
  void controller.send({ kind: 'ply', board: name, ply: board.plies, action });
}
