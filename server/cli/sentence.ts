/** What is wrong with a text or record, in a clause for people at a terminal. */
import type { TextFault } from '../../shared/notation/fault.ts';
import type {
  PlyProblem,
  RecordFault,
  RecordProblem,
  TagProblem,
} from '../../shared/notation/record-fault.ts';
import type { RulesetTextFault } from '../../shared/notation/ruleset.ts';
import type { RulesetFault } from '../../shared/rules/ruleset.ts';
import { REFUSAL_SENTENCES } from '../../shared/wire/sentence.ts';

const TEXT_CLAUSES: Readonly<Record<RecordProblem, string>> = {
  'row-count': 'a board has five rows parted by /',
  'row-length': 'a row has five points',
  'row-letter': 'no piece and no run of empty points is written like this',
  'field-count': 'a position has rows, side to act and counts parted by single spaces',
  spacing: 'fields are parted by single spaces',
  'unreadable-side': 'the side to act is not written like this',
  'unreadable-number': 'a count is a whole number without leading zeros',
  overlap: 'two pieces stand on one point',
  'tiger-count': 'a board has four tigers',
  'captured-count': 'from 0 to 5 goats can be captured',
  'goat-count': 'goats in hand, on the board and captured must be 20 together',
  'ambiguous-count':
    'the count can mean goat plies made or goats captured: say --fen plies or --fen captured',
  'unreadable-last-ply': 'the last ply is no placement, step or capture along the lines',
  'contradicting-last-ply': 'the last ply does not fit the pieces and the side to act',
  'unreadable-note': 'the note is not written like this',
  'unknown-hand': 'goats in hand are not given, nor a count of plies they would follow from',
  unclosed: 'its end is missing',
  'wrong-ply-number': 'another ply number is due here',
  'text-after-result': 'a record begins with its tags or with ply number 1',
};

const TAG_CLAUSES: Readonly<Record<TagProblem, string>> = {
  ...TEXT_CLAUSES,
  'missing-tag': 'it is missing',
  'repeated-tag': 'it stands twice',
  'unreadable-tag': 'its value is not one that it can have',
  'unproven-reason': 'the plies do not bring this about',
  'contradicting-tag': 'it contradicts the other tags',
  'differing-score': 'the result after the plies is another',
  'foreign-tag': 'this PGN cannot hold such a board: it knows only goats first from the start',
  'unknown-ruleset': 'no ruleset has this name',
  'unreadable-parameter':
    'a custom ruleset reads like custom ply=200 repeat=draw3 quiet=100 goats=lose',
  'out-of-bounds': 'a parameter is out of bounds',
};

const PLY_CLAUSES: Readonly<Record<PlyProblem, string>> = {
  ...REFUSAL_SENTENCES,
  'unreadable-action': 'this is no action',
  'wrong-side': 'the other side is to act',
  'misplaced-mark': 'it is marked # and does not win the board',
  'no-board-draw': 'a board is agreed drawn only while both boards of a final are open',
};

/** `column 5: …`, with what was found there. */
export function describeTextFault(fault: TextFault<RecordProblem>): string {
  const found = fault.found === '' ? '' : `${quote(fault.found)}: `;
  return `column ${fault.column}: ${found}${TEXT_CLAUSES[fault.problem]}`;
}

/** What is wrong with a ruleset's text. */
export function describeRulesetFault(fault: RulesetTextFault): string {
  return `${quote(fault.found)}: ${describeTagProblem(fault.problem, fault.bounds)}`;
}

/** `record 3, ply 101 (G1213): board is over (tigers captures)`; `number` counts records from 1. */
export function describeRecordFault(number: number, fault: RecordFault): string {
  const record = `record ${number}`;
  switch (fault.kind) {
    case 'text':
      return `${record}, line ${fault.line}, ${describeTextFault(fault)}`;
    case 'tag': {
      const value = fault.value === '' ? '' : ` ${quote(fault.value)}`;
      return `${record}, tag ${fault.name}${value}: ${describeTagProblem(fault.problem, fault.bounds)}`;
    }
    case 'ply':
      return `${record}, ply ${fault.ply} (${fault.text}): ${describePly(fault.problem, fault.end)}`;
    case 'result':
      return `${record}: result ${fault.stated} is stated, the plies prove ${fault.proven}`;
  }
}

function describeTagProblem(problem: TagProblem, bounds: RulesetFault | null): string {
  if (bounds !== null)
    return `${bounds.parameter} ${bounds.value} is not from ${bounds.min} to ${bounds.max}`;
  return TAG_CLAUSES[problem];
}

function describePly(problem: PlyProblem, end: string): string {
  if (problem === 'board-over') return `board is over (${end})`;
  if (problem === 'match-over') return `match is over (${end})`;
  return toClause(PLY_CLAUSES[problem]);
}

/** A sentence as the end of another. */
function toClause(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}

const QUOTED_LENGTH = 60;

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return `“${line.length > QUOTED_LENGTH ? `${line.slice(0, QUOTED_LENGTH)}…` : line}”`;
}
