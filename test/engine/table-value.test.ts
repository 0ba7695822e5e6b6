/** What a value of the endgame table is worth under rules that the table does not know. */
import { describe, expect, test } from 'vitest';
import { Engine, type Finding } from '../../shared/engine/engine.ts';
import { type EndgameTable, TABLE_DRAW } from '../../shared/engine/tablebase/probe.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { parseRuleset } from '../../shared/notation/ruleset.ts';
import { type Board, legalOn } from '../../shared/rules/board.ts';
import { play } from '../../shared/rules/position.ts';
import { PLAIN_RULES, type Ruleset, RULESETS } from '../../shared/rules/ruleset.ts';
import { tableKnowing } from '../support/known-table.ts';
import { boardAt, valueOf } from '../support/text.ts';

const POSITION = 'GG1TG/TGGGG/TGG1G/GG1GT/GGGGG t 0 2';
const TIGERS_WIN = tableKnowing({ 2: { tigers: 31, goats: 30 }, 3: { tigers: 31, goats: 30 } });
const GOATS_WIN = tableKnowing({ 2: { tigers: 30, goats: 31 }, 3: { tigers: 30, goats: 31 } });
const DRAWN = tableKnowing({
  2: { tigers: TABLE_DRAW, goats: TABLE_DRAW },
  3: { tigers: TABLE_DRAW, goats: TABLE_DRAW },
});
const PASSING = valueOf(parseRuleset('custom ply=- repeat=- quiet=- goats=pass'), 'goats=pass');

function find(table: EndgameTable, board: Board): Finding {
  return new Engine({ table, memoryBits: 12 }).search(board, { depth: 3 });
}

/** `exact tigers 31`, `likely draw`, `estimate`. */
function judge(table: EndgameTable, board: Board): string {
  const { value } = find(table, board);
  if (value.kind === 'estimate') return value.kind;
  return [value.kind, value.result, value.plies ?? ''].join(' ').trim();
}

/** So many plies, and quiet plies, into a game that began elsewhere. */
function played(ruleset: Ruleset, plies: number): Board {
  return { ...boardAt(POSITION, ruleset), plies, quietPlies: plies };
}

describe('a win of 31 plies', () => {
  test.each([
    ['is one under plain rules', PLAIN_RULES, 0, 'exact tigers 31'],
    ['is one with 31 plies left', RULESETS['devils-plan'], 169, 'exact tigers 31'],
    ['is a draw with 30 plies left', RULESETS['devils-plan'], 170, 'exact draw'],
    ['is one with 31 quiet plies left', RULESETS.threefold, 69, 'exact tigers 31'],
    ['is likely where nothing may be repeated', RULESETS['no-repeat'], 0, 'likely tigers 31'],
    ['is likely where stuck goats pass', PASSING, 0, 'likely tigers 31'],
  ])('%s', (_, ruleset, plies, expected) => {
    expect(judge(TIGERS_WIN, played(ruleset, plies))).toBe(expected);
  });

  test('is likely with 30 quiet plies left, and certain where a capture starts them anew', () => {
    const board = played(RULESETS.threefold, 70);
    expect(judge(tableKnowing({ 2: { tigers: 31, goats: 30 } }), board)).toBe('likely tigers 31');
    expect(judge(TIGERS_WIN, board)).toBe('exact tigers 31');
  });

  test('is one for the goats even where stuck goats pass', () => {
    expect(judge(GOATS_WIN, played(PASSING, 0))).toBe('exact goats 32');
  });
});

describe('a draw', () => {
  test.each([
    ['is one under a ply limit', RULESETS['devils-plan'], 'exact draw'],
    ['is one under draws by repetition', RULESETS.threefold, 'exact draw'],
    ['is likely where nothing may be repeated', RULESETS['memory-12'], 'likely draw'],
    ['is likely where stuck goats pass', PASSING, 'likely draw'],
  ])('%s', (_, ruleset, expected) => {
    expect(judge(DRAWN, played(ruleset, 0))).toBe(expected);
  });

  test('is kept by any of its actions, of which one is chosen for what it asks of the other side', () => {
    const board = boardAt(POSITION);
    const { best, action } = find(DRAWN, board);
    expect(best[0]).toBe(action);
    expect(new Set(best)).toEqual(new Set(legalOn(board)));
  });
});

describe('near the ply limit', () => {
  /** After the action at `index` the tigers win in 8 more plies, after all others in 30. */
  function tableWith(board: Board, index: number): EndgameTable {
    const action = legalOn(board)[index];
    if (action === undefined) throw new Error(`the board has no action ${index}`);
    const quick = play(board.position, action);
    return {
      probe: (tigers, goats, toAct) => {
        if (toAct === 'tigers') return 31;
        return tigers === quick.tigers && goats === quick.goats ? 8 : 30;
      },
    };
  }

  test.each([0, 1, 3])('the one quick win is taken, whichever action it is: %i', (index) => {
    const board = played(RULESETS['devils-plan'], 185);
    const { action, value } = find(tableWith(board, index), board);
    expect(formatAction(action)).toBe(formatAction(legalOn(board)[index] ?? action));
    expect(value).toEqual({ kind: 'exact', result: 'tigers', plies: 9 });
  });

  test('where every win comes too late, the nearest is still aimed at', () => {
    const board = played(RULESETS['devils-plan'], 195);
    const { action, value } = find(tableWith(board, 2), board);
    expect(action).toBe(legalOn(board)[2]);
    expect(value).toEqual({ kind: 'exact', result: 'draw', plies: null });
  });
});
