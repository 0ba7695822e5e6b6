/** Records as JSON, with the keys of the test vectors (`test/vectors/README.md`). */
import type { Match } from '../../shared/match/match.ts';
import { BOARD_NAMES, type BoardName, seatOf } from '../../shared/match/seat.ts';
import { formatAction, formatActions } from '../../shared/notation/action.ts';
import { type BoardRecord, isSetUp } from '../../shared/notation/board-record.ts';
import { formatProof } from '../../shared/notation/match-end.ts';
import { formatMatchPlies, type MatchRecord } from '../../shared/notation/match-record.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import { formatRuleset } from '../../shared/notation/ruleset.ts';
import { boardResultOf, matchResultOf } from '../../shared/notation/score.ts';
import { type Board, legalOn } from '../../shared/rules/board.ts';
import type { Ruleset } from '../../shared/rules/ruleset.ts';
import type { Side } from '../../shared/rules/side.ts';

/** A JSON object with keys of the vectors. */
export type Vector = Readonly<Record<string, unknown>>;

/** A board's record like a line of `board-games.jsonl`, a match's like one of `matches.jsonl`. */
export function toVector(record: GameRecord): Vector {
  return record.kind === 'board' ? toGameVector(record) : toMatchVector(record);
}

function toGameVector({ start, actions, board, score }: BoardRecord): Vector {
  return {
    ...nameRuleset(board.ruleset),
    first: start.toAct,
    ...(isSetUp(start) ? { position: formatPosition(start) } : {}),
    actions: actions.map(formatAction).join(' '),
    at: [toStation(board)],
    result: boardResultOf(score),
    reason: board.outcome?.reason ?? null,
  };
}

/** `at` is ours: where each board stands, which a line of `matches.jsonl` does not say. */
function toMatchVector({ match, score }: MatchRecord): Vector {
  const { left, right } = match.boards;
  return {
    ...nameRuleset(match.setup.ruleset),
    plies: formatMatchPlies(match)
      .filter((word) => !word.startsWith('{'))
      .join(' '),
    seats: listSeats(match),
    left: left.outcome?.result ?? null,
    leftReason: left.outcome?.reason ?? null,
    right: right?.outcome?.result ?? null,
    rightReason: right?.outcome?.reason ?? null,
    at: right === null ? [toStation(left)] : [toStation(left), toStation(right)],
    result: matchResultOf(score),
    reason: formatProof(match) || null,
  };
}

function nameRuleset(ruleset: Ruleset): Vector {
  const { name } = ruleset;
  return name === 'custom' ? { ruleset: name, custom: formatRuleset(ruleset) } : { ruleset: name };
}

function toStation(board: Board): Vector {
  const { plies, position } = board;
  return { plies, position: formatPosition(position), legal: formatActions(legalOn(board)) };
}

/** `h` or `g` for each ply: sides alternate on each board, and every board belongs to both seats. */
function listSeats(match: Match): string {
  const made: Record<BoardName, number> = { left: 0, right: 0 };
  const seats = match.plies.map(({ board }) => {
    const seat = seatOf(match.setup, sideAt(board, made[board]), board);
    made[board] += 1;
    return seat === 'host' ? 'h' : 'g';
  });
  return seats.join('');
}

/** The goats begin on the left board, the tigers on the right. */
function sideAt(board: BoardName, ply: number): Side {
  const goatsPly = board === BOARD_NAMES[0] ? 0 : 1;
  return ply % 2 === goatsPly ? 'goats' : 'tigers';
}
