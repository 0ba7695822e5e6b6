/** What a lesson is: boards to look at and practice to be checked; its words are in `text/`. */
import type { RulesetName } from '../../shared/rules/ruleset.ts';
import type { Side } from '../../shared/rules/side.ts';
import type { LessonId } from '../text/en/learn.ts';
import type { FigureKind, Source, Track } from './lesson-words.ts';

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

/** What is known of a board with best play: proven by the endgame table. */
export interface KnownEnd {
  readonly winner: Side | 'draw';
  /** Plies to the end, `null` for a draw. */
  readonly plies: number | null;
}

/** A board beside a paragraph, to be tried. */
export interface LessonBoard {
  readonly position: string;
  /** An action that is shown on it at first. */
  readonly action?: string;
  readonly known?: KnownEnd;
  /** The right board, where the first is the left one of a final: a fresh pair begins on the left. */
  readonly right?: Omit<LessonBoard, 'right' | 'action'>;
}

/** In per cent of all positions: the tigers win, nobody does, the goats win. */
export type Shares = readonly [tigers: number, draw: number, goats: number];

/** How endings of the endgame table end, by what is counted; its words are those of the kind. */
export interface Figures {
  readonly kind: FigureKind;
  readonly captured: number;
  readonly toAct: Side;
  readonly rows: readonly Shares[];
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
  /** What the endgame table has to say to a paragraph, by its index. */
  readonly figures?: Readonly<Record<number, Figures>>;
  /** One for each task of its words. */
  readonly practice: readonly Practice[];
}
