/** PGN of the Python library `baghchal`: `1. G33 B1122 2. G44` (NOTATION.md). */
import { type Action, captureBetween, placeOn, stepBetween } from '../rules/action.ts';
import { fileOf, type Point, rankOf, toPoint } from '../rules/point.ts';
import { failure, type Result, success } from '../rules/result.ts';
import { PLAIN_RULES } from '../rules/ruleset.ts';
import type { Side } from '../rules/side.ts';
import { type BoardRecord, isSetUp, numberPlies, playSection } from './board-record.ts';
import type { PlyReader } from './played.ts';
import type { PlyProblem, RecordFault } from './record-fault.ts';
import { formatRuleset } from './ruleset.ts';
import type { Section } from './section.ts';
import { formatTags, tagFault } from './tag.ts';

/** What the format cannot write. */
export type PgnRefusal = 'tigers-first' | 'set-up-start' | 'pass';

/** Whether a word looks like a ply of this format. */
export function isLibraryPly(text: string): boolean {
  return /^[GB]x?\d{2,}#?$/i.test(text);
}

/** Tags, a blank line, the plies on one line; `#` after the last of a won board. */
export function formatLibraryPgn(record: BoardRecord): Result<string, PgnRefusal> {
  const { start, actions, board, score, tags } = record;
  if (isSetUp(start)) return failure('set-up-start');
  if (start.toAct === 'tigers') return failure('tigers-first');
  if (actions.some((action) => action.kind === 'pass')) return failure('pass');
  const isWon = board.outcome !== null && board.outcome.result !== 'draw';
  const plies = actions.map((action, index) => {
    const mark = isWon && index === actions.length - 1 ? '#' : '';
    return `${formatLibraryPly(action, index % 2 === 0 ? 'G' : 'B')}${mark}`;
  });
  // Only where it matters: the library itself knows one set of rules.
  const ruleset = board.ruleset.name === PLAIN_RULES.name ? [] : [formatRuleset(board.ruleset)];
  const lines = formatTags([
    ...ruleset.map((value) => ({ name: 'Ruleset', value })),
    ...tags,
    { name: 'Result', value: score },
  ]);
  return success(`${lines}\n${numberPlies(plies, score)}\n`);
}

function formatLibraryPly(action: Action, piece: 'G' | 'B'): string {
  switch (action.kind) {
    case 'place':
      return `${piece}${formatCell(action.to)}`;
    case 'step':
      return `${piece}${formatCell(action.from)}${formatCell(action.to)}`;
    case 'capture':
      return `${piece}x${formatCell(action.from)}${formatCell(action.to)}`;
    case 'pass':
      throw new Error('formatLibraryPly: a pass cannot be written; refuse the record first');
  }
}

/** Reads a section whose plies are the library's; boards that it cannot hold are refused. */
export function parseLibrarySection(
  section: Extract<Section, { kind: 'game' }>,
): Result<BoardRecord, RecordFault> {
  const record = playSection(section, readLibraryPly);
  if (!record.ok) return record;
  const { start } = record.value;
  if (isSetUp(start)) return failure(tagFault(section.tags, 'Position', 'foreign-tag'));
  if (start.toAct === 'tigers') return failure(tagFault(section.tags, 'First', 'foreign-tag'));
  return record;
}

const readLibraryPly: PlyReader = (text, toAct) => {
  const [, piece, x, cells, mark] = /^([GB])(x?)((?:[1-5]{2}){1,2})(#?)$/i.exec(text) ?? [];
  if (piece === undefined || cells === undefined) return failure('unreadable-action');
  if (sideOf(piece) !== toAct) return failure('wrong-side');
  const action = x === '' ? readMove(cells, toAct) : readCapture(cells);
  return action.ok ? success({ action: action.value, isMarked: mark === '#' }) : action;
};

function sideOf(piece: string): Side {
  return piece.toUpperCase() === 'G' ? 'goats' : 'tigers';
}

function readMove(cells: string, side: Side): Result<Action, PlyProblem> {
  const [from, to] = readCells(cells);
  if (from === undefined) return failure('unreadable-action');
  if (to === undefined)
    return side === 'goats' ? success(placeOn(from)) : failure('tigers-are-not-placed');
  const step = stepBetween(from, to);
  return step === undefined ? failure('no-line') : success(step);
}

function readCapture(cells: string): Result<Action, PlyProblem> {
  const [from, to] = readCells(cells);
  if (from === undefined || to === undefined) return failure('unreadable-action');
  const capture = captureBetween(from, to);
  return capture === undefined ? failure('no-straight-jump') : success(capture);
}

function readCells(cells: string): Point[] {
  return (cells.match(/\d\d/g) ?? []).flatMap((cell) => parseCell(cell) ?? []);
}

/** `11` is top-left; the first digit is the row from the top. */
function formatCell(point: Point): string {
  return `${5 - rankOf(point)}${fileOf(point) + 1}`;
}

function parseCell(cell: string): Point | undefined {
  return toPoint(5 * (5 - Number(cell.charAt(0))) + Number(cell.charAt(1)) - 1);
}
