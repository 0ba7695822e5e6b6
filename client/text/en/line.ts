/** English for who is here, and how the line to the server fares. */

export const line = {
  presence: {
    connected: 'connected',
    away: 'away',
    ready: 'ready',
    notJoined: 'waiting for a player',
    toMove: 'to move',
  },

  connection: {
    unanswered: 'Waiting for the server…',
    resyncing: 'Reconnected. Fetching the match…',
    offline: 'Connection lost. Trying again…',
    closing: 'The server is restarting. The match goes on in a moment…',
    outdated: 'This page is out of date. Reload it to go on.',
  },
};
