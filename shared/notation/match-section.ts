/** Reads a match's record by playing it through the match core (NOTATION.md). */
import { apply } from '../match/apply.ts';
import { bothOpen, type Mark, type Match } from '../match/match.ts';
import { decidePly } from '../match/ply.ts';
import { failure, type Result, success } from '../rules/result.ts';
import { parseAction } from './action.ts';
import { type MatchItem, readItems } from './match-item.ts';
import type { MatchRecord } from './match-record.ts';
import { endAsStated, formatMatchEnd } from './match-end.ts';
import { readSetup } from './match-setup.ts';
import { formatEnd } from './played.ts';
import type { PlyProblem, RecordFault } from './record-fault.ts';
import type { Section } from './section.ts';

/** The record in a section, a match whose plies are all legal and in turn. */
export function parseMatchSection(
  section: Extract<Section, { kind: 'game' }>,
): Result<MatchRecord, RecordFault> {
  const { tags, body } = section;
  const header = readSetup(tags);
  if (!header.ok) return header;
  const items = readItems(body);
  if (!items.ok) return items;
  const { id, startedAt, setup, guestName } = header.value;
  let match = apply(null, { kind: 'created', setup, rematchOf: null }, 0);
  // Nobody plays before the second seat is taken, whether the record names the guest or not.
  const isJoined = guestName !== null || items.value.some((item) => item.kind !== 'score');
  if (isJoined) match = apply(match, { kind: 'joined', guestName: guestName ?? '' }, 0);
  for (const item of items.value) {
    const next = applyItem(match, item);
    if (!next.ok) return next;
    match = next.value;
  }
  const score = items.value.find((item) => item.kind === 'score')?.score ?? null;
  const ended = endAsStated(match, score, tags);
  if (!ended.ok) return ended;
  return success({ kind: 'match', id, startedAt, ...ended.value });
}

/** The match after an item; nothing in a record runs by the clock, so all happens at time 0. */
function applyItem(match: Match, item: MatchItem): Result<Match, RecordFault> {
  switch (item.kind) {
    case 'ply':
      return applyPlyItem(match, item);
    case 'agreed': {
      if (!bothOpen(match)) return failure(plyFault(match, item.text, 'no-board-draw'));
      const { seat } = match.turn;
      return success(
        apply(match, { kind: 'draw-agreed', seat, object: item.board, leftMs: null }, 0),
      );
    }
    case 'takeback':
      return match.setup.mode === 'final'
        ? failure(plyFault(match, item.text, 'no-takeback-in-final'))
        : success({ ...match, marks: [...match.marks, toMark(match, item.plies)] });
    case 'score':
      return success(match);
  }
}

/** The plies taken back are not in the record; what it keeps is that they were. */
function toMark(match: Match, plies: 1 | 2): Mark {
  return { kind: 'takeback', plies, before: match.plies.length };
}

function applyPlyItem(
  match: Match,
  item: Extract<MatchItem, { kind: 'ply' }>,
): Result<Match, RecordFault> {
  const { text, leftMs, hinted } = item;
  const fail = (problem: PlyProblem): Result<Match, RecordFault> =>
    failure(plyFault(match, text, problem));
  const board = match.boards[item.board];
  // Asked first: what stands after the end is wrong whatever it says.
  if (board !== null && board.outcome !== null) return fail('board-over');
  if (match.outcome !== null) return fail('match-over');
  const action = parseAction(item.action);
  if (!action.ok) return fail(action.error);
  const command = {
    kind: 'ply',
    board: item.board,
    ply: board?.plies ?? 0,
    action: action.value,
  } as const;
  const decision = decidePly(match, match.turn.seat, command, leftMs);
  if (decision.kind === 'refused') return fail(decision.refusal);
  const { event } = decision;
  // A record says by itself what of a clock and of hints it knows.
  return success(apply(match, event.kind === 'ply' ? { ...event, leftMs, hinted } : event, 0));
}

function plyFault(match: Match, text: string, problem: PlyProblem): RecordFault {
  const board = /^r/i.test(text) ? match.boards.right : match.boards.left;
  const boardEnd = board === null ? '' : formatEnd(board);
  const end = problem === 'match-over' ? formatMatchEnd(match) : boardEnd;
  return { kind: 'ply', problem, ply: match.plies.length + 1, text, end };
}
