/** The language in use: the one place that knows it, loads others lazily and tells of a change. */
import type { Catalogue } from './catalogue.ts';
import { en } from './en.ts';

/** BCP 47 tags of the languages there are; a new one also needs its line in `LOADERS`. */
export const LOCALES = ['en'] as const;
export type Locale = (typeof LOCALES)[number];

const LOADERS: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  en: () => Promise.resolve(en),
};

let current: { readonly locale: Locale; readonly catalogue: Catalogue } = {
  locale: 'en',
  catalogue: en,
};
let requests = 0;
const listeners = new Set<() => void>();

/** The texts of the language in use. Ask anew at every rendering; never keep the answer. */
export function text(): Catalogue {
  return current.catalogue;
}

export function currentLocale(): Locale {
  return current.locale;
}

/** Loads a language and switches to it, unless another one was asked for meanwhile. */
export async function setLocale(locale: Locale): Promise<void> {
  requests += 1;
  const request = requests;
  const catalogue = await LOADERS[locale]();
  if (request !== requests || current.catalogue === catalogue) return;
  current = { locale, catalogue };
  for (const listener of listeners) listener();
}

/** The first language of a person's list (`navigator.languages`) that there is, else English. */
export function chooseLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    const locale = LOCALES.find((known) => known === base);
    if (locale !== undefined) return locale;
  }
  return 'en';
}

/** Returns its own undo. */
export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
