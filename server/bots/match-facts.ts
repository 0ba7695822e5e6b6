/** What a thread needs to know of a match to play in it: how it was set up and what was played. */
import { apply } from '../../shared/match/apply.ts';
import type { Mark, Match, Ply } from '../../shared/match/match.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';

/** Plain data, as a message to a thread has to be. */
export interface MatchFacts {
  readonly setup: MatchSetup;
  readonly plies: readonly Ply[];
  readonly marks: readonly Mark[];
}

export function factsOf({ setup, plies, marks }: Match): MatchFacts {
  return { setup, plies, marks };
}

/** The boards and the turn as they were; clocks, offers and names are not in it. */
export function matchOf({ setup, plies, marks }: MatchFacts): Match {
  const created = apply(null, { kind: 'created', setup, rematchOf: null }, 0);
  let match = apply(created, { kind: 'joined', guestName: '' }, 0);
  plies.forEach((ply, index) => {
    match = playPly(dropBoards(match, marks, index), ply);
  });
  return dropBoards(match, marks, plies.length);
}

function playPly(match: Match, ply: Ply): Match {
  const plies = match.boards[ply.board]?.plies ?? 0;
  return apply(match, { kind: 'ply', ply: plies, ...ply }, 0);
}

/** The boards that were agreed drawn before the ply of index `before` are out. */
function dropBoards(match: Match, marks: readonly Mark[], before: number): Match {
  return marks.reduce(
    (now, mark) =>
      mark.kind === 'agreed' && mark.before === before
        ? apply(now, { kind: 'draw-agreed', seat: 'host', object: mark.board, leftMs: null }, 0)
        : now,
    match,
  );
}
