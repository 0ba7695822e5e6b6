/** One board's record: tags, plies numbered by pairs, a score (NOTATION.md). */
import type { Action } from '../rules/action.ts';
import { type Board, startBoard } from '../rules/board.ts';
import { type Position, startPosition } from '../rules/position.ts';
import { failure, type Result, success } from '../rules/result.ts';
import { type Side, SIDES } from '../rules/side.ts';
import { formatAction, parseAction } from './action.ts';
import { type PlyReader, playTokens, settleScore } from './played.ts';
import { formatPosition, parsePosition } from './position.ts';
import type { RecordFault } from './record-fault.ts';
import { formatRuleset } from './ruleset.ts';
import type { Score } from './score.ts';
import type { Section } from './section.ts';
import {
  findRepeatedTag,
  findTag,
  formatTags,
  otherTags,
  readRulesetTag,
  readScoreTag,
  type Tag,
  tagFault,
} from './tag.ts';

/** The record of one board; every ply in it is legal. */
export interface BoardRecord {
  readonly kind: 'board';
  /** Where the plies begin: a start, or a set-up position. */
  readonly start: Position;
  readonly actions: readonly Action[];
  /** The board after them, under the record's ruleset. */
  readonly board: Board;
  /** As the board proves it; as stated where it is open. */
  readonly score: Score;
  /** Tags that mean nothing to the rules, kept as they are. */
  readonly tags: readonly Tag[];
}

type GameSection = Extract<Section, { kind: 'game' }>;

const KNOWN_TAGS = ['Ruleset', 'First', 'Position', 'Result'] as const;

/** The tags as NOTATION.md has them, a blank line, the plies on one line with the score. */
export function formatBoardRecord(record: BoardRecord): string {
  const { start, actions, board, score, tags } = record;
  const lines = formatTags([
    { name: 'Ruleset', value: formatRuleset(board.ruleset) },
    ...formatStart(start),
    ...tags,
    { name: 'Result', value: score },
  ]);
  return `${lines}\n${numberPlies(actions.map(formatAction), score)}\n`;
}

function formatStart(start: Position): Tag[] {
  if (isSetUp(start)) return [{ name: 'Position', value: formatPosition(start) }];
  return start.toAct === 'tigers' ? [{ name: 'First', value: 'tigers' }] : [];
}

/** Whether a board begins elsewhere than at the start, whoever acts first. */
export function isSetUp(start: Position): boolean {
  return formatPosition(start) !== formatPosition(startPosition(start.toAct));
}

/** `1. d5 e5xc5 2. d5 0-1`: plies numbered by pairs, then the score. */
export function numberPlies(plies: readonly string[], score: Score): string {
  const numbered = plies.map((ply, index) => (index % 2 === 0 ? `${index / 2 + 1}. ${ply}` : ply));
  return [...numbered, score].join(' ');
}

const readPly: PlyReader = (text) => {
  const action = parseAction(text);
  return action.ok ? success({ action: action.value, isMarked: false }) : action;
};

/** Reads a section whose plies are written as NOTATION.md has them. */
export function parseBoardSection(section: GameSection): Result<BoardRecord, RecordFault> {
  return playSection(section, readPly);
}

/** Reads a board's section whose plies `read` understands. */
export function playSection(
  section: GameSection,
  read: PlyReader,
): Result<BoardRecord, RecordFault> {
  const { tags, body } = section;
  const repeated = findRepeatedTag(tags, KNOWN_TAGS);
  if (repeated !== undefined) return failure(repeated);
  const ruleset = readRulesetTag(tags);
  if (!ruleset.ok) return ruleset;
  const start = readStart(tags);
  if (!start.ok) return start;
  const tagged = readScoreTag(tags);
  if (!tagged.ok) return tagged;
  const played = playTokens(startBoard(ruleset.value, start.value), body, read);
  if (!played.ok) return played;
  const score = settleScore(played.value, tagged.value, tags);
  if (!score.ok) return score;
  const { board, actions } = played.value;
  const free = otherTags(tags, KNOWN_TAGS);
  return success({
    kind: 'board',
    start: start.value,
    actions,
    board,
    score: score.value,
    tags: free,
  });
}

function readStart(tags: readonly Tag[]): Result<Position, RecordFault> {
  const first = readFirst(tags);
  if (!first.ok) return first;
  const text = findTag(tags, 'Position');
  if (text === undefined) return success(startPosition(first.value ?? 'goats'));
  const position = parsePosition(text);
  if (!position.ok)
    return failure(tagFault(tags, 'Position', position.error.problem, position.error.column));
  return first.value === undefined || first.value === position.value.toAct
    ? position
    : failure(tagFault(tags, 'First', 'contradicting-tag'));
}

function readFirst(tags: readonly Tag[]): Result<Side | undefined, RecordFault> {
  const text = findTag(tags, 'First');
  const side = SIDES.find((one) => one === text);
  return text !== undefined && side === undefined
    ? failure(tagFault(tags, 'First', 'unreadable-tag'))
    : success(side);
}
