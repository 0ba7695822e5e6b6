/** Starts the client: settings onto the page, then the shell that shows the page of the address. */
import './app-shell.ts';
import { showSettingsOnPage } from './settings/settings-on-page.ts';
import { chooseLocale, setLocale } from './text/locale.ts';

showSettingsOnPage(document.documentElement);
void setLocale(chooseLocale(navigator.languages));
