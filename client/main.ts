/** Starts the client: settings onto the page, then the shell that shows the page of the address. */
import './app-shell.ts';
import { followWantedLanguage } from './settings/language-on-page.ts';
import { showSettingsOnPage } from './settings/settings-on-page.ts';

showSettingsOnPage(document.documentElement);
followWantedLanguage();

/** Long enough for the page to have got all that it needs; what follows is for the next time. */
const SETTLED_MS = 3000;

async function keepOffline(): Promise<void> {
  const offline = await import('./offline/keep-offline.ts').catch(() => null);
  await offline?.keepOffline();
}

addEventListener('load', () => setTimeout(() => void keepOffline(), SETTLED_MS));
