/** Why a record cannot be read, and where in it. */
import type { MatchRefusal } from '../match/command.ts';
import type { RulesetFault } from '../rules/ruleset.ts';
import type { ActionProblem } from './action.ts';
import type { TextFault } from './fault.ts';
import type { FenProblem } from './library-fen.ts';
import type { ObxProblem } from './obx.ts';
import type { PositionProblem } from './position.ts';
import type { RulesetProblem } from './ruleset.ts';

/** A position on its own line, or a word among the plies that belongs to no ply. */
export type RecordProblem =
  | PositionProblem
  | FenProblem
  | ObxProblem
  /** A tag or comment without its end. */
  | 'unclosed'
  /** A ply number other than the one due here. */
  | 'wrong-ply-number'
  /** Plies that neither tags nor the number 1 show to be a record of their own. */
  | 'text-after-result'
  /** `{…}` in a match record that looks like one of its notes and is none, or is out of place. */
  | 'unreadable-note';

/** `value` is the tag's, `''` where it is missing. */
export type TagProblem =
  | 'missing-tag'
  | 'repeated-tag'
  | 'unreadable-tag'
  /** A `[Reason]` that the plies would prove, and do not. */
  | 'unproven-reason'
  /** `[First]` against `[Position]`, an untimed `[Clock]` in a final, `[Reason]` against the score. */
  | 'contradicting-tag'
  /** A `[Result]` other than the score after the plies. */
  | 'differing-score'
  /** A set-up or tigers-first board in a format that cannot hold it. */
  | 'foreign-tag'
  | PositionProblem
  | RulesetProblem;

/** What is wrong with one ply: its text, its legality, its turn. */
export type PlyProblem =
  | ActionProblem
  | MatchRefusal
  /** The piece named is not of the side to act. */
  | 'wrong-side'
  /** `#` where the board is not won. */
  | 'misplaced-mark'
  /** `L.=` where not both boards are open. */
  | 'no-board-draw';

/** Where and why reading a record stopped; the kinds say what the place is counted in. */
export type RecordFault =
  /** `line` from 1 in the file. */
  | (TextFault<RecordProblem> & { readonly kind: 'text'; readonly line: number })
  /** `column` in the tag's value, from 1. */
  | {
      readonly kind: 'tag';
      readonly problem: TagProblem;
      readonly name: string;
      readonly value: string;
      readonly column: number;
      /** Given with `out-of-bounds`. */
      readonly bounds: RulesetFault | null;
    }
  /** `ply` counts from 1 in the record; `end` is how board or match ended where that is the problem. */
  | {
      readonly kind: 'ply';
      readonly problem: PlyProblem;
      readonly ply: number;
      readonly text: string;
      readonly end: string;
    }
  /** The plies prove another result or reason than the record states. */
  | { readonly kind: 'result'; readonly stated: string; readonly proven: string };
