/** Tells of the viewer's turn while the page is not seen, and takes the notice away when it is seen again. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { MatchView } from '../match/controller.ts';
import { settings } from '../settings/settings.ts';

export class PlayNotice implements ReactiveController {
  readonly #tag: () => string;
  #remove: () => void = () => {};

  /** One notice for each tag. */
  constructor(host: ReactiveControllerHost, tag: () => string) {
    this.#tag = tag;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    this.#remove();
  }

  /** To be called when the turn has come to the viewer. */
  async tell(view: MatchView): Promise<void> {
    if (!document.hidden || !settings.current.notify) return;
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
    const { noticeOf, showNotice } = await import('../match/turn-notice.ts');
    const notice = noticeOf(view);
    if (notice === null) return;
    this.#remove = showNotice(notice, this.#tag());
    // Meanwhile the page may have been seen.
    this.#onVisibility();
  }

  readonly #onVisibility = (): void => {
    if (!document.hidden) this.#remove();
  };
}
