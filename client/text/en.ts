/** English, and the source of all keys: every text a person sees, in the words of the game. */
import type { CancelCause } from '../../shared/match/event.ts';
import type { BoardName, Seat } from '../../shared/match/seat.ts';
import type { Mode } from '../../shared/match/setup.ts';
import type { BoardOutcome, BoardReason } from '../../shared/rules/outcome.ts';
import type { Ruleset, RulesetName } from '../../shared/rules/ruleset.ts';
import type { Side } from '../../shared/rules/side.ts';
import { computerEn } from './computer-en.ts';
import { pagesEn } from './pages-en.ts';
import { numeralsFor } from './plural.ts';
import { refusalsEn } from './refusals-en.ts';

const { plural, number } = numeralsFor('en');

const side: Readonly<Record<Side, string>> = { tigers: 'tigers', goats: 'goats' };
const sideName: Readonly<Record<Side, string>> = { tigers: 'Tigers', goats: 'Goats' };
const boardName: Readonly<Record<BoardName, string>> = { left: 'Left', right: 'Right' };
const seatName: Readonly<Record<Seat, string>> = { host: 'Host', guest: 'Guest' };
const seconds = (s: number): string => plural(s, { one: '# second', other: '# seconds' });

const boardReason: Readonly<Record<BoardReason, string>> = {
  captures: 'five goats captured',
  trapped: 'no tiger can move',
  stuck: 'no goat can move',
  repetition: 'the same position again',
  'no-progress': 'too long without capture or placement',
  'ply-limit': 'the ply limit is reached',
  agreed: 'draw agreed',
};

export const en = {
  ...pagesEn,
  computer: computerEn,
  appName: 'Twin Tigers',
  side,
  sideName,
  boardName,
  seatName,
  boardLabel: (name: BoardName | null) => (name === null ? 'Board' : `${boardName[name]} board`),
  you: (played: Side) => `You: ${side[played]}`,
  youShort: 'You',
  plays: (name: string, played: Side) => `${name}: ${side[played]}`,
  yourMove: 'your move',
  sideToMove: (played: Side) => `${side[played]} to move`,
  toMoveShort: 'to move',
  nextHere: (played: Side) => `next: ${side[played]}`,
  sending: 'sending…',

  point: (point: string, piece: 'tiger' | 'goat' | null) => `${point}, ${piece ?? 'empty'}`,
  pointSelected: 'selected',
  pointTarget: 'can go here',
  pointCapture: 'captures by landing here',
  pointThreatened: 'in danger',
  pointTrapped: 'trapped',
  pointLast: 'last move',
  pieceLetter: { tiger: 'T', goat: 'G' },

  captured: (count: number) =>
    plural(count, { one: '# goat of 5 captured', other: '# goats of 5 captured' }),
  inHand: (count: number) => plural(count, { one: '# goat in hand', other: '# goats in hand' }),
  inHandShort: 'in hand',
  pliesUsed: (used: number, limit: number) => `ply ${number(used)} of ${number(limit)}`,
  pliesShort: (used: number, limit: number) => `${number(used)}/${number(limit)}`,
  plies: (used: number) => `ply ${number(used)}`,
  lastPly: (action: string) => `Last: ${action}`,
  noPlyYet: 'No move yet',
  pass: 'Pass',

  warnings: {
    pliesLeft: (left: number) => plural(left, { one: 'Draw in # ply', other: 'Draw in # plies' }),
    quietLeft: (left: number) =>
      plural(left, { one: 'Draw in # quiet ply', other: 'Draw in # quiet plies' }),
    occurrence: (count: number, limit: number) => `Seen ${number(count)} of ${number(limit)} times`,
    forbidden: (count: number) =>
      plural(count, { one: '# move would repeat', other: '# moves would repeat' }),
  },

  clock: {
    label: 'Time left',
    untimed: 'No clock',
    left: (s: number) => `${seconds(s)} left`,
    low: (s: number) => `Only ${seconds(s)} left.`,
    stopped: 'The clock is not running.',
  },

  refusals: refusalsEn,

  boardReason,
  boardOutcome: ({ result, reason }: BoardOutcome) =>
    result === 'draw'
      ? `Draw: ${boardReason[reason]}`
      : `${sideName[result]} win: ${boardReason[reason]}`,

  result: {
    youWin: 'You win',
    youLose: 'You lose',
    draw: 'Draw',
    cancelled: 'Match cancelled',
    wins: (name: string) => `${name} wins`,
    sideWins: { tigers: 'Tigers win', goats: 'Goats win' },
    onBoard: (board: BoardName, { result, reason }: BoardOutcome) =>
      result === 'draw'
        ? `${boardName[board]} board: ${boardReason[reason]}.`
        : `${sideName[result]} win on the ${boardName[board].toLowerCase()} board: ${boardReason[reason]}.`,
    onOnlyBoard: ({ result, reason }: BoardOutcome) =>
      result === 'draw'
        ? `${capitalize(boardReason[reason])}.`
        : `${sideName[result]} win: ${boardReason[reason]}.`,
    bothDrawn: 'Both boards are drawn.',
    agreed: 'Both players agreed to a draw.',
    flag: (loser: string) => `${loser} ran out of time.`,
    resigned: (loser: string) => `${loser} resigned.`,
    noShow: (absent: string) => `${absent} never came.`,
    cancelCause: {
      host: 'The host took the invitation back.',
      unjoined: 'Nobody joined within a day.',
      idle: 'No move was made for a week.',
      administrator: 'It was cancelled by the operators.',
    } satisfies Record<CancelCause, string>,
  },

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

  dialog: { close: 'Close', cancel: 'Cancel', matchOver: 'Match over' },

  action: {
    resign: 'Resign',
    draw: 'Offer a draw',
    phrases: 'Phrases',
    sound: 'Sound',
    soundOn: 'Turn sound on',
    soundOff: 'Turn sound off',
    settings: 'Settings',
    flip: 'Turn the boards around',
    copy: 'Copy',
    share: 'Share',
    rematch: 'Rematch',
    moves: 'Moves',
    rules: 'Rules',
    first: 'To the start',
    back: 'One move back',
    forward: 'One move on',
    live: 'Follow live',
    takeback: 'Take back',
    home: 'Home',
    fullscreen: 'Full screen',
    enlarge: 'Enlarge this board',
  },

  moves: {
    label: 'Moves',
    none: 'No moves yet.',
    agreedDrawn: 'drawn by agreement',
    takenBack: 'taken back',
  },

  rulesets: {
    'devils-plan': 'Devil’s Plan',
    'ply-yard': 'Ply Yard',
    threefold: 'Threefold',
    'memory-12': 'Memory 12',
    'no-repeat': 'No repeat',
    custom: 'Custom',
  } satisfies Record<RulesetName | 'custom', string>,

  rules: {
    title: 'The rules in five lines',
    placing: 'Goats come from the hand, one a turn. Only when all twenty are placed may they step.',
    tigers: 'The four tigers step along a line, or jump straight over one goat and take it.',
    aims: 'Tigers win by taking five goats. Goats win when no tiger can move.',
    final:
      'You have goats on one board and tigers on the other, and both take turns two plies at a time. The first win on either board wins the match.',
    classic: 'Goats begin, then the sides take turns. Nobody may pass.',
    limits: rulesetLine,
  } satisfies Record<string, string | ((ruleset: Ruleset) => string)>,

  modes: { final: 'Two-board final', classic: 'Classic board' } satisfies Record<Mode, string>,

  speech: {
    board: (label: string, said: string) => `${label}: ${said}`,
    placed: (to: string) => `goat placed on ${to}`,
    stepped: (piece: 'tiger' | 'goat', from: string, to: string) => `${piece} ${from} to ${to}`,
    capturedOver: (from: string, over: string, to: string) =>
      `tiger ${from} takes the goat on ${over}, lands on ${to}`,
    passed: 'goats pass',
    tigersOn: (points: string) => `tigers on ${points}`,
    goatsOn: (points: string) => `goats on ${points}`,
    noGoats: 'no goats on the board',
  },
};

/** What the ruleset adds to the game, in one line. */
function rulesetLine({ plyLimit, repetition, quietLimit }: Ruleset): string {
  const limits = [
    plyLimit === null ? [] : `after ${number(plyLimit)} plies a board is drawn`,
    quietLimit === null ? [] : `${number(quietLimit)} plies without capture or placement draw`,
    repetition?.kind === 'draw'
      ? `a position seen ${number(repetition.occurrences)} times draws`
      : [],
    repetition?.kind === 'forbidden'
      ? repetition.memory === null
        ? 'no arrangement may come back'
        : `none of the last ${number(repetition.memory)} arrangements may come back`
      : [],
  ].flat();
  return limits.length === 0
    ? 'No limit ends a board in a draw.'
    : `${capitalize(limits.join('; '))}.`;
}

function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
