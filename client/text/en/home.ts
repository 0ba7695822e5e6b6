/** English for the start page and its lists of matches. */

export const home = {
  home: {
    headline: 'Tigers hunt. Goats surround.',
    subline:
      'Bagh-Chal from Nepal, and its final on two boards: goats on one, tigers on the other, and the first win decides. Send a friend the link and play.',
    yours: 'Your matches',
    finished: 'Your finished matches',
    live: 'Being played now',
    liveNow: 'Live',
    noLive: 'No public match is being played right now.',
    offline: 'The lists could not be loaded. They will be tried again.',
    pictureLabel: 'A Bagh-Chal board in the middle of a match',
    goOn: 'Go on',
    watch: 'Watch',
    watchMatch: (names: string) => `Watch: ${names}`,
    see: 'See it',
    seeMatch: (names: string) => `See it: ${names}`,
    goOnWith: (names: string) => `Go on: ${names}`,
    outcomes: { won: 'You won', lost: 'You lost', draw: 'Draw', none: 'Cancelled' },
  },

  ways: { label: 'Beside playing', learn: 'Learn', puzzles: 'Puzzles', analysis: 'Analysis' },

  lobby: {
    title: 'Ready to play',
    empty: 'Nobody is waiting right now. Find an opponent, and whoever comes next sees you here.',
    someone: 'Someone',
    anySide: 'sides by lot',
    play: 'Play',
    playAgainst: (name: string) => (name === '' ? 'Play against someone' : `Play against ${name}`),
    seeking: 'Looking for an opponent',
    waited: 'Time waited',
    asking: 'Asking the server…',
    listed:
      'Everyone on the start page sees you. You can take another match from the list meanwhile.',
    lost: 'The connection is lost. It is tried again, and the search goes on by itself.',
    cancel: 'Stop looking',
  },

  /** Above words of whoever runs the server. */
  notice: 'From the operators',
};
