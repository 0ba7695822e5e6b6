/** The rare cases of RULES.md, each by name. */
import { describe, expect, test } from 'vitest';
import { type Board, wouldRepeat } from '../../shared/rules/board.ts';
import { PLY_CEILING, type Ruleset, RULESETS } from '../../shared/rules/ruleset.ts';
import { parseRuleset } from '../../shared/notation/ruleset.ts';
import { expectEnd, expectLegal, expectOnlyLegal, expectRefused } from '../support/expect-board.ts';
import { actionOf, boardAt, playAll, valueOf } from '../support/text.ts';

const custom = (text: string): Ruleset => valueOf(parseRuleset(`custom ${text}`), text);

/** Goats and tigers with room to go to and fro. */
const ROOMY = 'GGGGG/2GGG/1GGTG/TG1GT/TGGGG g 0 3';
const TO_AND_FRO = 'b5-b4 a2-a3 b4-b5 a3-a2';
/** Goats to act in a corner, without a step. */
const CORNERED = 'GGGT1/GGGTT/GGGGT/GGGGG/GGGGG g 0 0';

describe('placement', () => {
  test('goats on the board stay while goats are in hand', () => {
    expectRefused(playAll(boardAt('goats'), 'c3 a1-a2'), 'c3-c4', 'goats-in-hand-first');
  });

  test('the twentieth placement begins the movement phase', () => {
    const board = playAll(boardAt('GGG1G/GGGG1/1GGGG/TGT1G/GGTT1 g 1 3'), 'd2 d1-e1');
    expectRefused(board, 'd1', 'no-goats-in-hand');
    expectLegal(board, 'd2-d1');
  });

  test('tigers are never placed', () => {
    expectRefused(boardAt('tigers'), 'c3', 'tigers-are-not-placed');
  });
});

describe('captures', () => {
  test('a capture is never compulsory', () => {
    expectLegal(playAll(boardAt('goats'), 'b2'), 'a1xc3 a1-a2 e5-e4');
  });

  test('a tiger takes one goat a ply', () => {
    const board = playAll(boardAt('goats'), 'b1 e5-e4 d1 a1xc1');
    expectRefused(board, 'c1xe1', 'not-your-piece');
    expect(board.position.captured).toBe(1);
  });

  test('a tiger jumps neither a tiger nor two goats', () => {
    expectRefused('T4/T4/5/5/TT3 t 20 0', 'a1xc1', 'no-goat-to-capture');
    expectRefused('5/5/5/T4/TGGTT t 18 0', 'a1xc1', 'point-occupied');
  });

  test('a jump follows drawn lines only', () => {
    const steps = 'a1-a2 a1-b2 b1-b2 b1-c1 a4-a3 a4-b4 a5-b4 a5-b5';
    expectOnlyLegal('T4/T4/5/2G2/TT3 t 19 0', steps);
  });

  test('goats never jump', () => {
    expectRefused('GG1GG/TGGGG/GGGGG/TGGGG/TTGGG g 0 0', 'a5xc5', 'goats-never-jump');
  });

  test('the fifth capture wins at once', () => {
    const four = playAll(boardAt('goats'), 'd5 e5xc5 d5 c5xe5 d5 e5xc5 d5 c5xe5');
    expectEnd(playAll(four, 'd5'), 'open');
    expectEnd(playAll(four, 'd5 e5xc5'), 'tigers captures');
  });

  test('after the fifth capture nothing is legal, whoever is to act', () => {
    for (const side of ['g', 't']) {
      const board = boardAt(`5/GGGG1/GGGGG/TGGGG/TTTGG ${side} 0 5`);
      expectEnd(board, 'tigers captures');
      expectOnlyLegal(board, '');
    }
  });
});

describe('a side without a legal action', () => {
  test('tigers are trapped even with goats in hand', () => {
    expectEnd('TTGGG/TTGGG/GGGGG/GGGG1/GGG2 t 2 0', 'goats trapped');
  });

  test('tigers that can only jump are not trapped', () => {
    expectOnlyLegal('3GG/3GG/1GGGG/GGGTT/GGGTT t 4 2', 'd2xb4');
  });

  test('three trapped tigers are not four', () => {
    expectOnlyLegal('G1G2/GGGG1/GGGG1/TGGGG/TTTGG t 0 4', 'c1xe3');
  });

  test('goats without a step are stuck', () => {
    expectEnd(CORNERED, 'tigers stuck');
  });

  test('only the side to act is judged', () => {
    expectEnd('TTGGG/TTGGG/GGGGG/GGGG1/GGG2 g 2 0', 'open');
  });
});

describe('draw rules', () => {
  const all: Ruleset = {
    name: 'custom',
    plyLimit: 16,
    repetition: { kind: 'draw', occurrences: 5 },
    quietLimit: 16,
    goatsWithoutAction: 'lose',
  };
  const fourRounds = [TO_AND_FRO, TO_AND_FRO, TO_AND_FRO, TO_AND_FRO].join(' ');

  test.each([
    ['repetition', all],
    ['no-progress', { ...all, repetition: null }],
    ['ply-limit', { ...all, repetition: null, quietLimit: null }],
  ])('of those that coincide %s is named first', (reason, ruleset) => {
    const board = boardAt(ROOMY, ruleset);
    expectEnd(playAll(board, fourRounds), `draw ${reason}`);
    expectEnd(playAll(board, fourRounds.slice(0, -' a3-a2'.length)), 'open');
  });

  test('a win on the ply of the limit is a win', () => {
    const board = boardAt('goats', { ...all, plyLimit: 10, quietLimit: 10 });
    const nine = playAll(board, 'd5 e5xc5 d5 c5xe5 d5 e5xc5 d5 c5xe5 d5');
    expectEnd(playAll(nine, 'e5xc5'), 'tigers captures');
    expectEnd(playAll(nine, 'e5-e4'), 'draw ply-limit');
  });

  test('the third occurrence of a position draws under threefold, a set-up start counted', () => {
    const twice = playAll(boardAt(ROOMY, RULESETS.threefold), `${TO_AND_FRO} b5-b4 a2-a3 b4-b5`);
    expectEnd(twice, 'open');
    expectEnd(playAll(twice, 'a3-a2'), 'draw repetition');
  });

  test('captures and placements make quiet plies count anew', () => {
    const board = playAll(boardAt('goats'), 'b2 a5-a4');
    expect(board.quietPlies).toBe(1);
    expect(playAll(board, 'c5').quietPlies).toBe(0);
    expect(playAll(board, 'c5 a1xc3').quietPlies).toBe(0);
  });

  test('without a ply limit a board is drawn at 2,000 plies', () => {
    let board: Board = boardAt(ROOMY);
    for (let round = 1; round < PLY_CEILING / 4; round++) board = playAll(board, TO_AND_FRO);
    board = playAll(board, 'b5-b4 a2-a3 b4-b5');
    expectEnd(board, 'open');
    expectEnd(playAll(board, 'a3-a2'), 'draw ply-limit');
  });
});

describe('forbidden repetition', () => {
  test('the memory starts with the arrangement of the twentieth placement', () => {
    const start = boardAt('GGG1G/GGGG1/1GGGG/TGT1G/GGTT1 g 1 3', RULESETS['memory-12']);
    expect(playAll(start, 'd2').memory).toHaveLength(1);
    expectRefused(playAll(start, 'd2 d1-e1 c5-d5 e1-d1'), 'd5-c5', 'would-repeat');
  });

  test('placement is never forbidden and nothing before it is remembered', () => {
    const board = playAll(boardAt('goats', RULESETS['no-repeat']), 'c3 a1-a2 c4 a2-a1');
    expect(board.memory).toEqual([]);
    expectLegal(board, 'c5');
  });

  test('a set-up start without goats in hand is remembered', () => {
    const board = playAll(boardAt(ROOMY, RULESETS['no-repeat']), 'b5-b4 a2-a3 b4-b5');
    expectRefused(board, 'a3-a2', 'would-repeat');
    expect(wouldRepeat(board, actionOf('a3-a2'))).toBe(true);
  });

  test('what lies further back than the memory may come again', () => {
    // The arrangement to come back to is the fourth last at that ply.
    const three = boardAt(ROOMY, custom('ply=- repeat=last3 quiet=- goats=lose'));
    const four = boardAt(ROOMY, custom('ply=- repeat=last4 quiet=- goats=lose'));
    expectLegal(playAll(three, 'b5-b4 a2-a3 b4-b5'), 'a3-a2');
    expectRefused(playAll(four, 'b5-b4 a2-a3 b4-b5'), 'a3-a2', 'would-repeat');
  });

  test('a side left with forbidden actions only loses', () => {
    // The goats could only step back into arrangements that have been.
    const board = boardAt('GGGGG/GGGGG/GGG1G/TGTGG/GTTGG g 0 0', RULESETS['no-repeat']);
    const cornered = playAll(board, 'd2-d3 c2-d2 b2-c2 a2-b2 a1-a2 b1-a1');
    expectEnd(cornered, 'tigers stuck');
  });
});

describe('passing', () => {
  const pass = custom('ply=70 repeat=last5 quiet=50 goats=pass');

  test('it is the goats’ only action, and only where they have no other', () => {
    const board = boardAt(CORNERED, pass);
    expectOnlyLegal(board, 'pass');
    expectRefused(board, 'a1-a2', 'must-pass');
    expectRefused(boardAt(ROOMY, pass), 'pass', 'no-pass');
  });

  test('tigers never pass', () => {
    expectRefused(playAll(boardAt(CORNERED, pass), 'pass'), 'pass', 'no-pass');
  });

  test('it counts as a ply and a quiet ply, and its arrangement is noted again', () => {
    const board = playAll(boardAt(CORNERED, pass), 'pass');
    expect([board.plies, board.quietPlies]).toEqual([1, 1]);
    expect(board.memory).toHaveLength(2);
    expect(board.memory[0]).toBe(board.memory[1]);
  });

  test('goats whose every action is forbidden pass too', () => {
    const ruleset = custom('ply=60 repeat=all quiet=- goats=pass');
    const board = boardAt('GGGGG/GGGGG/GGG1G/TGTGG/GTTGG g 0 0', ruleset);
    expectOnlyLegal(playAll(board, 'd2-d3 c2-d2 b2-c2 a2-b2 a1-a2 b1-a1'), 'pass');
  });
});
