/** Finds what lies over or beside each other as nobody drew it: controls that overlap, too small ones, words cut from below. */
import type { Page } from 'playwright';

/** Each finding in a line: what is wrong, and with what. */
export async function findCollisions(page: Page): Promise<string[]> {
  // esbuild, where it compiles this file, names functions by a helper that pages do not have.
  await page.evaluate('globalThis.__name ??= (named) => named');
  return page.evaluate(() => {
    /** For a finger (CLIENT.md), less what rounding takes. */
    const FINGER_PX = 43.5;
    const CONTROLS = 'label, button, a[href], select, summary, input[type="text"], textarea';
    const walk = (root: ParentNode): HTMLElement[] =>
      [...root.children].flatMap((child) => [
        ...(child instanceof HTMLElement ? [child] : []),
        ...walk(child),
        ...(child.shadowRoot === null ? [] : walk(child.shadowRoot)),
      ]);
    const parentOf = (element: Element): Element | null => {
      const root = element.getRootNode();
      const host = root instanceof ShadowRoot ? root.host : null;
      return element.assignedSlot ?? element.parentElement ?? host;
    };
    const within = (element: Element, outer: Element | undefined): boolean => {
      for (let at: Element | null = element; at !== null; at = parentOf(at))
        if (at === outer) return true;
      return false;
    };
    const name = (element: HTMLElement): string => {
      const words = element.getAttribute('aria-label') ?? element.textContent;
      return `${element.localName} “${words.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
    };
    const all = walk(document.body).filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 0,
    );
    const dialog = all.find((element) => element.matches('dialog[open]'));
    // Points of a board are measured by their own test.
    const controls = all.filter(
      (element) =>
        element.matches(CONTROLS) &&
        element.closest('[role="grid"]') === null &&
        (dialog === undefined || within(element, dialog)),
    );
    const small = controls.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // A link in running text is exempt (WCAG 2.5.8), and a label that only names its field.
      const isInText = getComputedStyle(element).display === 'inline';
      const isName = element.matches('label:has(select, input:not([type="radio"]))');
      if (isInText || isName || (width >= FINGER_PX && height >= FINGER_PX)) return [];
      return [`small, ${width.toFixed(0)} × ${height.toFixed(0)}: ${name(element)}`];
    });
    const overlapping = controls.flatMap((one, index) =>
      controls.slice(index + 1).flatMap((other) => {
        if (within(one, other) || within(other, one)) return [];
        const a = one.getBoundingClientRect();
        const b = other.getBoundingClientRect();
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 1 && down > 1 ? [`overlap: ${name(one)} and ${name(other)}`] : [];
      }),
    );
    const cut = all.flatMap((element) => {
      const { overflowY, clipPath } = getComputedStyle(element);
      const isCut = /hidden|clip/.test(overflowY) && clipPath === 'none';
      const isHigher = element.scrollHeight > element.clientHeight + 1;
      const hasWords = element.textContent.trim() !== '' && element.clientHeight > 1;
      return isCut && isHigher && hasWords ? [`cut from below: ${name(element)}`] : [];
    });
    return [...small, ...overlapping, ...cut];
  });
}
