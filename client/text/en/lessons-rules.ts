/** English for the lessons on the rules. */
import type { LessonWords } from '../../learn/lesson-words.ts';

export const ruleLessons = {
  board: {
    title: 'The board and its lines',
    lead: 'Twenty-five points, and lines between them. Pieces stand on points and go along lines.',
    parts: [
      'Every point is joined to its neighbours to the left, right, above and below. Every other point, beginning with the corners, has diagonal lines as well.',
      'The diagonals make the difference: the middle, c3, has eight lines; d3 beside it has four. A tiger on a point with many lines is strong, and a goat there is easily attacked.',
    ],
    tasks: [
      {
        ask: 'Mark every point that has diagonal lines.',
        why: 'Thirteen points: every other one, like the dark squares of a chessboard.',
      },
      {
        ask: 'Mark every point that d3 is joined to.',
        why: 'Four: d3 has no diagonals.',
      },
    ],
  },
  placing: {
    title: 'Goats are placed first',
    lead: 'Goats begin. While any goat is in hand, placing one is all the goats may do.',
    parts: [
      'The board begins with four tigers on the corners. The goats put one goat a turn on any empty point, and the tigers move from the first turn on.',
      'A goat on the board stays where it is until all twenty have been placed. So think before placing: a goat put in a bad place cannot walk away.',
    ],
    tasks: [
      {
        ask: 'One goat is in hand. Play every legal move of the goats, one after the other.',
        why: 'Five: the five empty points. No goat on the board may step yet.',
      },
      {
        ask: 'The tiger on a5 could jump over b4. Place a goat that closes the way.',
        why: 'On c3 the goat takes the landing point, so there is no jump.',
      },
    ],
  },
  tigers: {
    title: 'How tigers move',
    lead: 'A tiger steps to the next point, or jumps over one goat and takes it. It never has to.',
    parts: [
      'A step goes along a line to an empty point beside the tiger. A capture goes straight over a goat beside it to the empty point just behind; the goat leaves the board for good.',
      'One capture a turn, no more: a tiger does not jump on. And capturing is a choice, even where it is possible.',
    ],
    tasks: [
      {
        ask: 'Mark every point to which the tiger on c3 can step.',
        why: 'Six of its eight lines are free; goats stand on b4 and d2.',
      },
      {
        ask: 'Mark where the tiger on c3 lands after a capture.',
        why: 'Only e1, over d2. Behind b4 stands another tiger, so that jump is blocked.',
      },
      {
        ask: 'Play every legal move of the tigers, one after the other.',
        why: 'Four: two steps and two captures.',
      },
    ],
  },
  captures: {
    title: 'When a capture is possible',
    lead: 'Two lines in one straight row, a goat between, and an empty point behind.',
    parts: [
      'Both halves of a jump must be lines of the board. From b3 there are no diagonals, so the goat on c4 is safe from that tiger, though it stands just aside.',
      'A landing point that is taken, by a goat or a tiger, stops the jump. That is how goats protect each other. A goat in a corner can never be taken, and one on the edge only along the edge.',
    ],
    tasks: [
      {
        ask: 'Mark where the tiger on b3 lands after a capture.',
        why: 'd3 over c3, and b1 over b2. No line leads from b3 to c4.',
      },
      {
        ask: 'The goats seem to have closed everything. Find the capture.',
        why: 'c2 jumps over d2 to e2: the only move of the tigers, and it is enough.',
      },
    ],
  },
  winning: {
    title: 'How a board is won',
    lead: 'Tigers win with the fifth goat. Goats win when no tiger can move.',
    parts: [
      'Five captured goats end the board at once, whatever else stands on it.',
      'Goats win when it is the tigers’ turn and not one of the four can step or jump. Three trapped tigers are not enough, and a tiger that can still jump is not trapped. It may happen while goats are still in hand.',
      'It also works the other way: if all goats are placed and none can move, the goats lose. That is rare, and the ruleset may let them pass instead.',
    ],
    tasks: [
      { ask: 'Four goats are captured. Win.', why: 'a1 jumps over b2 to c3: the fifth goat.' },
      {
        ask: 'Goats to move. Trap the last tiger.',
        why: 'Goat e2 to d2 closes the last way out.',
      },
      {
        ask: 'Tigers to move. Are they trapped?',
        why: 'No. There is no step, but e3 can jump to e5.',
      },
      {
        ask: 'Tigers to move. Are they trapped?',
        why: 'Yes: no step and no jump for any of the four.',
      },
      {
        ask: 'A goat’s step has opened a way out. Find every move of the tigers.',
        why: 'A single one: e3 to e4.',
      },
    ],
  },
  draws: {
    title: 'Draws and repetition',
    lead: 'The five rulesets differ in one thing: what happens when nobody gets on.',
    parts: [
      'Here they are side by side, as the program itself has them:',
      'A win on the very move that reaches a limit counts as a win. What is forbidden is never offered as a move.',
    ],
    tasks: [
      {
        ask: 'Devil’s Plan: the 200th move of a board traps the last tiger. What is the result?',
        options: ['A draw', 'The goats win', 'The tigers win'],
        why: 'Winning comes before the limit.',
      },
      {
        ask: 'No repeat: all goats are placed, and every step of the goats would bring back an arrangement. What happens?',
        options: ['The board is drawn', 'They may repeat once', 'The goats lose'],
        why: 'A forbidden move is not legal, and goats without a legal move lose.',
      },
    ],
  },
  final: {
    title: 'The final on two boards',
    lead: 'Goats on one board, tigers on the other, and the first win decides the match.',
    parts: [
      'The host has the goats on the left and the tigers on the right, and begins on both. Two moves are played on the left, one by each, then two on the right, and so on.',
      'A drawn board drops out, and everything that follows is played on the other. Running out of time loses the whole match.',
    ],
    tasks: [
      {
        ask: 'The guest has just made the second move of the match, on the left. Who moves now, and where?',
        options: ['The host, right', 'The guest, right', 'The host, left'],
        why: 'The pair on the left is complete; on the right the host begins with the tigers.',
      },
      {
        ask: 'You win the right board in three moves of yours. On the left your opponent wins in two of theirs, and a pair begins there with your move. Who wins the match?',
        options: ['You do', 'Your opponent'],
        why: 'Each pair gives either of you one move on its board: they need two pairs on the left, you need three on the right.',
      },
    ],
  },
} satisfies Record<string, LessonWords>;
