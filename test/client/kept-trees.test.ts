/** Trees of variations kept between visits: whole, a few of them, and found again by a line. */
import { expect, test } from 'vitest';
import {
  findLine,
  forgetTree,
  keepTree,
  type KeptTree,
  MOST_TREES,
  readTrees,
} from '../../client/analysis/kept-trees.ts';
import {
  cutBranch,
  lineTo,
  nodeAt,
  type Place,
  plantTree,
  preferBranch,
  tryLine,
  writeComment,
} from '../../client/analysis/tree.ts';
import { memoryTexts } from '../../client/connection/kept-text.ts';
import { formatAction, parseAction } from '../../shared/notation/action.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { PLAIN_RULES, RULESETS } from '../../shared/rules/ruleset.ts';
import { valueOf } from '../support/text.ts';

const ROOT: Place = { tree: plantTree(startBoard(PLAIN_RULES)), at: 0 };

function grow(place: Place, line: string): Place {
  return tryLine(
    place,
    line.split(' ').map((text) => valueOf(parseAction(text), text)),
  );
}

function treeOf(place: Place, id = 'one', atMs = 1): KeptTree {
  return { id, atMs, place };
}

/** Every node's line, in the order in which it is shown. */
function linesOf({ tree }: Place, at = 0): string[] {
  const line = lineTo(tree, at).map(formatAction).join(' ');
  const told = `${line}${nodeAt(tree, at).comment === '' ? '' : ` {${nodeAt(tree, at).comment}}`}`;
  return [told, ...nodeAt(tree, at).children.flatMap((child) => linesOf({ tree, at }, child))];
}

test('a tree comes back with its branches in order, its comments and the place looked at', () => {
  const main = grow(ROOT, 'c3 a1-a2 d4');
  const cut = grow({ tree: main.tree, at: 1 }, 'e1-e2');
  const other = grow({ tree: cutBranch(cut).tree, at: 1 }, 'e1-d1 d2');
  const place = {
    tree: writeComment(writeComment(preferBranch(other), 0, 'the start'), 2, 'quiet'),
    at: 2,
  };
  const texts = memoryTexts();
  keepTree(texts, treeOf(place));
  const [kept] = readTrees(texts);
  if (kept === undefined) throw new Error('nothing was kept');
  expect(linesOf(kept.place)).toEqual(linesOf(place));
  expect(lineTo(kept.place.tree, kept.place.at)).toEqual(lineTo(place.tree, place.at));
});

test('what is damaged is read as far as it goes, and what is no tree at all is left out', () => {
  const texts = memoryTexts();
  keepTree(texts, treeOf(grow(ROOT, 'c3 a1-a2 d4')));
  const [key = ''] = texts.keys();
  const written = texts.get(key) ?? '';
  texts.set(key, written.replace('"a1-a2"', '"a1-a5"'));
  expect(readTrees(texts).map(({ place }) => linesOf(place))).toEqual([['', 'c3']]);
  texts.set(key, written.slice(1));
  expect(readTrees(texts)).toEqual([]);
});

test('a few are kept, the latest first, and a bare root is not', () => {
  const texts = memoryTexts();
  keepTree(texts, treeOf(ROOT, 'bare', 0));
  for (let at = 1; at <= MOST_TREES + 2; at += 1)
    keepTree(texts, treeOf(grow(ROOT, 'c3'), `number ${at}`, at));
  const ids = readTrees(texts).map(({ id }) => id);
  expect(ids).toHaveLength(MOST_TREES);
  expect([ids[0], ids.at(-1)]).toEqual([`number ${MOST_TREES + 2}`, 'number 3']);
  forgetTree(texts, 'number 3');
  expect(readTrees(texts)).toHaveLength(MOST_TREES - 1);
});

test('a line is found in the tree that has it, and only under its rules and from its start', () => {
  const grown = grow({ tree: grow(ROOT, 'c3 a1-a2').tree, at: 0 }, 'd4 e1-e2');
  const trees = [treeOf(grown)];
  const line = grow(ROOT, 'd4 e1-e2');
  expect(findLine(trees, line)?.place).toEqual({ tree: grown.tree, at: grown.at });
  expect(findLine(trees, grow(ROOT, 'd4 e1-d1'))).toBeUndefined();
  const elsewhere = { tree: plantTree(startBoard(RULESETS['devils-plan'])), at: 0 };
  expect(findLine(trees, grow(elsewhere, 'd4 e1-e2'))).toBeUndefined();
});
