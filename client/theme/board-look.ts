/** What the boards are made of, put on the page's root; all but wood is loaded when it is first wanted. */
import type { BoardLook } from '../settings/settings.ts';

export function showBoardLook(root: HTMLElement, look: BoardLook): void {
  root.dataset['board'] = look;
  if (look === 'wood') return;
  // Without a line to the server the boards stay of wood.
  import('./boards.css').catch(() => {});
}
