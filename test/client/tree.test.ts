/** A tree of variations: growing, cutting and reordering its branches. */
import { expect, test } from 'vitest';
import {
  cutBranch,
  endOf,
  lineTo,
  nodeAt,
  type Place,
  plantTree,
  preferBranch,
  tryAction,
  tryLine,
  writeComment,
} from '../../client/analysis/tree.ts';
import { formatAction, parseAction } from '../../shared/notation/action.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';

const ROOT: Place = { tree: plantTree(startBoard(PLAIN_RULES)), at: 0 };

function grow(place: Place, line: string): Place {
  const actions = line.split(' ').map((text) => {
    const action = parseAction(text);
    if (!action.ok) throw new Error(`${text}: ${action.error}`);
    return action.value;
  });
  return tryLine(place, actions);
}

function written({ tree }: Place, at: number): string {
  return lineTo(tree, at).map(formatAction).join(' ');
}

test('another move from the same place is a branch; the same move again is the one there', () => {
  const main = grow(ROOT, 'c3 a1-a2');
  const other = grow({ tree: main.tree, at: 1 }, 'e1-e2');
  expect([written(other, main.at), written(other, other.at)]).toEqual(['c3 a1-a2', 'c3 e1-e2']);
  expect(nodeAt(other.tree, 1).children).toHaveLength(2);
  const again = grow({ tree: other.tree, at: 0 }, 'c3 a1-a2');
  expect([again.at, again.tree]).toEqual([main.at, other.tree]);
});

test('an illegal move changes nothing and says why, and a line stops before it', () => {
  const [tiger] = lineTo(grow(ROOT, 'c3 a1-a2').tree, 2).slice(1);
  if (tiger === undefined) throw new Error('the line has two moves');
  expect(tryAction(ROOT, tiger)).toMatchObject({ ok: false });
  expect(written(grow(ROOT, 'c3 c3 d4'), 1)).toBe('c3');
  expect(grow(ROOT, 'c3 c3 d4').at).toBe(1);
});

test('a branch that is preferred becomes the main line, and one that is cut is gone', () => {
  const main = grow(ROOT, 'c3 a1-a2');
  const other = grow({ tree: main.tree, at: 0 }, 'd4 e1-e2');
  expect(written(other, endOf(other.tree, 0))).toBe('c3 a1-a2');
  const preferred = { tree: preferBranch(other), at: other.at };
  expect(written(preferred, endOf(preferred.tree, 0))).toBe('d4 e1-e2');
  const cut = cutBranch({ tree: preferred.tree, at: 3 });
  expect(cut.at).toBe(0);
  expect(written(cut, endOf(cut.tree, 0))).toBe('c3 a1-a2');
  expect(cutBranch(ROOT)).toEqual(ROOT);
});

test('a comment stays with its move whatever is tried beside it', () => {
  const main = grow(ROOT, 'c3');
  const told = { tree: writeComment(main.tree, 1, 'the middle'), at: 0 };
  expect(nodeAt(grow(told, 'd4').tree, 1).comment).toBe('the middle');
});
