/** The keys of a match page, heard wherever the keyboard is, while the page is shown. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type MatchKey, matchKeyOf } from '../match/match-keys.ts';
import { settings } from '../settings/settings.ts';

export class PlayKeys implements ReactiveController {
  readonly #press: (key: MatchKey) => void;

  constructor(host: ReactiveControllerHost, press: (key: MatchKey) => void) {
    this.#press = press;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('keydown', this.#onKey);
  }

  hostDisconnected(): void {
    document.removeEventListener('keydown', this.#onKey);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    // Single keys can be switched off (WCAG 2.1.4): they are in the way of speech input.
    const key = settings.current.shortcuts ? matchKeyOf(event) : undefined;
    if (key === undefined) return;
    event.preventDefault();
    this.#press(key);
  };
}
