/** What a lesson is: boards to look at and practice to be checked; its words are in `text/`. */
import type { RulesetName } from '../../shared/rules/ruleset.ts';
import type { LessonId } from '../text/en/learn.ts';
import type { Source, Track } from './lesson-words.ts';

/** Positions are written as in NOTATION.md, points as `c3`, actions as `a1xc3`. */
export type Practice =
  /** Mark points: those with diagonals, those joined to one, or where one tiger may step or land. */
  | { readonly kind: 'mark'; readonly position: string; readonly ask: MarkQuestion }
  /** Play every legal action once. */
  | { readonly kind: 'list'; readonly position: string }
  /** Play one action that reaches the goal. */
  | { readonly kind: 'play'; readonly position: string; readonly goal: Goal }
  /** Say whether no tiger can act. */
  | { readonly kind: 'judge'; readonly position: string }
  /** Choose one of the answers that the words give. */
  | { readonly kind: 'choose'; readonly right: number };

export type MarkQuestion =
  | { readonly of: 'diagonals' }
  | { readonly of: 'joined' | 'steps' | 'landings'; readonly point: string };

export type Goal =
  /** A goat is taken. */
  | { readonly to: 'capture' }
  /** The board is won at once. */
  | { readonly to: 'win' }
  /** The tigers could take no goat next. */
  | { readonly to: 'cover' }
  /** The tigers could take two goats next, and none is taken now. */
  | { readonly to: 'fork' }
  /** What the endgame table has as the only best: the plies to the end from here, `null` for a draw. */
  | { readonly to: 'best'; readonly action: string; readonly plies: number | null };

/** A board beside a paragraph. */
export interface LessonBoard {
  readonly position: string;
  /** An action that is shown on it. */
  readonly action?: string;
}

/** One lesson; add its words in every language under the same id. */
export interface Lesson {
  readonly id: LessonId;
  readonly track: Track;
  readonly ruleset: RulesetName;
  readonly sources: readonly Source[];
  /** The day of its last change. */
  readonly changed: string;
  /** One for each paragraph of its words, `null` for none. */
  readonly boards: readonly (LessonBoard | null)[];
  /** One for each task of its words. */
  readonly practice: readonly Practice[];
}
