/** The boards of a match as records of their own, for formats that know single boards only. */
import { type Match } from '../match/match.ts';
import { BOARD_NAMES, type BoardName, seatOf } from '../match/seat.ts';
import type { Board } from '../rules/board.ts';
import { startPosition } from '../rules/position.ts';
import type { Side } from '../rules/side.ts';
import type { BoardRecord } from './board-record.ts';
import type { MatchRecord } from './match-record.ts';
import { playerName } from './player-name.ts';
import { reverseScore, type Score, scoreOfBoard } from './score.ts';
import type { Tag } from './tag.ts';

/** One record for each board; who played which side and when are kept as tags. */
export function toBoardRecords(record: MatchRecord): BoardRecord[] {
  return BOARD_NAMES.flatMap((name) => {
    const board = record.match.boards[name];
    return board === null ? [] : [toBoardRecord(record, name, board)];
  });
}

function toBoardRecord(record: MatchRecord, name: BoardName, board: Board): BoardRecord {
  const { match } = record;
  const actions = match.plies.filter((ply) => ply.board === name).map((ply) => ply.action);
  // Only the right board of a final is begun by the tigers.
  const start = startPosition(name === 'left' ? 'goats' : 'tigers');
  const tags = tagsOf(record, name);
  return { kind: 'board', start, actions, board, score: scoreOnBoard(record, board), tags };
}

/** A final is not decided by agreement, flag or resignation on a board; a classic match is. */
function scoreOnBoard({ match, score }: MatchRecord, board: Board): Score {
  if (match.setup.mode === 'final') return scoreOfBoard(board.outcome?.result ?? null);
  return match.setup.hostSide === 'goats' ? score : reverseScore(score);
}

function tagsOf({ match, startedAt }: MatchRecord, name: BoardName): Tag[] {
  const tags = [
    { name: 'Goats', value: nameOf(match, 'goats', name) },
    { name: 'Tigers', value: nameOf(match, 'tigers', name) },
    { name: 'Start', value: startedAt ?? '' },
    { name: 'Board', value: match.setup.mode === 'final' ? name : '' },
  ];
  return tags.filter((tag) => tag.value !== '');
}

function nameOf(match: Match, side: Side, board: BoardName): string {
  return playerName(match, seatOf(match.setup, side, board));
}
