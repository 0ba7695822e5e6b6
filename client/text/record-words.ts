/** What every language has for records that cannot be read: where, and why. */
import type { MatchRefusal } from '../../shared/match/command.ts';
import type { ActionProblem } from '../../shared/notation/action.ts';
import type { PlyProblem, RecordProblem, TagProblem } from '../../shared/notation/record-fault.ts';

/** Plies refused by the rules have their sentences among the refusals. */
type OwnProblem =
  | RecordProblem
  | TagProblem
  | Exclude<PlyProblem, MatchRefusal | ActionProblem>
  | 'unreadable-action';

export interface RecordWords {
  /** Each the end of a sentence. */
  readonly problems: Readonly<Record<OwnProblem, string>>;
  readonly line: (line: number, column: number) => string;
  readonly tag: (name: string) => string;
  readonly ply: (ply: number, written: string) => string;
  readonly result: (stated: string, proven: string) => string;
  /** Of a board or match; `end` is how, in notation. */
  readonly over: (end: string) => string;
  /** `found` is what was written there, `''` where nothing was. */
  readonly found: (place: string, found: string, problem: string) => string;
}
