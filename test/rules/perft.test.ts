/** Perft against the vectors: every depth that a unit test has time for. */
import { describe, expect, test } from 'vitest';
import { legalActions } from '../../shared/rules/legal.ts';
import { perft } from '../../shared/rules/perft.ts';
import { play, type Position, startPosition } from '../../shared/rules/position.ts';
import { positionOf } from '../support/text.ts';
import { readVectors } from '../support/vectors.ts';

const UNIT_DEPTH = 5;

describe('perft from the start', () => {
  const vectors = readVectors('perft').filter((vector) => vector.depth <= UNIT_DEPTH);
  test.each(vectors)('$first first, depth $depth: $nodes', ({ first, depth, nodes, captures }) => {
    expect(perft(startPosition(first), depth)).toEqual({ nodes, captures });
  });
});

describe('perft elsewhere', () => {
  test('depth 0 is the empty sequence', () => {
    expect(perft(startPosition(), 0)).toEqual({ nodes: 1, captures: 0 });
  });

  test.each([
    ['after the fifth capture', '5/GGGG1/GGGGG/TGGGG/TTTGG g 0 5'],
    ['with the tigers trapped', 'TTGGG/TTGGG/GGGGG/GGGG1/GGG2 t 2 0'],
  ])('no sequence starts %s', (_, text) => {
    expect(perft(positionOf(text), 3)).toEqual({ nodes: 0, captures: 0 });
  });

  test.each([
    ['movement phase', 'TGGGT/GGGGG/G2GG/GGGGG/TGGGT g 0 1'],
    ['one capture from the end', 'GG2G/GGT1G/GGGT1/GGGTT/1GGGG t 0 4'],
    ['the last goat in hand', '1GT1G/1GTGG/2GGG/GTG1G/GTGGG g 1 4'],
  ])('counts what playing the legal actions one by one counts: %s', (_, text) => {
    const position = positionOf(text);
    expect(perft(position, 3)).toEqual(countByPlaying(position, 3));
  });
});

/** The same counts from the rules core's own generator, which ends boards by having no actions. */
function countByPlaying(position: Position, depth: number): { nodes: number; captures: number } {
  const total = { nodes: 0, captures: 0 };
  for (const action of legalActions(position)) {
    const isLast = depth === 1;
    const after = isLast
      ? { nodes: 1, captures: action.kind === 'capture' ? 1 : 0 }
      : countByPlaying(play(position, action), depth - 1);
    total.nodes += after.nodes;
    total.captures += after.captures;
  }
  return total;
}
