/** English for the titles of windows, and for addresses that lead nowhere. */

export const pages = {
  appName: 'Twin Tigers',
  title: {
    home: 'Twin Tigers: Bagh-Chal and its two-board final',
    page: (page: string) => `${page} · Twin Tigers`,
    yourMove: 'Your move',
    invite: 'Invitation',
    match: 'Match',
    watching: 'Watching',
    over: 'Match over',
    local: 'Two at one screen',
    about: 'About the game',
    problem: 'Not found',
  },

  problem: {
    unknownPage: 'This page does not exist',
    unknownPageText: 'The address may be mistyped, or the page has moved.',
    unknownMatch: 'There is no such match',
    unknownMatchText: 'The link may be incomplete. Ask for it again.',
    noSpectators: 'This match is not open to spectators',
    noSpectatorsText: 'Its host has closed it to everyone but the two players.',
    seatTaken: 'The seat has been taken',
    seatTakenText: 'This match is open to its two players alone.',
    other: 'The match cannot be opened',
    home: 'To the start page',
  },
};
