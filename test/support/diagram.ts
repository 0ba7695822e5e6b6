/** A board drawn in letters, for people who read failing tests. */
import type { Board } from '../../shared/rules/board.ts';
import { formatPosition } from '../../shared/notation/position.ts';

/** Five ranks with their names, the files below, then the position text and the board's end. */
export function drawBoard(board: Board): string {
  const text = formatPosition(board.position);
  const ranks = (text.split(' ')[0] ?? '').split('/').map((row, index) => {
    const points = row.replace(/\d/g, (run) => '.'.repeat(Number(run)));
    return `${5 - index} ${points.split('').join(' ')}`;
  });
  const end =
    board.outcome === null ? 'open' : `over: ${board.outcome.result} ${board.outcome.reason}`;
  return [...ranks, '  a b c d e', `${text} (${end})`].join('\n');
}
