/** What people are told in words: refusals, actions, boards, warnings, ends of matches. */
import { describe, expect, test } from 'vitest';
import { chooseLocale } from '../../client/text/locale.ts';
import { numeralsFor } from '../../client/text/plural.ts';
import {
  nameOfSeat,
  sayAction,
  sayOutcome,
  sayPosition,
  sayRefusal,
  sayWarning,
} from '../../client/text/sentences.ts';
import type { Viewer } from '../../client/match/controller.ts';
import { SEND_FAILURES } from '../../client/match/send-refusal.ts';
import { apply } from '../../shared/match/apply.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import { parsePoint } from '../../shared/notation/point.ts';
import type { Point } from '../../shared/rules/point.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import { ALL_REFUSALS } from '../../shared/wire/refusal.ts';
import { actionOf, positionOf, valueOf } from '../support/text.ts';

function pointOf(name: string): Point {
  return valueOf(parsePoint(name), name);
}

describe('a refusal', () => {
  test.each([...ALL_REFUSALS, ...SEND_FAILURES])('%s has a sentence of its own', (code) => {
    const others = [...ALL_REFUSALS, ...SEND_FAILURES].filter((other) => other !== code);
    expect(sayRefusal(code)).toMatch(/^[A-Z].*[.]$/);
    expect(others.map((other) => sayRefusal(other))).not.toContain(sayRefusal(code));
  });

  test('names the points it is about', () => {
    const [from, over, to] = [pointOf('b1'), pointOf('b2'), pointOf('c2')];
    expect(sayRefusal('no-line', { from, to })).toBe('No line from b1 to c2.');
    expect(sayRefusal('no-goat-to-capture', { from, over, to })).toBe('No goat on b2 to capture.');
    expect(sayRefusal('point-occupied', { to })).toBe('c2 is taken.');
  });
});

describe('what is read out', () => {
  test('of an action is the piece and its way', () => {
    expect(sayAction(actionOf('c3'), 'goats')).toBe('goat placed on c3');
    expect(sayAction(actionOf('a1-b2'), 'tigers')).toBe('tiger a1 to b2');
    expect(sayAction(actionOf('a1xc3'), 'tigers')).toBe(
      'tiger a1 takes the goat on b2, lands on c3',
    );
    expect(sayAction(actionOf('pass'), 'goats')).toBe('goats pass');
  });

  test('of a board is what stands where, what is left, and who is to act', () => {
    expect(sayPosition(positionOf('T3T/5/5/1G3/T3T t 18 1'))).toBe(
      'tigers on a1 e1 a5 e5; goats on b2; 18 goats in hand; 1 goat of 5 captured; tigers to move',
    );
  });

  test('of a warning has the number in its right form', () => {
    expect(sayWarning({ kind: 'plies-left', left: 1 })).toBe('Draw in 1 ply');
    expect(sayWarning({ kind: 'plies-left', left: 2 })).toBe('Draw in 2 plies');
  });
});

describe('the end of a match', () => {
  /** A final of Asha (host) and Bikram (guest) after these events. */
  function finalAfter(...events: MatchEvent[]): Match {
    const created: MatchEvent = {
      kind: 'created',
      rematchOf: null,
      setup: {
        mode: 'final',
        clockMs: 60_000,
        ruleset: DEFAULT_RULESET,
        isPublic: false,
        allowsSpectators: true,
        hostName: 'Asha',
        spectatorDelayMs: 0,
        computer: null,
      },
    };
    return [...events].reduce((match, event) => apply(match, event, 0), apply(null, created, 0));
  }

  function wordsOf(match: Match, viewer: Viewer): string {
    const words = sayOutcome(match, viewer);
    return words === null ? '-' : `${words.headline}: ${words.detail}`;
  }

  const joined: MatchEvent = { kind: 'joined', guestName: 'Bikram' };
  const resigned: MatchEvent = { kind: 'resigned', seat: 'guest', leftMs: 1000 };

  test('is nothing while the match goes on', () => {
    expect(wordsOf(finalAfter(joined), 'host')).toBe('-');
  });

  test('is told from where the viewer sits', () => {
    const match = finalAfter(joined, resigned);
    expect(wordsOf(match, 'host')).toBe('You win: Bikram resigned.');
    expect(wordsOf(match, 'guest')).toBe('You lose: Bikram resigned.');
    expect(wordsOf(match, 'spectator')).toBe('Asha wins: Bikram resigned.');
  });

  test('names who never came', () => {
    const match = finalAfter(joined, { kind: 'flag', seat: 'host' });
    expect(wordsOf(match, 'guest')).toBe('Match cancelled: Asha never came.');
  });

  test('names why it was cancelled', () => {
    const match = finalAfter({ kind: 'cancelled', cause: 'unjoined' });
    expect(wordsOf(match, 'host')).toBe('Match cancelled: Nobody joined within a day.');
  });

  test('names the board and its reason', () => {
    const match = finalAfter(joined);
    const outcome = {
      result: 'host',
      reason: { kind: 'board', board: 'right', reason: 'captures' },
    } as const;
    const right = match.boards.right;
    if (right === null) throw new Error('a final has a right board');
    const ended: Match = {
      ...match,
      outcome,
      boards: {
        ...match.boards,
        right: { ...right, outcome: { result: 'tigers', reason: 'captures' } },
      },
    };
    expect(wordsOf(ended, 'host')).toBe(
      'You win: Tigers win on the right board: five goats captured.',
    );
  });

  test('calls a seat without a name host or guest', () => {
    expect(nameOfSeat(finalAfter({ kind: 'joined', guestName: '' }), 'guest')).toBe('Guest');
  });
});

describe('a language', () => {
  test('is the first one of a person’s list that there is', () => {
    expect(chooseLocale(['de-AT', 'en-GB'])).toBe('en');
  });

  test('is English where none of the list is there', () => {
    expect(chooseLocale(['de'])).toBe('en');
    expect(chooseLocale([])).toBe('en');
  });

  test('chooses the plural form its rules name, and writes its own digits', () => {
    const polish = numeralsFor('pl');
    const forms = { one: '# koza', few: '# kozy', many: '# kóz', other: '# kozy' };
    expect([1, 3, 5].map((count) => polish.plural(count, forms))).toEqual([
      '1 koza',
      '3 kozy',
      '5 kóz',
    ]);
    expect(numeralsFor('ne-u-nu-deva').number(20)).toBe('२०');
  });

  test.each(['en', 'ko', 'ne-u-nu-deva'])('writes numbers as %s does everywhere', (tag) => {
    const { number } = numeralsFor(tag);
    const everywhere = new Intl.NumberFormat(tag);
    const values = [...Array(1200).keys(), -1, 0.5, 12_345_678];
    expect(values.map(number)).toEqual(values.map((value) => everywhere.format(value)));
  });
});
