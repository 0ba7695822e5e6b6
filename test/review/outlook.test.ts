/** What two boards come to: certain where it is certain, and then as trying everything would have it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_TABLE } from '../../shared/engine/table-reader.ts';
import type { Turn } from '../../shared/match/match.ts';
import { judgeWith } from '../../shared/review/judge.ts';
import { outlookOf } from '../../shared/review/outlook.ts';
import type { BoardValue } from '../../shared/review/review.ts';
import type { Board } from '../../shared/rules/board.ts';
import { anyShortFinal } from '../support/arbitrary-final.ts';
import { playOutMatch } from '../support/contest-match.ts';
import { drawMatch } from '../support/match-play.ts';
import { classicSetup, finalSetup } from '../support/match-setup.ts';

const final = finalSetup();
/** The host is to act on the left board, where it has the goats; on the right one it has the tigers. */
const turn: Turn = { board: 'left', seat: 'host', pairPly: 0 };

function won(result: 'goats' | 'tigers', plies: number, isShortest = true): BoardValue {
  return { kind: 'exact', result, plies, isShortest };
}
const drawn: BoardValue = { kind: 'exact', result: 'draw', plies: null, isShortest: true };
const even: BoardValue = { kind: 'estimate', score: 0 };

describe('the race', () => {
  test('is won on the board that is over first', () => {
    expect(outlookOf(final, turn, won('goats', 9), won('goats', 14))).toEqual({
      host: 1,
      isExact: true,
      first: 'left',
    });
    expect(outlookOf(final, turn, won('goats', 15), won('goats', 6))).toMatchObject({
      host: 0,
      first: 'right',
    });
  });

  test('counts pairs of plies: of two boards over in three, the one at turn is first', () => {
    expect(outlookOf(final, turn, won('goats', 3), won('goats', 3)).first).toBe('left');
    expect(outlookOf(final, turn, won('goats', 5), won('goats', 2)).first).toBe('right');
  });

  test('is not certain where a shortest way is not known', () => {
    const seen = outlookOf(final, turn, won('goats', 9, false), won('goats', 14));
    expect(seen).toMatchObject({ isExact: false, first: null });
    expect(seen.host).toBeGreaterThan(0.5);
  });

  test('that one seat wins on both boards is certain, whatever it takes', () => {
    const seen = outlookOf(final, turn, won('goats', 9, false), won('tigers', 20, false));
    expect(seen).toMatchObject({ host: 1, isExact: true });
  });
});

test('a drawn board leaves the match to the other one', () => {
  expect(outlookOf(final, turn, drawn, won('goats', 4))).toMatchObject({ host: 0, isExact: true });
  expect(outlookOf(final, turn, drawn, drawn)).toMatchObject({ host: 0.5, isExact: true });
  expect(outlookOf(final, turn, drawn, even)).toMatchObject({ host: 0.5, isExact: false });
});

test('on a single board its value is the match’s', () => {
  const classic = classicSetup({ hostSide: 'tigers' });
  expect(outlookOf(classic, turn, won('tigers', 7), null)).toMatchObject({ host: 1 });
  const ahead = outlookOf(classic, turn, { kind: 'estimate', score: 150 }, null);
  expect(ahead).toMatchObject({ isExact: false });
  expect(ahead.host).toBeCloseTo(0.731, 3);
});

test('no estimate is told as certain', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (score) => {
      const { host, isExact } = outlookOf(final, turn, { kind: 'estimate', score }, even);
      expect(isExact).toBe(false);
      expect(host).toBeGreaterThan(0);
      expect(host).toBeLessThan(1);
    }),
  );
});

test('what is called certain is what trying everything on both boards comes to', () => {
  const judge = judgeWith(NO_TABLE, 100_000);
  const valueOf = (board: Board): BoardValue => {
    const { value } = judge({ board, terms: null });
    if (value.kind !== 'exact') throw new Error(`${value.kind} of a whole tree`);
    // So few plies are all looked at, one depth after another.
    return { ...value, kind: 'exact', isShortest: true };
  };
  fc.assert(
    fc.property(anyShortFinal, (match) => {
      const { left, right } = match.boards;
      if (right === null) throw new Error('a final has two boards');
      const seen = outlookOf(match.setup, match.turn, valueOf(left), valueOf(right));
      expect(seen.isExact).toBe(true);
      expect(2 * seen.host - 1, drawMatch(match)).toBe(playOutMatch(match, 'host'));
    }),
    { numRuns: 200 },
  );
});
