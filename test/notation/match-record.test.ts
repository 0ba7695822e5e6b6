/** Records of matches. */
import { describe, expect, test } from 'vitest';
import { toBoardRecords } from '../../shared/notation/match-boards.ts';
import { formatMatchRecord } from '../../shared/notation/match-record.ts';
import { scoreOfMatch } from '../../shared/notation/score.ts';
import { readMatchRecord, summarizeFile } from '../support/read-record.ts';
import { type MatchVector, readVectors } from '../support/vectors.ts';

const CLASSIC = `[Match "k7"]
[Mode "classic"]
[Ruleset "custom ply=200 repeat=draw3 quiet=100 goats=pass"]
[Clock "90"]
[Host "Ana"]
[Guest "Bo \\"the tiger\\""]
[HostSide "tigers"]
[Start "2026-04-25T18:30:00Z"]
[Result "1-0"]
[Reason "resigned"]

L.c3 {89.5} L.a5-b4 {71} {takeback 1} L.c5 {90} L.b4-a4 {12.345} {hint} 1-0
`;

test('a record is read and written back', () => {
  const record = readMatchRecord(CLASSIC);
  const { setup, guestName, plies, outcome } = record.match;
  expect([record.id, setup.clockMs, setup.hostName, guestName]).toEqual([
    'k7',
    90_000,
    'Ana',
    'Bo "the tiger"',
  ]);
  expect(plies.map((ply) => [ply.leftMs, ply.hinted])).toEqual([
    [89_500, false],
    [71_000, false],
    [90_000, false],
    [12_345, true],
  ]);
  expect(record.match.marks).toEqual([{ kind: 'takeback', plies: 1, before: 2 }]);
  expect(formatMatchRecord(record)).toBe(CLASSIC);
  expect(outcome).toEqual({ result: 'host', reason: { kind: 'resigned' } });
});

test('without a guest the second seat is free until somebody has played', () => {
  expect(readMatchRecord('[Mode "final"]\n\n*').match.isJoined).toBe(false);
  expect(readMatchRecord('[Mode "final"]\n\nL.c3 *').match.isJoined).toBe(true);
});

test('a classic match is one board’s record, its score seen from the goats', () => {
  const [board, ...more] = toBoardRecords(readMatchRecord(CLASSIC));
  expect(more).toEqual([]);
  expect(board?.score).toBe('0-1');
  expect(board?.tags).toContainEqual({ name: 'Tigers', value: 'Ana' });
});

describe('matches of the vectors', () => {
  test.each(readVectors('matches'))('$ruleset: $result, $reason', (vector) => {
    const record = readMatchRecord(toRecord(vector));
    const { left, right } = record.match.boards;
    expect([left.outcome?.result, left.outcome?.reason]).toEqual([
      vector.left ?? undefined,
      vector.leftReason ?? undefined,
    ]);
    expect([right?.outcome?.result, right?.outcome?.reason]).toEqual([
      vector.right ?? undefined,
      vector.rightReason ?? undefined,
    ]);
    expect(scoreOfMatch(record.match.outcome?.result ?? null)).toBe(record.score);
    expect(formatMatchRecord(record)).toContain(`\n\n${vector.plies} ${record.score}\n`);
  });
});

/** Reading it fails unless result and reason are those that the plies prove. */
function toRecord({ ruleset, plies, result, reason }: MatchVector): string {
  const score = scoreOfMatch(result === 'host' || result === 'guest' ? result : 'draw');
  const tags = `[Mode "final"]\n[Ruleset "${ruleset}"]\n[Result "${score}"]\n[Reason "${reason ?? '-'}"]`;
  return `${tags}\n\n${plies} ${score}`;
}

const FINAL = '[Mode "final"]\n';
const classic = (tags: string): string => `[Mode "classic"]\n[HostSide "goats"]\n${tags}\n`;

describe('what a record may state', () => {
  test.each([
    ['an open match', `${FINAL}\nL.c3 L.a5-b4 R.a1-a2 *`, 'match 3 *'],
    ['no plies', `${FINAL}\n*`, 'match 0 *'],
    ['a board agreed drawn', `${FINAL}\nL.c3 L.a5-b4 R.= L.c4 L.e5-d4 L.c5 *`, 'match 5 *'],
    ['a result without a reason', `${FINAL}\nL.c3 1-0`, 'match 1 1-0'],
    ['a flag', `${FINAL}[Reason "flag"]\nL.c3 0-1`, 'match 1 0-1 flag'],
    ['an agreed draw', `${FINAL}[Reason "agreed"]\nL.c3 1/2-1/2`, 'match 1 1/2-1/2 agreed'],
    ['a match that was cancelled', `${FINAL}[Reason "cancelled"]\n*`, 'match 0 * cancelled'],
    ['a no-show', `${FINAL}[Reason "no-show"]\nL.c3 *`, 'match 1 * no-show'],
    ['no clock in classic', `${classic('[Clock "-"]')}L.c3 *`, 'match 1 *'],
    ['comments of other kinds', `${FINAL}\nL.c3 {a good start} L.a5-b4 *`, 'match 2 *'],
    ['upper case', `${FINAL}\nl.C3 L.A5-B4 {HINT} *`, 'match 2 *'],
  ])('%s', (_, text, summary) => {
    expect(summarizeFile(text)).toEqual([summary]);
  });
});

describe('refused, with what is wrong and where', () => {
  const tigersWin = 'L.d5 L.e5xc5 L.d5 L.c5xe5 L.d5 L.e5xc5 L.d5 L.c5xe5 L.d5 L.e5xc5';
  test.each([
    ['L.c3 *', 'tag Mode: missing-tag'],
    ['[Mode "classic"]\nL.c3 *', 'tag HostSide: missing-tag'],
    ['[Mode "final"]\n[Mode "final"]\nL.c3 *', 'tag Mode: repeated-tag'],
    [`${FINAL}[Clock "-"]\n*`, 'tag Clock: contradicting-tag'],
    [`${FINAL}[Clock "fast"]\n*`, 'tag Clock: unreadable-tag'],
    [`${FINAL}[Start "yesterday"]\n*`, 'tag Start: unreadable-tag'],
    [`${FINAL}\nL.c3 R.a1-a2 *`, 'ply 2 (R.a1-a2): other-board-at-turn'],
    [`${FINAL}\nL.c3 a5-b4 *`, 'ply 2 (a5-b4): unreadable-action'],
    [`${FINAL}\nc3 *`, 'ply 1 (c3): unreadable-action'],
    [`${FINAL}\nL.c3 L.c4 *`, 'ply 2 (L.c4): tigers-are-not-placed'],
    [`${FINAL}\n1. L.c3 *`, 'line 3, column 1: wrong-ply-number'],
    [`${FINAL}\nL.= R.= *`, 'ply 1 (R.=): no-board-draw'],
    [`${FINAL}\nL.= L.c3 *`, 'ply 1 (L.c3): board-over'],
    [`${FINAL}\nL.c3 {takeback 1} *`, 'ply 2 ({takeback 1}): no-takeback-in-final'],
    [`${classic('')}L.= *`, 'ply 1 (L.=): no-board-draw'],
    [`${classic('')}L.c3 R.a1-a2 *`, 'ply 2 (R.a1-a2): no-such-board'],
    [`${classic('')}${tigersWin} L.d5 *`, 'ply 11 (L.d5): board-over'],
    [`${classic('')}${tigersWin} 1-0`, '1-0 is stated, 0-1 (captures) proven'],
    [
      `${classic('[Reason "flag"]')}${tigersWin} 0-1`,
      '0-1 (flag) is stated, 0-1 (captures) proven',
    ],
    [`${classic('[Reason "captures"]')}L.c3 0-1`, 'tag Reason: unproven-reason'],
    [`${FINAL}[Reason "left captures"]\nL.c3 0-1`, 'tag Reason: unproven-reason'],
    [`${FINAL}[Reason "bored"]\nL.c3 0-1`, 'tag Reason: unreadable-tag'],
    [`${FINAL}[Reason "flag"]\nL.c3 *`, 'tag Reason: contradicting-tag'],
    [`${FINAL}[Reason "cancelled"]\nL.c3 1-0`, 'tag Reason: contradicting-tag'],
    [`${FINAL}\nL.c3 {12 s} *`, 'line 3, column 6: unreadable-note'],
    [`${FINAL}\n{57} L.c3 *`, 'line 3, column 1: unreadable-note'],
    [`${FINAL}\nL.c3 {57} {58} *`, 'line 3, column 11: unreadable-note'],
    [`${FINAL}\nL.c3 {takeback 3} *`, 'line 3, column 6: unreadable-note'],
  ])('%j: %s', (text, summary) => {
    expect(summarizeFile(text)).toEqual([summary]);
  });

  test('nothing is played after the match is over', () => {
    const left = 'L.d5 L.e5xc5 R.a1-a2 R.c3 L.d5 L.c5xe5 R.a2-a1 R.c4 L.d5 L.e5xc5 R.a1-a2 R.d3';
    const right = 'L.d5 L.c5xe5 R.a2-a1 R.e3 L.d5 L.e5xc5';
    expect(summarizeFile(`${FINAL}\n${left} ${right} 0-1`)).toEqual(['match 18 0-1 left captures']);
    expect(summarizeFile(`${FINAL}\n${left} ${right} R.a1-a2 0-1`)).toEqual([
      'ply 19 (R.a1-a2): match-over',
    ]);
  });
});
