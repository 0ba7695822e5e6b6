/** What the table remembers, what it lets go, and that it never takes one position for another. */
import { expect, test } from 'vitest';
import { NO_ACTION } from '../../shared/engine/packed-action.ts';
import {
  AT_LEAST,
  AT_MOST,
  DEPTH_PROVEN,
  EXACTLY,
  packFinding,
  TranspositionTable,
} from '../../shared/engine/transposition-table.ts';

const WHO = 0x1234567;
const GOATS = 0x0abcdef;

test('what was stored comes back', () => {
  const table = new TranspositionTable(8);
  table.store(WHO, GOATS, 7, 9, packFinding(-1234, AT_MOST, 567));
  expect(table.find(WHO, GOATS, 7)).toBe(true);
  expect([table.depth, table.score, table.bound, table.action]).toEqual([9, -1234, AT_MOST, 567]);
});

test('scores, depths and actions have room to their limits', () => {
  const table = new TranspositionTable(8);
  table.startSearch();
  for (const score of [-32_000, 0, 32_000]) {
    table.store(WHO, GOATS, score, DEPTH_PROVEN, packFinding(score, EXACTLY, 1023));
    expect(table.find(WHO, GOATS, score)).toBe(true);
    expect([table.depth, table.score, table.bound]).toEqual([DEPTH_PROVEN, score, EXACTLY]);
    expect(table.action).toBe(1023);
  }
});

test('no position is taken for another, however full the table is', () => {
  const table = new TranspositionTable(4);
  for (let goats = 0; goats < 5000; goats++)
    table.store(WHO, goats, 0, 1, packFinding(goats, EXACTLY, 0));
  let found = 0;
  for (let goats = 0; goats < 5000; goats++)
    if (table.find(WHO, goats, 0)) {
      found++;
      expect(table.score).toBe(goats);
    }
  expect(found).toBeGreaterThan(0);
  expect(table.find(WHO ^ 1, 4999, 0)).toBe(false);
});

test('another context is another entry', () => {
  const table = new TranspositionTable(8);
  table.store(WHO, GOATS, 1, 3, packFinding(5, EXACTLY, 0));
  expect(table.find(WHO, GOATS, 2)).toBe(false);
});

test('what is proven is not given up for an estimate of the same position', () => {
  const table = new TranspositionTable(8);
  table.store(WHO, GOATS, 0, DEPTH_PROVEN, packFinding(29_990, AT_LEAST, 5));
  table.store(WHO, GOATS, 0, 12, packFinding(40, EXACTLY, 6));
  table.find(WHO, GOATS, 0);
  expect([table.score, table.action]).toEqual([29_990, 5]);
});

test('a finding without an action keeps the action known before', () => {
  const table = new TranspositionTable(8);
  table.store(WHO, GOATS, 0, 3, packFinding(40, AT_LEAST, 6));
  table.store(WHO, GOATS, 0, 4, packFinding(-40, AT_MOST, NO_ACTION));
  table.find(WHO, GOATS, 0);
  expect([table.score, table.action]).toEqual([-40, 6]);
});
