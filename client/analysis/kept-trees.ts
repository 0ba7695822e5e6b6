/** The trees of variations that were grown here: kept in this browser alone, the latest first. */
import { formatAction, parseAction } from '../../shared/notation/action.ts';
import { formatPosition, parsePosition } from '../../shared/notation/position.ts';
import { formatRuleset, parseRuleset } from '../../shared/notation/ruleset.ts';
import { startBoard } from '../../shared/rules/board.ts';
import type { KeptTexts } from '../connection/kept-text.ts';
import {
  lineTo,
  nodeAt,
  type Place,
  plantTree,
  type Tree,
  tryAction,
  writeComment,
} from './tree.ts';

/** A tree with a name of its own. */
export interface KeptTree {
  readonly id: string;
  /** When it was last looked at, in milliseconds since 1970. */
  readonly atMs: number;
  readonly place: Place;
}

const PREFIX = 'twin-tigers.tree.';
/** More are forgotten, the oldest first. */
export const MOST_TREES = 20;
/** Of a longer tree nothing is kept: local storage has a few megabytes for everything. */
const MOST_LETTERS = 100_000;

/** All that can be read; what is damaged is left out. */
export function readTrees(texts: KeptTexts): readonly KeptTree[] {
  return texts
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parseTree(key.slice(PREFIX.length), texts.get(key)) ?? [])
    .sort((one, other) => other.atMs - one.atMs);
}

/** Keeps a tree in place of what had its id; one without a branch is not worth it. */
export function keepTree(texts: KeptTexts, kept: KeptTree): void {
  const written = formatTree(kept);
  if (nodeAt(kept.place.tree, 0).children.length === 0) texts.remove(PREFIX + kept.id);
  else if (written.length <= MOST_LETTERS) texts.set(PREFIX + kept.id, written);
  for (const { id } of readTrees(texts).slice(MOST_TREES)) forgetTree(texts, id);
}

export function forgetTree(texts: KeptTexts, id: string): void {
  texts.remove(PREFIX + id);
}

/** The first of the trees that has this line, at its node; none for a line without an action. */
export function findLine(trees: readonly KeptTree[], { tree, at }: Place): KeptTree | undefined {
  const line = lineTo(tree, at).map(formatAction);
  if (line.length === 0) return undefined;
  const start = formatStart(tree);
  for (const kept of trees) {
    if (formatStart(kept.place.tree) !== start) continue;
    const found = walk(kept.place.tree, line);
    if (found !== null) return { ...kept, place: { tree: kept.place.tree, at: found } };
  }
  return undefined;
}

function walk(tree: Tree, line: readonly string[]): number | null {
  let at = 0;
  for (const written of line) {
    const next = nodeAt(tree, at).children.find((child) => actionAt(tree, child) === written);
    if (next === undefined) return null;
    at = next;
  }
  return at;
}

function actionAt(tree: Tree, at: number): string {
  const { action } = nodeAt(tree, at);
  return action === null ? '' : formatAction(action);
}

function formatStart(tree: Tree): string {
  const { ruleset, position } = nodeAt(tree, 0).board;
  return `${formatRuleset(ruleset)}, ${formatPosition(position)}`;
}

/** Of each node that is still in the tree: the number of the one it follows, its action, its comment. */
type KeptNode = readonly [parent: number, action: string, comment: string];

function formatTree({ atMs, place: { tree, at } }: KeptTree): string {
  const { board, comment } = nodeAt(tree, 0);
  const nodes: KeptNode[] = [];
  const numbers = new Map([[0, 0]]);
  const visit = (index: number): void => {
    for (const child of nodeAt(tree, index).children) {
      const text = nodeAt(tree, child).comment;
      nodes.push([numbers.get(index) ?? 0, actionAt(tree, child), text]);
      numbers.set(child, nodes.length);
      visit(child);
    }
  };
  visit(0);
  return JSON.stringify({
    atMs,
    ruleset: formatRuleset(board.ruleset),
    start: formatPosition(board.position),
    comment,
    nodes,
    at: numbers.get(at) ?? 0,
  });
}

function parseTree(id: string, text: string | null): KeptTree | undefined {
  const kept = parseObject(text);
  const ruleset = parseRuleset(textOf(kept['ruleset']));
  const start = parsePosition(textOf(kept['start']));
  if (!ruleset.ok || !start.ok) return undefined;
  const root = plantTree(startBoard(ruleset.value, start.value));
  const tree = growNodes(writeComment(root, 0, textOf(kept['comment'])), listOf(kept['nodes']));
  const { at, atMs } = kept;
  return {
    id,
    atMs: typeof atMs === 'number' ? atMs : 0,
    place: { tree, at: typeof at === 'number' && at in tree ? at : 0 },
  };
}

/** As far as they can be read and played. */
function growNodes(root: Tree, nodes: readonly unknown[]): Tree {
  let tree = root;
  for (const node of nodes) {
    const [parent, written, comment] = listOf(node);
    const action = parseAction(textOf(written));
    if (typeof parent !== 'number' || !(parent in tree) || !action.ok) return tree;
    const tried = tryAction({ tree, at: parent }, action.value);
    // Twice the same would move the numbers of all that follow.
    if (!tried.ok || tried.value.at !== tree.length) return tree;
    tree = writeComment(tried.value.tree, tried.value.at, textOf(comment));
  }
  return tree;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
