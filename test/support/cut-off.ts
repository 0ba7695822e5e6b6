/** Finds what a page shows only in part: beyond the window's edge, clipped by its box, or scrolled out of it sideways. */
import type { Page } from 'playwright';

/** Each finding in a line: what is wrong, where, and the words. */
export async function findCutOff(page: Page): Promise<string[]> {
  // esbuild, where it compiles this file, names functions by a helper that pages do not have.
  await page.evaluate('globalThis.__name ??= (named) => named');
  return page.evaluate(() => {
    /** All elements, through every shadow root. */
    const walk = (root: ParentNode): HTMLElement[] =>
      [...root.children].flatMap((child) => [
        ...(child instanceof HTMLElement ? [child] : []),
        ...walk(child),
        ...(child.shadowRoot === null ? [] : walk(child.shadowRoot)),
      ]);
    const hasWords = (element: HTMLElement): boolean =>
      [...element.childNodes].some(
        (node) => node instanceof Text && node.textContent.trim() !== '',
      );
    const parentOf = (element: Element): Element | null =>
      element.assignedSlot ??
      element.parentElement ??
      (element.getRootNode() instanceof ShadowRoot
        ? (element.getRootNode() as ShadowRoot).host
        : null);
    const ancestors = (element: Element): Element[] => {
      const parent = parentOf(element);
      return parent === null ? [] : [parent, ...ancestors(parent)];
    };
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX + getComputedStyle(element).overflowY);
    const isForReadersAlone = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none';
    const name = (element: HTMLElement): string =>
      `${element.localName}.${element.className} “${element.textContent.trim().slice(0, 60)}”`;
    /** It was made to scroll up and down, and what is in it became too wide. */
    const scrollsSideways = (element: HTMLElement): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isForLength = overflowX === 'auto' && overflowY === 'auto';
      return isForLength && element.scrollWidth > element.clientWidth + 1;
    };
    return walk(document.body).flatMap((element) => {
      if (scrollsSideways(element)) return [`scrolls sideways: ${name(element)}`];
      if (!hasWords(element) || !element.checkVisibility({ visibilityProperty: true })) return [];
      const box = element.getBoundingClientRect();
      const around = ancestors(element);
      if (box.width === 0 || [element, ...around].some(isForReadersAlone)) return [];
      // An outer box may clip what else is in it, a drawing for one.
      const clips = [element, ...around].some((outer) => {
        if (!/hidden|clip/.test(getComputedStyle(outer).overflowX) || scrolls(outer)) return false;
        if (outer === element) return element.scrollWidth > element.clientWidth + 1;
        const { left, right } = outer.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1;
      });
      // Meant so, with an ellipsis: a long name gives way to the board.
      const isShortened = [element, ...around].some(
        (outer) => getComputedStyle(outer).textOverflow === 'ellipsis',
      );
      if (clips) return [`${isShortened ? 'shortened' : 'clipped'}: ${name(element)}`];
      const isBeyond = box.left < -1 || box.right > innerWidth + 1;
      return isBeyond && !around.some(scrolls) ? [`beyond the edge: ${name(element)}`] : [];
    });
  });
}

/** As `findCutOff`, without what its designer shortens with an ellipsis. */
export async function findLost(page: Page): Promise<string[]> {
  return (await findCutOff(page)).filter((finding) => !finding.startsWith('shortened'));
}
