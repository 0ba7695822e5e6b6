/** What a person has set for this browser: looks, helpers, sound, motion, and the name they use. */
import { browserTexts, type KeptTexts } from '../connection/kept-text.ts';
import { type Locale, LOCALES } from '../text/locale.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const BOARD_LOOKS = ['wood', 'slate', 'paper'] as const;
/** What the boards are made of. */
export type BoardLook = (typeof BOARD_LOOKS)[number];
export const MOTIONS = ['system', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

/** `system`: the first of the browser's languages that there is. */
export type Language = 'system' | Locale;
export const LANGUAGES: readonly Language[] = ['system', ...LOCALES];

export const CONFIRMS = ['touch', 'always', 'never'] as const;
/** When a chosen action waits for a second tap. */
export type Confirm = (typeof CONFIRMS)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly board: BoardLook;
  /** Where a piece can go, goats in danger, trapped tigers. */
  readonly helpers: boolean;
  readonly sound: boolean;
  /** The device may shiver when ten seconds are left. */
  readonly vibration: boolean;
  /** By touch a finger easily misses: then a second tap confirms, by default. */
  readonly confirm: Confirm;
  /** The browser tells of one's turn while the page is not seen. */
  readonly notify: boolean;
  /** What the other seat says is neither shown nor read out. */
  readonly mutesTalk: boolean;
  readonly motion: Motion;
  /** Single keys that speak clock, last move and board, and go from board to board. */
  readonly shortcuts: boolean;
  /** The nickname given last, `''` for none. */
  readonly name: string;
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  board: 'wood',
  helpers: true,
  sound: true,
  vibration: true,
  confirm: 'touch',
  notify: false,
  mutesTalk: false,
  motion: 'system',
  shortcuts: true,
  name: '',
};

/** What is either on or off. */
export type Switch = 'helpers' | 'sound' | 'vibration' | 'notify' | 'mutesTalk' | 'shortcuts';

const KEY = 'twin-tigers.settings';

/** The settings kept in `texts`; what is missing or damaged is as by default. */
export function readSettings(texts: KeptTexts): Settings {
  const kept = parseKept(texts.get(KEY));
  const flag = (name: Switch): boolean => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[name];
  };
  return {
    language: LANGUAGES.find((known) => known === kept['language']) ?? DEFAULT_SETTINGS.language,
    theme: THEMES.find((known) => known === kept['theme']) ?? DEFAULT_SETTINGS.theme,
    board: BOARD_LOOKS.find((known) => known === kept['board']) ?? DEFAULT_SETTINGS.board,
    helpers: flag('helpers'),
    sound: flag('sound'),
    vibration: flag('vibration'),
    confirm: CONFIRMS.find((known) => known === kept['confirm']) ?? DEFAULT_SETTINGS.confirm,
    notify: flag('notify'),
    mutesTalk: flag('mutesTalk'),
    motion: MOTIONS.find((known) => known === kept['motion']) ?? DEFAULT_SETTINGS.motion,
    shortcuts: flag('shortcuts'),
    name: typeof kept['name'] === 'string' ? kept['name'] : DEFAULT_SETTINGS.name,
  };
}

/** Keeps the settings and tells whoever listens. */
export class SettingsStore {
  readonly #texts: KeptTexts;
  readonly #listeners = new Set<() => void>();
  #current: Settings;

  constructor(texts: KeptTexts) {
    this.#texts = texts;
    this.#current = readSettings(texts);
  }

  get current(): Settings {
    return this.#current;
  }

  change(change: Partial<Settings>): void {
    this.#current = { ...this.#current, ...change };
    this.#texts.set(KEY, JSON.stringify(this.#current));
    for (const listener of [...this.#listeners]) listener();
  }

  /** Returns its own undo. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** This browser's settings. */
export const settings = new SettingsStore(browserTexts());

function parseKept(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
