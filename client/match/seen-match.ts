/** A match as it stood after fewer plies: for looking back while it goes on, and when it is over. */
import { apply } from '../../shared/match/apply.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import { boardOf, type Match } from '../../shared/match/match.ts';
import type { BoardName } from '../../shared/match/seat.ts';
import type { Action } from '../../shared/rules/action.ts';

/** The match after its first `plies` plies, clocks and offers aside; all of them: the match itself. */
export function matchAfter(match: Match, plies: number): Match {
  if (plies >= match.plies.length) return match;
  const start = [
    { kind: 'created', setup: match.setup, rematchOf: match.rematchOf },
    { kind: 'joined', guestName: match.guestName },
  ] as const satisfies MatchEvent[];
  const created = start.reduce<Match | null>((seen, event) => apply(seen, event, 0), null);
  if (created === null) throw new Error('matchAfter: no match from its own beginning');
  const seen = match.plies
    .slice(0, plies)
    .reduce((before, _, index) => play(dropAgreed(before, match, index), match, index), created);
  return { ...dropAgreed(seen, match, plies), clock: null };
}

/** The action that led to a board as it stands; `null` before its first. */
export function lastActionOn(match: Match, board: BoardName): Action | null {
  return match.plies.findLast((ply) => ply.board === board)?.action ?? null;
}

function play(seen: Match, match: Match, index: number): Match {
  const ply = match.plies[index];
  if (ply === undefined) return seen;
  const count = boardOf(seen, ply.board)?.plies ?? 0;
  return apply(seen, { kind: 'ply', ply: count, ...ply }, 0);
}

/** Boards agreed drawn drop out before the ply that followed. */
function dropAgreed(seen: Match, match: Match, index: number): Match {
  return match.marks.reduce(
    (before, mark) =>
      mark.kind === 'agreed' && mark.before === index
        ? apply(
            before,
            { kind: 'draw-agreed', seat: before.turn.seat, object: mark.board, leftMs: null },
            0,
          )
        : before,
    seen,
  );
}
