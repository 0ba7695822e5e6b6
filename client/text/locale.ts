/** The language in use: the one place that knows it, loads languages and tells of a change. */
import type { Catalogue } from './catalogue.ts';

/** BCP 47 tags of the languages there are; a new one also needs its line in `LOADERS`. */
export const LOCALES = ['en', 'ko', 'ne'] as const;
export type Locale = (typeof LOCALES)[number];

/** Only the language in use is downloaded. */
const LOADERS: Readonly<Record<Locale, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  en: () => import('./en/index.ts'),
  ko: () => import('./ko/index.ts'),
  ne: () => import('./ne/index.ts'),
};

let current: { readonly locale: Locale; readonly catalogue: Catalogue } | null = null;
/** Loads what belongs to a language besides its catalogue; what it answers puts that to use. */
export type Companion = (locale: Locale) => Promise<() => void>;

const companions = new Set<Companion>();
let tellFirst: () => void = () => {};
const first = new Promise<void>((resolve) => {
  tellFirst = resolve;
});
let requests = 0;
const listeners = new Set<() => void>();

/**
 * The texts of the language in use. Ask anew at every rendering; never keep the answer, and never
 * ask while a module is loading: the shell shows no page before `setLocale` has been through.
 */
export function text(): Catalogue {
  if (current === null) throw new Error('text(): no language is here yet; await setLocale first');
  return current.catalogue;
}

/** `null` until the first language is here. */
export function currentLocale(): Locale | null {
  return current?.locale ?? null;
}

/**
 * Loads a language and switches to it, unless another one was asked for meanwhile. Rejects, and
 * leaves the language as it was, where its file cannot be had.
 */
export async function setLocale(locale: Locale): Promise<void> {
  requests += 1;
  const request = requests;
  const { catalogue } = await LOADERS[locale]();
  const uses = await Promise.all([...companions].map((companion) => companion(locale)));
  if (request !== requests || current?.catalogue === catalogue) return;
  current = { locale, catalogue };
  for (const use of uses) use();
  tellFirst();
  for (const listener of listeners) listener();
}

/** From now on every language comes with this; resolves once the one in use has it. */
export async function accompany(companion: Companion): Promise<void> {
  companions.add(companion);
  await first;
  const locale = currentLocale();
  if (locale === null) throw new Error('accompany: the first language is here, and none is in use');
  const use = await companion(locale);
  // A language chosen meanwhile has brought its own.
  if (locale === currentLocale()) use();
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
