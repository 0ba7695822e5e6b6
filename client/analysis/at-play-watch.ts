/** Keeps an eye on whether a match against a person is being played here, while its page is looked at. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { browserTimers, type Timers } from '../connection/timers.ts';
import { findMatchAtPlay } from './at-play.ts';

/** A match begins on the server: what is kept in this browser tells of a seat, not of whoever took the other. */
const LOOK_EVERY_MS = 5000;

/** What is watched, and when. */
export interface WatchSetting {
  /** As `findMatchAtPlay`. */
  readonly find: () => Promise<string | null>;
  readonly timers: Timers;
  readonly isSeen: () => boolean;
  /** Calls when the page is seen again and when another one has kept something; returns its own undo. */
  readonly onSign: (look: () => void) => () => void;
}

const ofThisPage: WatchSetting = {
  find: () => findMatchAtPlay(),
  timers: browserTimers,
  isSeen: () => document.visibilityState === 'visible',
  onSign: (look) => {
    document.addEventListener('visibilitychange', look);
    addEventListener('storage', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('storage', look);
    };
  },
};

export class AtPlayWatch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #setting: WatchSetting;
  #match: string | null | undefined;
  #looks = 0;
  #ignore = (): void => {};
  #rest = (): void => {};

  constructor(host: ReactiveControllerHost, setting: WatchSetting = ofThisPage) {
    this.#host = host;
    this.#setting = setting;
    host.addController(this);
  }

  /** The match being played here; `null`: none; `undefined` until that is known. */
  get match(): string | null | undefined {
    return this.#match;
  }

  hostConnected(): void {
    this.#ignore = this.#setting.onSign(this.#look);
    this.#look();
  }

  hostDisconnected(): void {
    this.#ignore();
    this.#rest();
    // Whatever is still on its way comes too late.
    this.#looks += 1;
    this.#match = undefined;
  }

  readonly #look = (): void => {
    this.#rest();
    const { find, timers, isSeen } = this.#setting;
    if (!isSeen()) return;
    this.#looks += 1;
    const look = this.#looks;
    void find().then((match) => {
      if (look === this.#looks) this.#note(match);
    });
    this.#rest = timers.after(LOOK_EVERY_MS, this.#look);
  };

  #note(match: string | null): void {
    if (match === this.#match) return;
    this.#match = match;
    this.#host.requestUpdate();
  }
}
