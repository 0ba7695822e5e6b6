/** What a person has set for this browser: looks, helpers, sound, motion, and the name they use. */
import { browserTexts, type KeptTexts } from '../connection/kept-text.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'less'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Settings {
  readonly theme: Theme;
  /** Where a piece can go, goats in danger, trapped tigers. */
  readonly helpers: boolean;
  readonly sound: boolean;
  readonly motion: Motion;
  /** Single keys that speak clock, last move and board, and go from board to board. */
  readonly shortcuts: boolean;
  /** The nickname given last, `''` for none. */
  readonly name: string;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  helpers: true,
  sound: true,
  motion: 'system',
  shortcuts: true,
  name: '',
};

const KEY = 'twin-tigers.settings';

/** The settings kept in `texts`; what is missing or damaged is as by default. */
export function readSettings(texts: KeptTexts): Settings {
  const kept = parseKept(texts.get(KEY));
  const flag = (name: 'helpers' | 'sound' | 'shortcuts'): boolean => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[name];
  };
  return {
    theme: THEMES.find((known) => known === kept['theme']) ?? DEFAULT_SETTINGS.theme,
    helpers: flag('helpers'),
    sound: flag('sound'),
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
