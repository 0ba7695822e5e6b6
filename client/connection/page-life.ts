/** Ties the connection to the page's life: asleep, seen again, kept by the browser for going back. */
import type { Connection } from './connection.ts';

/** Returns its own undo. */
export function followPageLife(connection: Connection): () => void {
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  // A page with an open line may not be kept for going back, and a kept page's line is dead.
  const onHide = (): void => {
    connection.suspend();
  };
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) connection.resume();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
  };
}
