/** The browser's own notice that it is the viewer's turn, where they allowed it and do not see the page. */
import { isToAct } from './board-view.ts';
import type { MatchView } from './controller.ts';
import { nameMatch, sayYourMove } from './announcement.ts';

/** What is shown of one's turn. */
export interface TurnNotice {
  readonly title: string;
  readonly body: string;
}

/** What to tell; `null` where it is not the viewer's turn. */
export function noticeOf(view: MatchView): TurnNotice | null {
  if (view.viewer === 'both' || !isToAct(view)) return null;
  return { title: sayYourMove(view.match), body: nameMatch(view.match) };
}

/** One notice a match: the next takes the place of the last. `undo` takes it away. */
export function showNotice({ title, body }: TurnNotice, tag: string): () => void {
  try {
    const notice = new Notification(title, { body, tag, icon: '/icon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => {
      notice.close();
    };
  } catch {
    // Some phones let only a service worker show notices.
    void navigator.serviceWorker
      .getRegistration()
      .then((worker) =>
        worker?.showNotification(title, { body, tag, icon: '/icon.svg', data: location.pathname }),
      );
    return () => {};
  }
}
