/** The plies of a match in rows of a list: one pair of a board each. */
import type { BoardName } from '../../shared/match/seat.ts';

/** A ply with whatever its list tells of it. */
interface BoardPly {
  readonly board: BoardName;
}

export interface PlyRow<Ply extends BoardPly> {
  readonly board: BoardName;
  /** Number of the pair on its board, from 1. */
  readonly number: number;
  readonly plies: readonly { readonly index: number; readonly ply: Ply }[];
}

/** Plies in match order; a row ends after two plies of its board, or where the other board goes on. */
export function rowsOf<Ply extends BoardPly>(plies: readonly Ply[]): PlyRow<Ply>[] {
  const rows: PlyRow<Ply>[] = [];
  const pairs = { left: 0, right: 0 };
  plies.forEach((ply, index) => {
    const last = rows.at(-1);
    if (last?.board === ply.board && last.plies.length === 1) {
      rows[rows.length - 1] = { ...last, plies: [...last.plies, { index, ply }] };
      return;
    }
    pairs[ply.board] += 1;
    rows.push({ board: ply.board, number: pairs[ply.board], plies: [{ index, ply }] });
  });
  return rows;
}
