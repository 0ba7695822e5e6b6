/** Where a key leads in a tree: along the line shown, or to its ends. */
import type { ReplayKey } from '../replay/replay-keys.ts';
import { endOf, nodeAt, type Place } from './tree.ts';

/** `null` where there is nowhere to go. */
export function placeByKey({ tree, at }: Place, key: ReplayKey): Place | null {
  const { parent, children } = nodeAt(tree, at);
  const goTo = (index: number | null | undefined): Place | null =>
    index === null || index === undefined ? null : { tree, at: index };
  switch (key) {
    case 'first':
      return goTo(0);
    case 'back':
      return goTo(parent);
    case 'forward':
      return goTo(children[0]);
    case 'last':
      return goTo(endOf(tree, at));
    case 'flip':
    case 'play':
    case 'left':
    case 'right':
      return null;
  }
}
