/** Long texts that few read: loaded by the pages that show them, in the language in use. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Prose } from './catalogue.ts';
import { currentLocale, type Locale, onLocaleChange } from './locale.ts';

const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly prose: Prose }>>> = {
  en: () => import('./en/prose.ts'),
  ko: () => import('./ko/prose.ts'),
  ne: () => import('./ne/prose.ts'),
};

/** Renders its host again when the texts are here, and when the language changes. */
export class ProseController implements ReactiveController {
  /** `null` until they are here. */
  words: Prose | null = null;
  readonly #host: ReactiveControllerHost;
  #undo: (() => void) | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#undo = onLocaleChange(() => void this.#load());
    void this.#load();
  }

  hostDisconnected(): void {
    this.#undo?.();
  }

  async #load(): Promise<void> {
    const locale = currentLocale() ?? 'en';
    try {
      const { prose } = await LOADERS[locale]();
      if (locale === (currentLocale() ?? 'en')) this.words = prose;
    } catch {
      // Without a line to the server what is here stays.
      return;
    }
    this.#host.requestUpdate();
  }
}
