/** The search against plain brute force and known endings, and the rules and limits it must keep to. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Engine } from '../../shared/engine/engine.ts';
import { completeVariation } from '../../shared/engine/variation.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { type Board, findBoardRefusal, playOn, startBoard } from '../../shared/rules/board.ts';
import { PLAIN_RULES, type Ruleset, RULESETS } from '../../shared/rules/ruleset.ts';
import { anyBoard, anyPosition, anyRuleset } from '../support/arbitrary.ts';
import { playOut } from '../support/brute-force.ts';
import { drawBoard } from '../support/diagram.ts';
import { boardAt, playAll, valueOf } from '../support/text.ts';
import { readVectors } from '../support/vectors.ts';

/** A small memory is enough for shallow searches, and quickly made. */
const engine = new Engine({ memoryBits: 14 });

const isOpen = (board: Board): boolean => board.outcome === null;

/** `tigers 3`, `draw`, or `estimate`. */
function judge(board: Board, depth: number): string {
  const { value } = engine.search(board, { depth });
  if (value.kind === 'estimate') return value.kind;
  return value.plies === null ? value.result : `${value.result} ${value.plies}`;
}

function choose(board: Board, depth: number): string {
  return formatAction(engine.search(board, { depth }).action);
}

/** A board `left` plies before the ply limit of its ruleset. */
function nearLimit(text: string, left: number, ruleset: Ruleset = RULESETS['devils-plan']): Board {
  const board = boardAt(text, ruleset);
  return { ...board, plies: (ruleset.plyLimit ?? 0) - left };
}

describe('what it is sure of agrees with trying everything', () => {
  const PLIES = 3;

  function expectAgreement(board: Board): void {
    const ending = playOut(board, PLIES);
    if (ending === undefined) throw new Error('the ply limit ends every line');
    const { result, plies } = ending;
    const judged = judge(board, 2 * PLIES);
    // Where repetitions count, what is remembered of a position reached on another way is no proof.
    if (judged === 'estimate') expect(board.ruleset.repetition, drawBoard(board)).not.toBeNull();
    else expect(judged, drawBoard(board)).toBe(result === 'draw' ? result : `${result} ${plies}`);
  }

  test('on whole trees that a ply limit ends, under every ruleset', () => {
    const anyShort = fc
      .record({
        ruleset: anyRuleset,
        position: anyPosition,
        plyLimit: fc.integer({ min: 1, max: PLIES }),
      })
      .map(({ ruleset, position, plyLimit }) => startBoard({ ...ruleset, plyLimit }, position))
      .filter(isOpen);
    fc.assert(fc.property(anyShort, expectAgreement));
  });

  test('with a game behind it that the ruleset remembers', () => {
    const anyLate = anyBoard
      .filter((board) => isOpen(board) && board.position.inHand === 0)
      .map((board) => ({ ...board, ruleset: { ...board.ruleset, plyLimit: board.plies + PLIES } }));
    fc.assert(fc.property(anyLate, expectAgreement));
  });

  test('of a draw by repetition right before the fifth capture', () => {
    const ruleset: Ruleset = {
      ...PLAIN_RULES,
      repetition: { kind: 'draw', occurrences: 2 },
      plyLimit: PLIES + 3,
    };
    const start = boardAt('G1GG1/GT1GG/G1GTG/GTG1G/GGTGG t 0 4', ruleset);
    expectAgreement(playAll(start, 'd3-d2 d4-c4 d2-d3'));
  });
});

describe('finds how boards end', () => {
  const near = readVectors('movement-values').filter(
    ({ plies }) => plies !== null && plies > 0 && plies <= 7,
  );

  test.each(near)('$value in $plies: $position', ({ position, value, plies }) => {
    expect(judge(boardAt(position), 12)).toBe(`${value} ${plies}`);
  });

  test.each(near)('and plays on to it: $position', ({ position, value }) => {
    const board = boardAt(position);
    const variation = completeVariation(engine, board, engine.search(board, { depth: 12 }));
    const end = variation.reduce(
      (present, action) => valueOf(playOn(present, action), 'a ply'),
      board,
    );
    expect(end.outcome?.result, drawBoard(end)).toBe(value);
  });

  test('a fifth capture is taken before anything else', () => {
    expect(choose(boardAt('TGTGG/G1GGG/2TGG/1GT1G/GGGGG t 0 4'), 6)).toMatch(/x/);
  });

  test('tigers are trapped with goats still in hand', () => {
    const board = boardAt('TTGGG/TTGGG/GG1GG/GGGG1/GGG2 g 3 0');
    expect(choose(board, 3), drawBoard(board)).toBe('c3');
    expect(judge(board, 3)).toBe('goats 1');
  });
});

test('what it is certain of in the placement phase is so', () => {
  const certain = readVectors('placement-values').filter(({ position, value }) => {
    const board = boardAt(position);
    if (!isOpen(board)) return false;
    const found = engine.search(board, { depth: 6 }).value;
    if (found.kind !== 'exact') return false;
    expect(found.result, position).toBe(value);
    return true;
  });
  expect(certain.length).toBeGreaterThan(30);
});

describe('sees the ruleset', () => {
  // Tigers win in 3 under plain rules.
  const WIN_IN_3 = 'GGGTG/GGTG1/GG1GT/2GGG/GGTGG t 0 3';

  test('a win in three is a win with three plies left, and a draw with two', () => {
    expect(judge(nearLimit(WIN_IN_3, 3), 8)).toBe('tigers 3');
    expect(judge(nearLimit(WIN_IN_3, 2), 8)).toBe('draw');
  });

  test('a capture starts the quiet plies anew, so the win that begins with one is in time', () => {
    const board = { ...boardAt(WIN_IN_3, RULESETS.threefold), quietPlies: 99 };
    expect(choose(board, 8)).toMatch(/x/);
    expect(judge(board, 8)).toBe('tigers 3');
  });
});

describe('keeps to its limits', () => {
  const START = boardAt('goats', PLAIN_RULES);

  test('of depth', () => {
    const { depth, variation } = engine.search(START, { depth: 4 });
    expect(depth).toBe(4);
    expect(variation.length).toBeGreaterThan(1);
  });

  test('of positions, give or take some thousands', () => {
    const { nodes } = engine.search(START, { nodes: 20_000 });
    expect(nodes).toBeGreaterThanOrEqual(20_000);
    expect(nodes).toBeLessThan(25_000);
  });

  test('of time, by the clock it is given', () => {
    let nowMs = 0;
    const now = (): number => (nowMs += 10);
    engine.search(START, { time: { ms: 100, now } });
    expect(nowMs).toBe(110);
  });

  test('and when stopped among its actions, calls nothing lost that is not', () => {
    // A draw; the action that looked best loses, which it finds out last before it is stopped.
    const board = boardAt('1GG1G/G2TG/G2TG/G1TTG/GGGGG g 2 4');
    for (let nodes = 2048; nodes <= 20_480; nodes += 2048) {
      const { value } = new Engine({ memoryBits: 14 }).search(board, { nodes });
      expect(value, `${nodes} positions`).not.toMatchObject({ result: 'tigers' });
    }
  });

  test('and gives a legal action however soon it is stopped', () => {
    const { action } = engine.search(START, { isCancelled: () => true });
    expect(findBoardRefusal(START, action)).toBeUndefined();
  });
});

describe('is lawful', () => {
  test('no action it plays is ever refused, nor any that it expects', () => {
    fc.assert(
      fc.property(anyBoard.filter(isOpen), fc.integer({ min: 1, max: 4 }), (board, depth) => {
        const { best, variation } = engine.search(board, { depth });
        for (const action of best)
          expect(findBoardRefusal(board, action), drawBoard(board)).toBeUndefined();
        variation.reduce((present, action) => valueOf(playOn(present, action), 'a ply'), board);
      }),
    );
  });

  test('what it remembers of one board does not mislead it on another', () => {
    fc.assert(
      fc.property(anyBoard.filter(isOpen), (board) => {
        const fresh = new Engine({ memoryBits: 10 });
        const kind = engine.search(board, { depth: 3 }).value;
        const anew = fresh.search(board, { depth: 3 }).value;
        if (kind.kind === 'exact' && anew.kind === 'exact') expect(kind).toEqual(anew);
      }),
    );
  });
});
