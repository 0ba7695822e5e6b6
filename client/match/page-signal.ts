/** The window's title and icon, which say “your move” where the page itself is not seen. */
import { text } from '../text/locale.ts';

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
