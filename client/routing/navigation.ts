/** Going from page to page without loading the client anew. */

const CHANGED = 'twin-tigers-navigated';

/** Shows the page of a path of ours; `state` is kept by the history beside the address. */
export function navigate(path: string, state: unknown = null): void {
  history.pushState(state, '', path);
  scrollTo(0, 0);
  dispatchEvent(new Event(CHANGED));
}

/** Changes what the address bar says without showing another page. */
export function rewriteAddress(path: string): void {
  history.replaceState(null, '', path);
}

/** Changes what the history keeps beside the address shown. */
export function rememberHere(state: unknown): void {
  history.replaceState(state, '');
}

/** Calls after every change of page, and takes clicks on links of ours. Returns its own undo. */
export function followNavigation(listener: () => void): () => void {
  const onClick = (event: MouseEvent): void => {
    const path = ownPathOf(event);
    if (path === undefined) return;
    event.preventDefault();
    navigate(path);
  };
  addEventListener(CHANGED, listener);
  addEventListener('popstate', listener);
  document.addEventListener('click', onClick);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('popstate', listener);
    document.removeEventListener('click', onClick);
  };
}

/** The path of ours that a plain click on a link leads to; other clicks are the browser's. */
function ownPathOf(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (link?.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return undefined;
  return url.pathname + url.search + url.hash;
}
