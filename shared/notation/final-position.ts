/** Where a board's record ends, in the formats that hold one position. */
import { type BoardRecord, isSetUp } from './board-record.ts';
import { formatLibraryFen, leastGoatPlies } from './library-fen.ts';
import { formatObx } from './obx.ts';

type PlayedBoard = Pick<BoardRecord, 'start' | 'actions' | 'board'>;

/** The final position in OBX 2.0, with the last ply where OBX has a word for it. */
export function formatFinalObx({ start, actions, board }: PlayedBoard): string {
  const last = actions.at(-1);
  // OBX has no word for a pass.
  const lastAction = last === undefined || last.kind === 'pass' ? null : last;
  // After a set-up start nobody knows how many plies a side has made.
  const plies = lastAction === null || isSetUp(start) ? null : Math.ceil(actions.length / 2);
  return formatObx({ position: board.position, lastAction }, plies);
}

/** The final position in the library's FEN, whose third field is the goat plies made. */
export function formatFinalFen({ start, actions, board }: PlayedBoard): string {
  const offset = start.toAct === 'goats' ? 0 : 1;
  const goatPlies = actions.filter((_, index) => index % 2 === offset).length;
  return formatLibraryFen(board.position, leastGoatPlies(start) + goatPlies);
}
