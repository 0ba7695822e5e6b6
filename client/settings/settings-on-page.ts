/** Puts looks and motion on the page's root, where the theme's style sheets read them. */
import { showBoardLook } from '../theme/board-look.ts';
import { settings } from './settings.ts';

/** Returns its own undo. */
export function showSettingsOnPage(root: HTMLElement): () => void {
  const show = (): void => {
    const { theme, board, motion } = settings.current;
    setOrRemove(root, 'data-theme', theme === 'system' ? null : theme);
    showBoardLook(root, board);
    setOrRemove(root, 'data-motion', motion === 'system' ? null : motion);
  };
  show();
  return settings.subscribe(show);
}

function setOrRemove(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) root.removeAttribute(name);
  else root.setAttribute(name, value);
}
