/** The page speaks the language a person has set, or else the first of their browser's. */
import { chooseLocale, currentLocale, type Locale, setLocale } from '../text/locale.ts';
import { settings } from './settings.ts';

/** What the page should speak. */
export function wantedLocale(): Locale {
  const { language } = settings.current;
  return language === 'system' ? chooseLocale(navigator.languages) : language;
}

/** Rejects only where no language at all is here; otherwise the last one stays. */
export async function speakWantedLanguage(): Promise<void> {
  const root = document.documentElement;
  const before = currentLocale();
  try {
    // Known before its words are here: the page's type is set for it.
    if (before === null) root.lang = wantedLocale();
    await setLocale(wantedLocale());
  } catch (error) {
    if (before === null) throw error;
  }
  root.lang = currentLocale() ?? root.lang;
}

/** Follows the settings and the browser. Returns its own undo. */
export function followWantedLanguage(): () => void {
  const speak = (): void => {
    void speakWantedLanguage().catch(() => {
      // The shell asked, too, and says so.
    });
  };
  const undo = settings.subscribe(speak);
  addEventListener('languagechange', speak);
  return () => {
    undo();
    removeEventListener('languagechange', speak);
  };
}
