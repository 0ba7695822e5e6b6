/** A tree of variations on one board: what was tried from where, with comments. */
import type { Action } from '../../shared/rules/action.ts';
import { type Board, type BoardRefusal, playOn } from '../../shared/rules/board.ts';
import { type Result, success } from '../../shared/rules/result.ts';
import { formatAction } from '../../shared/notation/action.ts';

export interface TreeNode {
  /** Index of the node it follows; `null` for the root. */
  readonly parent: number | null;
  /** What led here; `null` for the root. */
  readonly action: Action | null;
  readonly board: Board;
  /** Indices of what was tried next, the main line first. */
  readonly children: readonly number[];
  readonly comment: string;
}

/** The root is node 0; nodes that were cut off stay, and nothing leads to them. */
export type Tree = readonly TreeNode[];

/** A tree and the node that is looked at. */
export interface Place {
  readonly tree: Tree;
  readonly at: number;
}

/** A tree of nothing but its root. */
export function plantTree(board: Board): Tree {
  return [{ parent: null, action: null, board, children: [], comment: '' }];
}

/** The node of an index that is known to be there. */
export function nodeAt(tree: Tree, at: number): TreeNode {
  const node = tree[at];
  if (node === undefined) throw new Error(`tree: no node ${at} of ${tree.length}`);
  return node;
}

/** Goes on from a place: to the branch that is there already, or to a new one behind the others. */
export function tryAction({ tree, at }: Place, action: Action): Result<Place, BoardRefusal> {
  const node = nodeAt(tree, at);
  const written = formatAction(action);
  const known = node.children.find((child) => writtenAt(tree, child) === written);
  if (known !== undefined) return success({ tree, at: known });
  const board = playOn(node.board, action);
  if (!board.ok) return board;
  const child = { parent: at, action, board: board.value, children: [], comment: '' };
  const grown = tree.with(at, { ...node, children: [...node.children, tree.length] });
  return success({ tree: [...grown, child], at: tree.length });
}

/** Plays as many of the actions as are legal, one after another. */
export function tryLine(place: Place, actions: readonly Action[]): Place {
  let reached = place;
  for (const action of actions) {
    const next = tryAction(reached, action);
    if (!next.ok) return reached;
    reached = next.value;
  }
  return reached;
}

/** Takes away a node with all that follows it; the root stays. */
export function cutBranch({ tree, at }: Place): Place {
  const { parent } = nodeAt(tree, at);
  if (parent === null) return { tree, at };
  const stem = nodeAt(tree, parent);
  const children = stem.children.filter((child) => child !== at);
  return { tree: tree.with(parent, { ...stem, children }), at: parent };
}

/** The branch that leads to a node becomes the first everywhere on the way. */
export function preferBranch({ tree, at }: Place): Tree {
  const { parent } = nodeAt(tree, at);
  if (parent === null) return tree;
  const stem = nodeAt(tree, parent);
  const children = [at, ...stem.children.filter((child) => child !== at)];
  return preferBranch({ tree: tree.with(parent, { ...stem, children }), at: parent });
}

/** Writes a comment on a node. */
export function writeComment(tree: Tree, at: number, comment: string): Tree {
  return tree.with(at, { ...nodeAt(tree, at), comment });
}

/** The actions from the root to a node. */
export function lineTo(tree: Tree, at: number): readonly Action[] {
  const { parent, action } = nodeAt(tree, at);
  return parent === null || action === null ? [] : [...lineTo(tree, parent), action];
}

/** The last node of the line that goes on from a node by first branches. */
export function endOf(tree: Tree, at: number): number {
  const [next] = nodeAt(tree, at).children;
  return next === undefined ? at : endOf(tree, next);
}

function writtenAt(tree: Tree, at: number): string {
  const { action } = nodeAt(tree, at);
  return action === null ? '' : formatAction(action);
}
