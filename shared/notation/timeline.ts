/** A match or a single board on one line of time: every ply with what it did, and the boards after any of them. */
import { startBoards } from '../match/apply.ts';
import type { Mark, Match, Ply } from '../match/match.ts';
import { BOARD_NAMES, type BoardName, otherBoard, type Seat, seatOf } from '../match/seat.ts';
import type { Action } from '../rules/action.ts';
import { agreeDraw, type Board, playOn, startBoard } from '../rules/board.ts';
import type { BoardOutcome } from '../rules/outcome.ts';
import type { Point } from '../rules/point.ts';
import type { Position } from '../rules/position.ts';
import { opponentOf, type Side } from '../rules/side.ts';
import type { BoardRecord } from './board-record.ts';
import type { GameRecord } from './record-file.ts';

/** A goat taken: where it stood, and the how manieth on its board it was. */
export interface Captive {
  readonly point: Point;
  readonly count: number;
}

/** One ply on the line of time. */
export interface TimelineEntry {
  readonly board: BoardName;
  /** Counts the plies of its board, from 0. */
  readonly ply: number;
  readonly side: Side;
  /** `null` where a record tells of a board alone, and not of who sat at it. */
  readonly seat: Seat | null;
  readonly action: Action;
  /** What was left on its clock, in milliseconds; `null` untimed or not recorded. */
  readonly leftMs: number | null;
  readonly hinted: boolean;
  readonly captive: Captive | null;
  /** How its board ended with this ply; a drawn board of a final drops out. */
  readonly end: BoardOutcome | null;
}

/** The boards of a match at one moment; a single board is the left one. */
export type TimelineBoards = Match['boards'];

/** Every ply of a match or a board in order, with what stands beside them. */
export interface Timeline {
  readonly starts: TimelineBoards;
  readonly entries: readonly TimelineEntry[];
  /** Boards agreed drawn, and where plies were taken back. */
  readonly marks: readonly Mark[];
}

/** The line of a record of either kind. */
export function timelineOfRecord(record: GameRecord): Timeline {
  return record.kind === 'match' ? timelineOfMatch(record.match) : timelineOfBoard(record);
}

/** The line of a match as it stands, which may go on. */
export function timelineOfMatch(match: Match): Timeline {
  const starts = startBoards(match.setup);
  const seatAt = (side: Side, board: BoardName): Seat => seatOf(match.setup, side, board);
  return {
    starts,
    marks: match.marks,
    entries: toEntries(starts, match.boards, match.plies, seatAt),
  };
}

/** The line of one board's record: its plies have neither clocks nor seats. */
export function timelineOfBoard({ start, actions, board }: BoardRecord): Timeline {
  const starts = { left: startBoard(board.ruleset, start), right: null };
  const plies = actions.map((action): Ply => ({
    board: 'left',
    action,
    leftMs: null,
    hinted: false,
  }));
  const boards = { left: board, right: null };
  return { starts, marks: [], entries: toEntries(starts, boards, plies, () => null) };
}

function toEntries(
  starts: TimelineBoards,
  ends: TimelineBoards,
  plies: readonly Ply[],
  seatAt: (side: Side, board: BoardName) => Seat | null,
): TimelineEntry[] {
  const made = { left: 0, right: 0 };
  const taken = {
    left: starts.left.position.captured,
    right: starts.right?.position.captured ?? 0,
  };
  return plies.map((given) => {
    const { board, action, leftMs, hinted } = given;
    const ply = made[board];
    made[board] += 1;
    const first = starts[board]?.position.toAct ?? 'goats';
    const side = ply % 2 === 0 ? first : opponentOf(first);
    if (action.kind === 'capture') taken[board] += 1;
    const captive = action.kind === 'capture' ? { point: action.over, count: taken[board] } : null;
    const end = endAfter(ends[board], made[board]);
    return { board, ply, side, seat: seatAt(side, board), action, leftMs, hinted, captive, end };
  });
}

/** An agreed draw is a mark of its own: no ply brought it about. */
function endAfter(board: Board | null, plies: number): BoardOutcome | null {
  if (board?.plies !== plies || board.outcome?.reason === 'agreed') return null;
  return board.outcome;
}

/** The boards after the first `count` plies, and after what was agreed by then. */
export function boardsAfter(timeline: Timeline, count: number): TimelineBoards {
  const played = timeline.entries.slice(0, count).reduce(playEntry, timeline.starts);
  return timeline.marks
    .filter((mark) => mark.before <= count)
    .reduce((boards, mark) => (mark.kind === 'agreed' ? drop(boards, mark.board) : boards), played);
}

function playEntry(boards: TimelineBoards, { board, ply, action }: TimelineEntry): TimelineBoards {
  const before = boards[board];
  const after = before === null ? undefined : playOn(before, action);
  if (after?.ok !== true)
    throw new Error(
      `boardsAfter: ply ${ply} of the ${board} board is illegal: build the line from a checked record`,
    );
  return { ...boards, [board]: after.value };
}

function drop(boards: TimelineBoards, name: BoardName): TimelineBoards {
  const board = boards[name];
  return board === null ? boards : { ...boards, [name]: agreeDraw(board) };
}

/** The board played next after `count` plies; `null` where the line ends there. */
export function boardPlayedNext({ entries }: Timeline, count: number): BoardName | null {
  return entries[count]?.board ?? null;
}

/** The action that led to a board as it stands after `count` plies; `null` before its first. */
export function lastActionAt(
  { entries }: Timeline,
  board: BoardName,
  count: number,
): Action | null {
  return entries.slice(0, count).findLast((entry) => entry.board === board)?.action ?? null;
}

/** One board's plies until `count` of the line as a record of their own; `null` where there is no such board. */
export function boardRecordAt(
  timeline: Timeline,
  name: BoardName,
  count: number,
): Pick<BoardRecord, 'start' | 'actions' | 'board'> | null {
  const board = boardsAfter(timeline, count)[name];
  const start: Position | undefined = timeline.starts[name]?.position;
  if (board === null || start === undefined) return null;
  const actions = timeline.entries
    .slice(0, count)
    .filter((entry) => entry.board === name)
    .map(({ action }) => action);
  return { start, actions, board };
}

/** The names of the boards a line has. */
export function boardNamesOf({ starts }: Timeline): readonly BoardName[] {
  return BOARD_NAMES.filter((name) => starts[name] !== null);
}

/** Whether a drawn board of a final has left the rest to the other one. */
export function isDroppedOut(boards: TimelineBoards, name: BoardName): boolean {
  const isDrawn = boards[name]?.outcome?.result === 'draw';
  return isDrawn && boards[otherBoard(name)] !== null;
}
