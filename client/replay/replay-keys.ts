/** The keys of a replay, wherever the keyboard is but in a field. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { settings } from '../settings/settings.ts';

/** What a key does. */
export type ReplayKey = 'first' | 'back' | 'forward' | 'last' | 'play' | 'flip' | 'left' | 'right';

const KEYS: Readonly<Record<string, ReplayKey>> = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
  ' ': 'play',
  f: 'flip',
  '[': 'left',
  ']': 'right',
};

/** What takes keys itself: fields all of them, buttons and links the space that presses them. */
const FIELDS = 'input, textarea, select';
const PRESSED = 'button, a, summary';

/** What a key press asks for; `undefined` where it is meant for something else, or nothing. */
function replayKeyOf(event: KeyboardEvent): ReplayKey | undefined {
  if (event.metaKey || event.defaultPrevented) return undefined;
  // Brackets take AltGr on many keyboards, which reports Ctrl and Alt.
  if ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph')) return undefined;
  // Single keys can be switched off (WCAG 2.1.4): they are in the way of speech input.
  if (event.key.length === 1 && !settings.current.shortcuts) return undefined;
  const [target] = event.composedPath();
  if (target instanceof Element) {
    if (target.matches(FIELDS)) return undefined;
    if (event.key === ' ' && target.matches(PRESSED)) return undefined;
  }
  return KEYS[event.key];
}

/** Hears the keys while its host is on the page. */
export class ReplayKeys implements ReactiveController {
  readonly #press: (key: ReplayKey) => void;

  constructor(host: ReactiveControllerHost, press: (key: ReplayKey) => void) {
    this.#press = press;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('keydown', this.#onKey);
  }

  hostDisconnected(): void {
    removeEventListener('keydown', this.#onKey);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const key = replayKeyOf(event);
    if (key === undefined) return;
    // Space and arrows would scroll the page as well.
    event.preventDefault();
    this.#press(key);
  };
}
