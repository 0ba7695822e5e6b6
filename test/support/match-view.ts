/** A match as a page sees it, with everyone connected. */
import type { MatchView, Viewer } from '../../client/match/controller.ts';
import type { MatchPlay } from './match-play.ts';

const HERE = { connected: true, ready: true, allowsText: false };

export function viewOf(
  { match }: MatchPlay,
  viewer: Viewer,
  change: Partial<MatchView> = {},
): MatchView {
  const presence = { host: HERE, guest: HERE };
  return {
    match,
    viewer,
    presence,
    spectators: 0,
    connection: 'online',
    pending: null,
    lacksTable: false,
    ...change,
  };
}
