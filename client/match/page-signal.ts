/** The window's title and icon, which say “your move” where the page itself is not seen. */
import { text } from '../text/locale.ts';
import { isToAct } from './board-view.ts';
import type { MatchView } from './controller.ts';

const ICON = '/icon.svg';
const ICON_YOUR_MOVE = '/icon-your-move.svg';

/** `page` names the page, `null` the product itself. Nothing blinks. */
export function signalPage(page: string | null, isYourMove = false): void {
  const { title } = text();
  const named = page === null ? title.home : title.page(page);
  const shown = isYourMove ? title.page(title.yourMove) : named;
  if (document.title !== shown) document.title = shown;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = isYourMove ? ICON_YOUR_MOVE : ICON;
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}

/** What a match's page is called: whose view it is, and whether it waits for the viewer. */
export function signalMatch(view: MatchView): void {
  const { title } = text();
  const { viewer, match } = view;
  const pages = {
    host: title.match,
    guest: title.match,
    spectator: title.watching,
    both: title.local,
  };
  const page = match.outcome === null ? pages[viewer] : title.over;
  signalPage(page, viewer !== 'both' && isToAct(view));
}
