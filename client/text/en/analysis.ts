/** English for the analysis board. */
import type { Side } from '../../../shared/rules/side.ts';
import { moves, number, sideName } from './words.ts';

export const analysis = {
  title: 'Analysis',
  lead: 'Play both sides, go back, and try something else: every line is kept as a branch. The engine thinks in your browser.',
  rules: 'Rules',
  engine: 'Engine',
  isOn: 'The engine thinks along',
  thinking: 'Thinking…',
  depth: (depth: number, nodes: number) => `${moves(depth)} deep, ${number(nodes)} positions`,
  best: 'Best moves',
  bestNote: (depth: number) =>
    `Estimates, ${moves(depth)} deep; hundredths of a goat for the side to move.`,
  exact: 'Exact values',
  exactNote:
    'From the table of endings, with plain rules: a limit or a forbidden repetition may change them.',
  solvedNote:
    'From the solution of the whole game, with plain rules: a limit or a forbidden repetition may change them. Moves that come to the same are in the engine’s order.',
  noTable:
    'No exact values here: the table of endings begins when all goats are placed, and the server has to be within reach. What is shown comes from the search.',
  wins: (side: Side, plies: number | null) =>
    plies === null ? `${sideName[side]} win` : `${sideName[side]} win in ${moves(plies)}`,
  likely: (what: string) => `Probably: ${what}`,
  draw: 'Draw',
  estimate: (side: Side, goats: number) =>
    `Estimate: ${sideName[side]} ahead by ${number(goats)} goats`,
  even: 'Estimate: even',
  bar: (what: string) => `Evaluation. ${what}`,
  tree: 'Lines',
  comment: 'Comment on this move',
  first: 'Start',
  cut: 'Delete from here',
  prefer: 'Make it the main line',
  setUp: 'Set up a position',
  piece: 'Put on a point',
  tiger: 'Tiger',
  goat: 'Goat',
  nothing: 'Nothing',
  turn: 'To move',
  captured: 'Goats captured',
  inHand: (count: number) => `In hand: ${number(count)}`,
  apply: 'Analyse this position',
  fresh: 'From the start',
  tigersFirst: 'Tigers first',
  byHand: 'By hand',
  import: 'Open a record or position',
  link: 'Link to this line',
  atPlay: 'You are playing a person right now',
  atPlayText:
    'So that the match stays fair, the engine and the table of endings are off in this browser until it is over. You can still look at positions and lines.',
  noHint:
    'No hints in this browser while you play a person, so that the match stays fair. What happens on another device, nobody here can see.',
  toMatch: 'To the match',
  analyse: 'Analyse this board',
  whichBoard: 'Which board',
  book: {
    title: 'Opening book',
    chosen: (move: string) => `${move} · book move`,
    losing: (share: number) =>
      share === 0
        ? 'Every reply holds'
        : `${number(Math.max(1, Math.round(100 * share)))} % of replies lose`,
    note: 'From the solution of the whole game: every move shown holds the draw. The percentage tells how many of the other side’s replies lose.',
  },
  kept: {
    title: (count: number) => `Kept lines (${number(count)})`,
    note: 'Everything you try is kept in this browser, the latest 20 boards.',
    tree: (count: number, line: string, rules: string) => `${moves(count)}: ${line} · ${rules}`,
    forget: 'Delete',
    forgetWhich: (which: string) => `Delete: ${which}`,
  },
  keys: 'Keys: ← → through the line, Home and End its ends, f turns the board',
};
