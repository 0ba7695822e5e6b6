/** The window's title and icon for a match; apart from the start page's, which needs no match. */
import { text } from '../text/locale.ts';
import { isToAct } from './board-view.ts';
import type { MatchView } from './controller.ts';
import { signalPage } from './page-signal.ts';

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
