/** What is wrong with a record, in a sentence for whoever pasted it. */
import type { PlyProblem, RecordFault } from '../../shared/notation/record-fault.ts';
import { sayRefusal } from '../text/sentences.ts';
import { studyText } from '../text/study-text.ts';

/** As much of a wrong piece of text as a sentence can hold. */
const QUOTED_LENGTH = 40;

/** “Line 2, column 5: “q”: no piece and no run of empty points is written like this.” */
export function sayRecordFault(fault: RecordFault): string {
  const words = studyText().faults;
  switch (fault.kind) {
    case 'text':
      return words.found(
        words.line(fault.line, fault.column),
        quote(fault.found),
        words.problems[fault.problem],
      );
    case 'tag':
      return words.found(words.tag(fault.name), quote(fault.value), words.problems[fault.problem]);
    case 'ply':
      return words.found(words.ply(fault.ply, fault.text), '', sayPly(fault.problem, fault.end));
    case 'result':
      return words.result(fault.stated, fault.proven);
  }
}

function sayPly(problem: PlyProblem, end: string): string {
  const words = studyText().faults;
  switch (problem) {
    case 'board-over':
    case 'match-over':
      return words.over(end);
    case 'unreadable-action':
    case 'wrong-side':
    case 'misplaced-mark':
    case 'no-board-draw':
      return words.problems[problem];
    default:
      // Its full stop is put behind the whole.
      return sayRefusal(problem).replace(/[.।]$/, '');
  }
}

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > QUOTED_LENGTH ? `${line.slice(0, QUOTED_LENGTH)}…` : line;
}
