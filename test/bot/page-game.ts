/** Bagh-Chal as the protocol's page tells it, for a bot that knows nothing else: imports nothing of ours. */

const FILES = ['a', 'b', 'c', 'd', 'e'];
const WAYS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));

/** What stands on a board, by point; and what the page says to keep. */
export interface PageBoard {
  readonly at: Map<string, 'T' | 'G'>;
  toAct: 'goats' | 'tigers';
  inHand: number;
  captured: number;
  plies: number;
}

export function startPageBoard(toAct: PageBoard['toAct']): PageBoard {
  const at = new Map<string, 'T' | 'G'>();
  for (const corner of ['a1', 'e1', 'a5', 'e5']) at.set(corner, 'T');
  return { at, toAct, inHand: 20, captured: 0, plies: 0 };
}

/** Whether the board is over by the `devils-plan` rules, and who won it. */
export function endOf(board: PageBoard): 'tigers' | 'goats' | 'draw' | null {
  if (board.captured === 5) return 'tigers';
  if (actionsOn(board).length === 0) return board.toAct === 'goats' ? 'tigers' : 'goats';
  return board.plies === 200 ? 'draw' : null;
}

/** Legal actions as the page writes them, captures first. */
export function actionsOn(board: PageBoard): string[] {
  const empty = points().filter((point) => !board.at.has(point));
  if (board.toAct === 'goats' && board.inHand > 0) return empty;
  const own = board.toAct === 'goats' ? 'G' : 'T';
  const from = points().filter((point) => board.at.get(point) === own);
  const steps = from.flatMap((point) =>
    linesFrom(point).flatMap((way) => {
      const to = along(point, way, 1);
      return to !== undefined && !board.at.has(to) ? [`${point}-${to}`] : [];
    }),
  );
  if (own === 'G') return steps;
  const captures = from.flatMap((point) =>
    linesFrom(point).flatMap((way) => {
      const [over, to] = [along(point, way, 1), along(point, way, 2)];
      const isGoat = over !== undefined && board.at.get(over) === 'G';
      return isGoat && to !== undefined && !board.at.has(to) ? [`${point}x${to}`] : [];
    }),
  );
  return [...captures, ...steps];
}

export function playOnPage(board: PageBoard, action: string): void {
  const [from = '', to] = action.split(/[-x]/);
  const piece = board.at.get(from);
  if (to === undefined) {
    board.at.set(from, 'G');
    board.inHand -= 1;
  } else {
    board.at.delete(from);
    board.at.set(to, piece ?? 'G');
    if (action.includes('x')) {
      board.at.delete(midway(from, to));
      board.captured += 1;
    }
  }
  board.plies += 1;
  board.toAct = board.toAct === 'goats' ? 'tigers' : 'goats';
}

type Way = (typeof WAYS)[number];

function points(): string[] {
  return FILES.flatMap((file) => [1, 2, 3, 4, 5].map((rank) => `${file}${rank}`));
}

/** Counted from 1. */
function placeOf(point: string): readonly [file: number, rank: number] {
  return [FILES.indexOf(point.charAt(0)) + 1, Number(point.charAt(1))];
}

function linesFrom(point: string): Way[] {
  const [file, rank] = placeOf(point);
  const hasDiagonals = (file + rank) % 2 === 0;
  return WAYS.filter(([x, y]) => (x !== 0) !== (y !== 0) || (hasDiagonals && x !== 0 && y !== 0));
}

function along(point: string, [x, y]: Way, steps: number): string | undefined {
  const [file, rank] = placeOf(point);
  const letter = FILES[file - 1 + steps * x];
  const number = rank + steps * y;
  return letter !== undefined && number >= 1 && number <= 5 ? `${letter}${number}` : undefined;
}

function midway(from: string, to: string): string {
  const [file, rank] = placeOf(from);
  const [toFile, toRank] = placeOf(to);
  return `${FILES[(file + toFile) / 2 - 1] ?? ''}${(rank + toRank) / 2}`;
}
