/** A record from anywhere as a match that can be reviewed: a single board is one of two nameless seats, or named by its tags. */
import { apply } from '../../shared/match/apply.ts';
import type { Match } from '../../shared/match/match.ts';
import type { BoardRecord } from '../../shared/notation/board-record.ts';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { opponentOf, type Side } from '../../shared/rules/side.ts';

/** A match and the boards that it began with. */
export interface Reviewable {
  readonly match: Match;
  readonly starts: Match['boards'];
}

/** `null` where nothing was played. */
export function toReviewable(record: GameRecord): Reviewable | null {
  if (record.kind === 'board') return record.actions.length === 0 ? null : ofBoard(record);
  if (record.match.plies.length === 0) return null;
  const { ruleset, mode } = record.match.setup;
  const right = mode === 'final' ? startBoard(ruleset, 'tigers') : null;
  return { match: record.match, starts: { left: startBoard(ruleset, 'goats'), right } };
}

function ofBoard(record: BoardRecord): Reviewable {
  const { start, actions, board } = record;
  const hostSide = start.toAct;
  const setup = {
    mode: 'classic',
    ruleset: board.ruleset,
    isPublic: false,
    allowsSpectators: true,
    spectatorDelayMs: 0,
    hostName: nameOf(record, hostSide),
    computer: null,
    clockMs: null,
    hostSide,
  } as const;
  const match: Match = {
    ...apply(null, { kind: 'created', setup, rematchOf: null }, 0),
    isJoined: true,
    guestName: nameOf(record, opponentOf(hostSide)),
    boards: { left: board, right: null },
    plies: actions.map((action) => ({ board: 'left', action, leftMs: null, hinted: false })),
  };
  return { match, starts: { left: startBoard(board.ruleset, start), right: null } };
}

function nameOf({ tags }: BoardRecord, side: Side): string {
  return tags.find(({ name }) => name.toLowerCase() === side)?.value ?? '';
}
