/** What the start page makes of the lobby: what is shown large, and what moves there. */
import { describe, expect, test } from 'vitest';
import { KnownMatches } from '../../client/connection/known-matches.ts';
import { memoryTexts } from '../../client/connection/kept-text.ts';
import { readStaged } from '../../client/pages/staged-board.ts';
import { chooseStaged } from '../../client/pages/staged-match.ts';
import type { LiveMatch, Lobby } from '../../shared/wire/rest.ts';
import { live } from '../support/live-match.ts';

function lobby(busiest: string | null, ...matches: LiveMatch[]): Lobby {
  return { seeks: [], open: [], live: matches, busiest, now: '2026-01-01T00:00:00.000Z' };
}

describe('the final shown large', () => {
  test('is the busiest one at first', () => {
    expect(chooseStaged(lobby('b', live('a', 1), live('b', 2)), null)?.id).toBe('b');
    expect(chooseStaged(lobby(null), null)).toBeNull();
    expect(chooseStaged(null, 'a')).toBeNull();
  });

  test('stays while no other has more viewers', () => {
    expect(chooseStaged(lobby('b', live('a', 2), live('b', 2)), 'a')?.id).toBe('a');
    expect(chooseStaged(lobby('b', live('a', 2), live('b', 3)), 'a')?.id).toBe('b');
  });

  test('goes when it is over', () => {
    expect(chooseStaged(lobby('b', live('b', 0)), 'a')?.id).toBe('b');
    expect(chooseStaged(lobby(null), 'a')).toBeNull();
  });
});

describe('a board told from time to time', () => {
  const before = readStaged('T3T/5/2G2/5/T3T t 19 0', 'c3', undefined);

  test('is the same while it is told the same', () => {
    expect(readStaged('T3T/5/2G2/5/T3T t 19 0', 'c3', before)).toBe(before);
  });

  test('moves by the one action that led from what was shown to what is', () => {
    const after = readStaged('T3T/5/2G2/1T3/4T g 19 0', 'a1-b2', before);
    expect(after.moments).toBe(before.moments + 1);
    expect(after.lastAction).toMatchObject({ kind: 'step' });
  });

  test('jumps where more than one action was missed', () => {
    const after = readStaged('T3T/5/2G2/1T1G1/4T t 18 0', 'd2', before);
    expect(after.moments).toBe(before.moments + 2);
  });

  test('shows the start where it cannot be read', () => {
    expect(readStaged('nonsense', 'x', undefined)).toMatchObject({ lastAction: null, moments: 0 });
  });
});

describe('what is known of own matches', () => {
  test('is there on the next visit, for those still held', () => {
    const texts = memoryTexts();
    const summary = live('abcdefgh', 0);
    new KnownMatches(texts).keep(summary);
    expect(new KnownMatches(texts).get('abcdefgh')).toEqual(summary);
    new KnownMatches(texts).keepOnly([]);
    expect(new KnownMatches(texts).get('abcdefgh')).toBeNull();
  });

  test('is nothing where it was damaged', () => {
    const texts = memoryTexts();
    texts.set('twin-tigers.match.abcdefgh', '{"id":"other"}');
    texts.set('twin-tigers.match.ijklmnop', 'no');
    expect(new KnownMatches(texts).get('abcdefgh')).toBeNull();
    expect(new KnownMatches(texts).get('ijklmnop')).toBeNull();
  });
});
