/** How a match is looked at: from which ply, which way round, with which board large. */
import type { BoardName } from '../../shared/match/seat.ts';
import type { PlayAct } from './play-act.ts';

export interface Look {
  /** Plies looked at; `null`: the match as it is, followed. */
  readonly seen: number | null;
  readonly isFlipped: boolean;
  /** The board that takes the room of a final; `null`: both alike. */
  readonly large: BoardName | null;
}

export const PLAIN_LOOK: Look = { seen: null, isFlipped: false, large: null };

/** The look after an act; what is no matter of looking changes nothing. */
export function lookAfter(look: Look, act: PlayAct): Look {
  switch (act.kind) {
    case 'see':
      return { ...look, seen: act.plies };
    case 'flip':
      return { ...look, isFlipped: !look.isFlipped };
    case 'enlarge':
      return { ...look, large: act.board };
    default:
      return look;
  }
}
