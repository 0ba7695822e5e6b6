/** All lessons, in the order in which they are learned; a new one is added here and in `text/`. */
import type { Lesson } from './lesson.ts';
import { board } from './lessons/board.ts';
import { captures } from './lessons/captures.ts';
import { cover } from './lessons/cover.ts';
import { draws } from './lessons/draws.ts';
import { final } from './lessons/final.ts';
import { fork } from './lessons/fork.ts';
import { origin } from './lessons/origin.ts';
import { patience } from './lessons/patience.ts';
import { placing } from './lessons/placing.ts';
import { questions } from './lessons/questions.ts';
import { race } from './lessons/race.ts';
import { studies } from './lessons/studies.ts';
import { tigers } from './lessons/tigers.ts';
import { winning } from './lessons/winning.ts';

export const LESSONS: readonly Lesson[] = [
  board,
  placing,
  tigers,
  captures,
  winning,
  draws,
  final,
  cover,
  fork,
  patience,
  race,
  studies,
  questions,
  origin,
];
