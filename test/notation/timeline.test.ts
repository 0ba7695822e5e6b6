/** Matches and boards on one line of time. */
import { describe, expect, test } from 'vitest';
import { formatAction } from '../../shared/notation/action.ts';
import { formatPoint } from '../../shared/notation/point.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import {
  boardPlayedNext,
  boardRecordAt,
  boardsAfter,
  isDroppedOut,
  lastActionAt,
  type Timeline,
  type TimelineEntry,
  timelineOfBoard,
  timelineOfMatch,
} from '../../shared/notation/timeline.ts';
import { readBoardRecord, readMatchRecord } from '../support/read-record.ts';
import { readVectors } from '../support/vectors.ts';

const FINAL = '[Mode "final"]\n\n';

function finalLine(plies: string): Timeline {
  return timelineOfMatch(readMatchRecord(`${FINAL}${plies} *`).match);
}

function tell({ board, ply, side, seat, action, captive, end }: TimelineEntry): string {
  const taken =
    captive === null ? '' : `, goat ${captive.count} from ${formatPoint(captive.point)}`;
  const ended = end === null ? '' : `, ${end.result} ${end.reason}`;
  return `${board} ${ply}: ${seat ?? 'nobody'}’s ${side} ${formatAction(action)}${taken}${ended}`;
}

test('each ply tells its board, its side and seat, and the goat it took', () => {
  const { entries } = finalLine('L.d5 {58} L.e5xc5 {hint} R.a1-a2 R.c3');
  expect(entries.map(tell)).toEqual([
    'left 0: host’s goats d5',
    'left 1: guest’s tigers e5xc5, goat 1 from d5',
    'right 0: host’s tigers a1-a2',
    'right 1: guest’s goats c3',
  ]);
  expect(entries.map(({ leftMs, hinted }) => [leftMs, hinted])).toEqual([
    [58_000, false],
    [null, true],
    [null, false],
    [null, false],
  ]);
});

test('the ply that ended a board says how', () => {
  const five = 'L.d5 L.e5xc5 L.d5 L.c5xe5 L.d5 L.e5xc5 L.d5 L.c5xe5 L.d5 L.e5xc5';
  const line = timelineOfMatch(
    readMatchRecord(`[Mode "classic"]\n[HostSide "goats"]\n\n${five} 0-1`).match,
  );
  expect(line.entries.map(tell).at(-1)).toBe(
    'left 9: guest’s tigers e5xc5, goat 5 from d5, tigers captures',
  );
});

test('a board agreed drawn has dropped out once its last ply is seen, and no ply ended it', () => {
  const line = finalLine('L.c3 L.a1-a2 L.= R.a1-a2 R.c3 R.a2-a1');
  expect(line.entries.map(({ end }) => end)).toEqual([null, null, null, null, null]);
  expect(isDroppedOut(boardsAfter(line, 1), 'left')).toBe(false);
  expect(isDroppedOut(boardsAfter(line, 2), 'left')).toBe(true);
  expect(isDroppedOut(boardsAfter(line, 5), 'right')).toBe(false);
});

test('the boards, the last action and the board to come belong to one moment', () => {
  const line = finalLine('L.c3 L.a1-a2 R.a1-a2 R.c3');
  const at = (count: number): string[] => {
    const { left, right } = boardsAfter(line, count);
    return [left, right].map((board) => (board === null ? '' : formatPosition(board.position)));
  };
  expect(at(0)).toEqual(['T3T/5/5/5/T3T g 20 0', 'T3T/5/5/5/T3T t 20 0']);
  expect(at(2)).toEqual(['T3T/5/2G2/T4/4T g 19 0', 'T3T/5/5/5/T3T t 20 0']);
  expect(at(3)).toEqual(['T3T/5/2G2/T4/4T g 19 0', 'T3T/5/5/T4/4T g 20 0']);
  expect([0, 1, 2, 3, 4].map((count) => boardPlayedNext(line, count))).toEqual([
    'left',
    'left',
    'right',
    'right',
    null,
  ]);
  expect(lastActionAt(line, 'right', 2)).toBe(null);
  expect(lastActionAt(line, 'left', 4)).toMatchObject({ kind: 'step' });
});

test('a board’s record begins at its own start and has no seats', () => {
  const start = 'T3T/5/5/1G3/T3T t 18 1';
  const line = timelineOfBoard(readBoardRecord(`[Position "${start}"]\n\n1. a1xc3 d2 *`));
  expect(line.entries.map(tell)).toEqual([
    'left 0: nobody’s tigers a1xc3, goat 2 from b2',
    'left 1: nobody’s goats d2',
  ]);
  expect(formatPosition(boardsAfter(line, 0).left.position)).toBe(start);
  const until = boardRecordAt(line, 'left', 1);
  expect(until?.actions.map(formatAction)).toEqual(['a1xc3']);
  expect(boardRecordAt(line, 'right', 1)).toBe(null);
});

describe('matches of the vectors', () => {
  test.each(readVectors('matches'))('$ruleset: $result, $reason', (vector) => {
    const { ruleset, plies } = vector;
    const { match } = readMatchRecord(`[Mode "final"]\n[Ruleset "${ruleset}"]\n\n${plies} *`);
    const line = timelineOfMatch(match);
    // Played one by one along the line, the boards come to where the match has them.
    expect(boardsAfter(line, line.entries.length)).toEqual(match.boards);
  });
});
