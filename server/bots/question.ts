/** What the computer’s threads are asked, and what they answer. */
import type { LevelName } from '../../shared/engine/levels.ts';
import type { LevelValues } from '../../shared/engine/tablebase/level.ts';
import type { Value } from '../../shared/engine/value.ts';
import type { DrawObject } from '../../shared/match/event.ts';
import type { BoardName, Seat } from '../../shared/match/seat.ts';
import type { Judgement, ReviewQuestion } from '../../shared/review/judge.ts';
import type { Action } from '../../shared/rules/action.ts';
import type { SolutionDescriptors } from '../solution/solution-files.ts';
import type { MatchFacts } from './match-facts.ts';

/** `ms` is the longest search where the level does not set a depth. */
interface CommonQuestion {
  readonly facts: MatchFacts;
  readonly level: LevelName;
  readonly ms: number;
}

/** What to play, by chance from `seed` where the level leaves something to chance. */
export interface PlyQuestion extends CommonQuestion {
  readonly kind: 'ply';
  readonly seed: number;
}

/** Whether `seat` takes the draw it is offered. */
export interface DrawQuestion extends CommonQuestion {
  readonly kind: 'draw';
  readonly seat: Seat;
  readonly object: DrawObject;
}

/** What a board is worth, with `nodes` positions, however long that takes: `ms` is none of its limits. */
export interface JudgeQuestion extends ReviewQuestion {
  readonly kind: 'judge';
  readonly nodes: number;
  readonly ms: number;
}

export type Question = PlyQuestion | DrawQuestion | JudgeQuestion;

export interface PlyAnswer {
  readonly kind: 'ply';
  readonly board: BoardName;
  /** Plies on that board. */
  readonly ply: number;
  readonly action: Action;
  readonly value: Value;
  /** Whether the whole endgame table was at hand. */
  readonly hasTable: boolean;
}

export interface DrawAnswer {
  readonly kind: 'draw';
  readonly isAccepted: boolean;
}

export interface JudgeAnswer {
  readonly kind: 'judge';
  readonly judgement: Judgement;
}

export type BotAnswer = PlyAnswer | DrawAnswer | JudgeAnswer;
export type AnswerTo<Q extends Question> = Extract<BotAnswer, { readonly kind: Q['kind'] }>;

/** The endgame table’s levels by goats captured, in shared memory. */
export type TableLevels = readonly (LevelValues | undefined)[];

/** What a thread may know besides the rules. */
export interface Knowledge {
  readonly levels: TableLevels;
  /** The open files of the solution; nothing without it. */
  readonly solution: SolutionDescriptors;
}

/** To a thread: one question at a time, and what is known whenever there is more of it. */
export type ThreadMessage =
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'know'; readonly knowledge: Knowledge };
