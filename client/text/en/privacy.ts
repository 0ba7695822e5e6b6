/** English for the page that says what is kept of whom, in short; the whole of it: `docs/privacy.md`. */

export const privacy = {
  title: 'Privacy',
  lead: 'There are no accounts, no cookies and no advertising, and nobody is measured. Pages and sounds come from this server alone; your browser asks no other.',
  server: 'Kept on the server',
  serverText:
    'Of each match: the names typed in, the moves, and everything else that happened in it, with times; of the secrets of seats only what cannot be turned back into them. It stays until the operators delete it.',
  passing: 'Known to the server for a while',
  passingText:
    'Your address on the network, for minutes, so that nobody floods the others; who waits, who is there and who watches, while it lasts. The log names matches and times, never names. An address that is shut out for misuse is in it.',
  never: 'Never kept',
  neverText: 'What players say to each other is passed on, and that is all.',
  browser: 'Kept in your browser',
  browserText:
    'Your name and settings, the secrets of your seats, matches played in the browser alone, and the game itself for times without a network: until you clear it.',
  seen: 'Who sees a match',
  seenText:
    'Whoever has its link, unless its host let nobody watch. A public match is on the start page, with its names.',
  deleting: 'Have a match deleted',
  deletingText: 'Ask the operators, and send them its link.',
};
