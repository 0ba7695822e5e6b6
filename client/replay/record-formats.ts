/** A record, or the moment of it that is shown, in every format that the game is written in. */
import { formatBoardRecord } from '../../shared/notation/board-record.ts';
import { formatFinalFen, formatFinalObx } from '../../shared/notation/final-position.ts';
import { formatLibraryPgn, type PgnRefusal } from '../../shared/notation/library-pgn.ts';
import { toBoardRecords } from '../../shared/notation/match-boards.ts';
import { formatMatchRecord } from '../../shared/notation/match-record.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import { boardRecordAt, type Timeline } from '../../shared/notation/timeline.ts';
import type { BoardName } from '../../shared/match/seat.ts';
import { type Result, success } from '../../shared/rules/result.ts';

export const FORMAT_NAMES = ['match', 'board', 'pgn', 'position', 'obx', 'fen'] as const;
/** The first three hold all plies, the others the position that is shown. */
export type FormatName = (typeof FORMAT_NAMES)[number];

/** What is to be written down: a record, the moment after `count` plies, and one of its boards. */
export interface Keepsake {
  readonly record: GameRecord;
  readonly timeline: Timeline;
  readonly count: number;
  readonly board: BoardName;
}

/** The formats that there are for a record. */
export function formatsFor({ kind }: GameRecord): readonly FormatName[] {
  return FORMAT_NAMES.filter((name) => kind === 'match' || name !== 'match');
}

/** Whether a format holds one board, so that in a final one has to be chosen. */
export function isOfOneBoard(name: FormatName): boolean {
  return name !== 'match';
}

/** The text, which ends with its line; refused where the format cannot hold that board. */
export function writeKeepsake(name: FormatName, keepsake: Keepsake): Result<string, PgnRefusal> {
  switch (name) {
    case 'match':
    case 'board':
    case 'pgn':
      return writeWhole(name, keepsake);
    case 'position':
    case 'obx':
    case 'fen':
      return success(`${writeMoment(name, keepsake)}\n`);
  }
}

function writeWhole(
  name: 'match' | 'board' | 'pgn',
  { record, board }: Keepsake,
): Result<string, PgnRefusal> {
  if (record.kind === 'match' && name === 'match') return success(formatMatchRecord(record));
  const boards = record.kind === 'board' ? [record] : toBoardRecords(record);
  const chosen = boards[board === 'left' ? 0 : 1];
  if (chosen === undefined) throw new Error(`writeKeepsake: the record has no ${board} board`);
  return name === 'pgn' ? formatLibraryPgn(chosen) : success(formatBoardRecord(chosen));
}

function writeMoment(
  name: 'position' | 'obx' | 'fen',
  { timeline, count, board }: Keepsake,
): string {
  const played = boardRecordAt(timeline, board, count);
  if (played === null) throw new Error(`writeKeepsake: the line has no ${board} board`);
  switch (name) {
    case 'position':
      return formatPosition(played.board.position);
    case 'obx':
      return formatFinalObx(played);
    case 'fen':
      return formatFinalFen(played);
  }
}

/** What the file is called: the product, what is in it, and the format's ending. */
export function fileNameOf(name: FormatName): string {
  const ending = name === 'pgn' ? 'pgn' : 'txt';
  return `twin-tigers-${name}.${ending}`;
}

/** A record as text again, for a link that carries it. */
export function writeRecord(record: GameRecord): string {
  return record.kind === 'match' ? formatMatchRecord(record) : formatBoardRecord(record);
}
