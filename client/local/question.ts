/** What a page asks its engine and what comes back: plain data between two threads. */
import type { ContestFinding } from '../../shared/engine/contest.ts';
import type { OfferedDraw } from '../../shared/engine/draw-answer.ts';
import type { LevelName } from '../../shared/engine/levels.ts';
import type { Match } from '../../shared/match/match.ts';
import type { PointSet } from '../../shared/rules/point.ts';
import type { Side } from '../../shared/rules/side.ts';

/** A position without goats in hand and its value in the endgame table, as `EndgameTable.probe` has it. */
export interface KnownValue {
  readonly tigers: PointSet;
  readonly goats: PointSet;
  readonly toAct: Side;
  readonly plies: number;
}

export interface Question {
  /** Without outcome. */
  readonly match: Match;
  readonly level: LevelName;
  /** What the endgame table says of positions ahead; used by levels that may use it. */
  readonly known: readonly KnownValue[];
  /** Whether to take this draw; `null`: what to do for the seat at turn. */
  readonly offered: OfferedDraw | null;
}

/** A finding, or whether the draw is taken. */
export type Answer = ContestFinding | boolean;

/** A question on its way, to be found again by its answer. */
export interface NumberedQuestion {
  readonly number: number;
  readonly question: Question;
}

export interface NumberedAnswer {
  readonly number: number;
  readonly answer: Answer;
}
