/** English for the page about the game, its rules and where they come from. */

export const about = {
  title: 'About Twin Tigers',
  gameText:
    'Bagh-Chal, “the tigers’ move”, is Nepal’s game of four tigers and twenty goats on twenty-five points. The tigers hunt, the goats close in. Here it is played on one board, or as a final on two: each player leads the goats on one and the tigers on the other.',
  rules: 'How it is played',
  finalRule: 'On two boards',
  rulesets: 'Rules to choose from',
  rulesetsText:
    'The host chooses one of five sets of rules, or sets each rule. They differ only in what ends a board in a draw, and in what may not be repeated.',
  stuckLose: 'Goats without a move lose.',
  stuckPass: 'Goats without a move pass.',
  clock:
    'Each move has its own clock. Whoever runs out of time loses the whole match; a player who never makes a first move has not come, and the match is cancelled.',
  sources: 'Sources',
  sourcesText:
    'The game itself is traditional. The two-board final with its limit of 200 plies follows the one of the television show The Devil’s Plan. The other rules are those in use for teaching, play by post, play by link and club play. Where the sources are silent, ours decide: a repetition is forbidden only after the twentieth goat is placed, and the present arrangement counts as one of those remembered.',
  version: 'Version',
  versionLine: (version: string, protocol: number) =>
    `Twin Tigers ${version}, protocol ${protocol}`,
  versionUnknown: 'The server cannot be reached, so its version is not known.',
  licence: 'Twin Tigers is free software under the MIT licence.',
  privacy: 'Privacy',
};
