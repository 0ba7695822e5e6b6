/** English for the lessons on strategy, studies, questions and the game's origin. */
import type { LessonWords } from '../../learn/lesson-words.ts';

export const moreLessons = {
  cover: {
    title: 'Edges first, goats in pairs',
    lead: 'A goat is safe when nothing can land behind it.',
    parts: [
      'A corner goat cannot be taken, and an edge goat only along the edge. So goats build from the edge inwards. The game is solved: with perfect play every first goat draws, even one that is taken at once. But a goat in the middle of an edge cannot be. And at the end a full edge is the safer one: the tigers win less often. The goats win less often too, for they have to come inside in time.',
      'Two goats in a row protect each other: each stands where a tiger would land behind the other. Before placing, look at every tiger beside the point, and at the point behind. What it is worth to have no goat in danger:',
    ],
    tasks: [
      {
        ask: 'The tiger on a1 could take b1. Place the goat that covers it.',
        why: 'On c1: the landing point is taken, and c1 is out of reach itself.',
      },
      {
        ask: 'The tiger on c2 attacks c3. Cover it.',
        why: 'On c4, just behind. No tiger stands beside c4.',
      },
    ],
  },
  fork: {
    title: 'Tigers: spread out, and fork',
    lead: 'One threat is answered by one goat. Two threats at once are not.',
    parts: [
      'Tigers that stand together block each other’s landing points and are trapped together. Here the goats win in 3 moves. Nor should each sit in a corner of its own: the tigers win most often where they are apart, but within reach of each other.',
      'Then look for the step that attacks two goats at once. The goats can cover one of them. How much each goat in danger is worth:',
    ],
    tasks: [
      {
        ask: 'Attack two goats with one step.',
        why: 'From c3 the tiger threatens b3 and d3, and both landing points are empty.',
      },
    ],
  },
  patience: {
    title: 'Goats have time',
    lead: 'The goats do not have to attack. They only have to lose fewer than five.',
    parts: [
      'The table of all endings shows what each loss costs. With three goats lost and the goats to move, 66 % of all positions are drawn and 14 % won by the goats; the tigers win 20 %. With four lost, the tigers win 72 %.',
      'So a safe waiting move is often the best there is, and a goat given away in a hurry is dear.',
    ],
    tasks: [
      {
        ask: 'Ten moves, and only one of them holds the draw. Find it.',
        why: 'Goat a1 to a2. By the table every other move loses, in six to eight moves.',
      },
    ],
  },
  race: {
    title: 'Two boards, one race',
    lead: 'In a final, care on one board is worth nothing if the other is over first.',
    parts: [
      'Look at both boards before every move. A win that comes first decides, however bad the other board is. You are the host, and a pair begins on the left. The left board is lost in 6 moves at best, the end of which is move 10 of the match from here. The right is won in 3: that is move 7.',
      'So a board that is nearly won is worth more than good order elsewhere; and where you are losing, every move that lasts longer gains a move on the other board. In this final one move is missing: on the right you win with move 7 from here, but the left is lost with move 6.',
    ],
    tasks: [
      {
        ask: 'On the right you can win with this very move. On the left you are about to be trapped. What counts?',
        options: ['Win on the right', 'Save the left board first'],
        why: 'The first win ends the match.',
      },
      {
        ask: 'On the left a loss is certain. You can lose there in three moves or in seven. Does it matter?',
        options: ['No, lost is lost', 'Yes, take seven'],
        why: 'Each pair it lasts is another pair on the right.',
      },
    ],
  },
  studies: {
    title: 'Three studies',
    lead: 'Look for yourself first. The table of endings has proven each answer.',
    parts: [
      'Every action of every position without goats in hand has been worked out to the end. In each study there is one best move.',
    ],
    tasks: [
      {
        ask: 'Tigers to move, three goats captured. Which move wins the fastest?',
        why: 'a2xc2 wins in 3 moves, counting both sides.',
      },
      {
        ask: 'Two captures are possible, and both win. Which one is faster?',
        why: 'e5xc3 wins in 5 moves; e3xc3 takes 9.',
      },
      {
        ask: 'Goats to move, eleven moves to choose from. Which wins the fastest?',
        why: 'd3 to d4 wins in 3 moves. The only other move that wins takes 41.',
      },
    ],
  },
  questions: {
    title: 'Questions and answers',
    lead: 'What people ask when they first play.',
    parts: [],
    tasks: [],
    answers: [
      [
        'Who starts, and where do the pieces stand?',
        'Four tigers on the corners, twenty goats in hand; the goats begin. On the right board of a final the tigers begin.',
      ],
      ['Must a tiger capture?', 'No. A capture is always a choice.'],
      [
        'Why do only some points have diagonals?',
        'The board is the net of the old game Alquerque: every other point has them. It makes points differ in strength.',
      ],
      [
        'Can one tiger take two goats in one move?',
        'No. One jump, one goat, then it is the goats’ turn.',
      ],
      [
        'May a goat on the board move while others are in hand?',
        'No, not before all twenty are placed.',
      ],
      [
        'Do three trapped tigers win?',
        'No. All four must be without a step and without a jump, with the tigers to move.',
      ],
      ['What happens to goats that cannot move?', 'They lose. A custom ruleset may let them pass.'],
      [
        'How does a board end in a draw?',
        'That is up to the ruleset: a limit of moves, a repeated position, or too many moves without a capture or placement. Two of the five forbid repeating instead.',
      ],
      [
        'How does it differ from draughts, Alquerque, Adugo and Chinese checkers?',
        'In draughts and Alquerque both sides have the same pieces. Adugo, from Brazil, hunts with one jaguar among dogs. In Chinese checkers nothing is taken. Here four hunters meet twenty, and each side wins in its own way.',
      ],
    ],
  },
  origin: {
    title: 'Where the game comes from',
    lead: 'Bagh-Chal is often called the national board game of Nepal.',
    parts: [
      'Its name, बाघचाल, means “the tigers’ moves”. It has long been played in Nepal, on boards scratched into stone or drawn on the ground, with pebbles and seeds, and today with brass tigers and goats.',
      'Its net of lines is the one of Alquerque, known around the Mediterranean for centuries. Games of few hunters against many are found all over South Asia; this is the best known.',
      'The final on two boards was played on the television show The Devil’s Plan. Each player led the goats on one board and the tigers on the other.',
    ],
    tasks: [],
  },
} satisfies Record<string, LessonWords>;
