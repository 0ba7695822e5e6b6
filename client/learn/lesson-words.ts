/** What a lesson has in words, in whichever language. */

/** What a lesson trains. */
export const TRACKS = ['rules', 'compare', 'verify', 'read'] as const;
export type Track = (typeof TRACKS)[number];

/** Where what a lesson says comes from; named in the words of the lessons. */
export type Source = 'rules' | 'table' | 'engine' | 'tradition' | 'show';

/** Sorts endings by one thing that can be counted on a board. */
export const FIGURE_KINDS = ['gaps', 'danger', 'apart'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A task in words: what is asked, the answers to choose from, and what is said once it is done. */
export interface TaskWords {
  readonly ask: string;
  readonly options?: readonly string[];
  readonly why: string;
}

/** A lesson in words. */
export interface LessonWords {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly string[];
  readonly tasks: readonly TaskWords[];
  /** Of pages that answer questions: each question and its answer. */
  readonly answers?: readonly (readonly [question: string, answer: string])[];
}
