/** Files of records: any number, of any format, told apart by their contents (NOTATION.md). */
import { MODES } from '../match/setup.ts';
import { startBoard } from '../rules/board.ts';
import type { Position } from '../rules/position.ts';
import { failure, type Result, success } from '../rules/result.ts';
import { PLAIN_RULES } from '../rules/ruleset.ts';
import { type BoardRecord, parseBoardSection } from './board-record.ts';
import type { TextFault } from './fault.ts';
import { type FenReading, parseLibraryFen } from './library-fen.ts';
import { isLibraryPly, parseLibrarySection } from './library-pgn.ts';
import type { MatchRecord } from './match-record.ts';
import { parseMatchSection } from './match-section.ts';
import { parseObx } from './obx.ts';
import { parsePosition } from './position.ts';
import { wordFault } from './played.ts';
import type { RecordFault, RecordProblem } from './record-fault.ts';
import { isScore, scoreOfBoard } from './score.ts';
import { cutSections, type Section } from './section.ts';
import { findTag } from './tag.ts';
import { tokenize } from './token.ts';

/** A record of one board, or of a match. */
export type GameRecord = BoardRecord | MatchRecord;

/** How a file's contents are read where they leave a choice. */
export interface ReadingOptions {
  /** What the third field of a library FEN counts; `null`: only where it makes no difference. */
  readonly fen: FenReading | null;
}

type GameSection = Extract<Section, { kind: 'game' }>;

/** Each record of the file, or why it cannot be read; a position alone is a record without plies. */
export function parseRecordFile(
  text: string,
  options: ReadingOptions = { fen: null },
): Result<GameRecord, RecordFault>[] {
  return cutSections(tokenize(text)).map((section) =>
    section.kind === 'position' ? parseLine(section, options) : parseGame(section),
  );
}

function parseGame(section: GameSection): Result<GameRecord, RecordFault> {
  const [first] = section.body;
  if (section.isLoose && first !== undefined) return failure(wordFault(first, 'text-after-result'));
  const ply = section.body.find((token) => token.kind === 'word' && !isScore(token.text))?.text;
  // `[Mode]` is also a tag of ordinary PGN, with other values.
  const isMatch = MODES.some((mode) => mode === findTag(section.tags, 'Mode'));
  if (isMatch || /^[LR]\./i.test(ply ?? '')) return parseMatchSection(section);
  return isLibraryPly(ply ?? '') ? parseLibrarySection(section) : parseBoardSection(section);
}

function parseLine(
  section: Extract<Section, { kind: 'position' }>,
  { fen }: ReadingOptions,
): Result<BoardRecord, RecordFault> {
  const position = parsePositionLine(section.text, fen);
  if (position.ok) return success(toBoardRecord(position.value));
  return failure({ kind: 'text', line: section.line, ...position.error });
}

function parsePositionLine(
  text: string,
  fen: FenReading | null,
): Result<Position, TextFault<RecordProblem>> {
  const [rows = '', , third = ''] = text.split(' ');
  if (/x/i.test(rows) || /^[@c]/i.test(third)) {
    const obx = parseObx(text);
    return obx.ok ? success(obx.value.position) : obx;
  }
  return /b/i.test(rows) ? parseLibraryFen(text, fen) : parsePosition(text);
}

/** The record of a board that begins at `start` under plain rules, before its first ply. */
function toBoardRecord(start: Position): BoardRecord {
  const board = startBoard(PLAIN_RULES, start);
  const score = scoreOfBoard(board.outcome?.result ?? null);
  return { kind: 'board', start, actions: [], board, score, tags: [] };
}
