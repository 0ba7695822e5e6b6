/** Keeps the start page's picture of the lobby fresh while the page is seen. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Lobby } from '../../shared/wire/rest.ts';
import { readLobby } from '../connection/rest.ts';

const REFRESH_MS = 3000;
/** Where the server cannot be reached it is asked less often. */
const RETRY_MS = 8000;

export class LobbyWatch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked: an older answer replaces no newer one. */
  #asks = 0;
  /** `null` until it is here. */
  lobby: Lobby | null = null;
  isUnreachable = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#onVisibility);
    void this.refresh();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility);
    clearTimeout(this.#timer);
    this.#asks += 1;
  }

  /** Asks now: what is shown is known to be old. */
  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    this.#asks += 1;
    const ask = this.#asks;
    const answer = await readLobby();
    if (ask !== this.#asks) return;
    this.isUnreachable = !answer.ok;
    if (answer.ok) this.lobby = answer.value;
    this.#host.requestUpdate();
    this.#timer = setTimeout(this.#onTime, answer.ok ? REFRESH_MS : RETRY_MS);
  }

  readonly #onTime = (): void => {
    if (document.visibilityState === 'visible') void this.refresh();
  };

  readonly #onVisibility = (): void => {
    if (document.visibilityState === 'visible') void this.refresh();
  };
}
