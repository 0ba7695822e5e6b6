/** English for what is wrong with a record or a position. */
import type { RecordWords } from '../record-words.ts';
import { number } from './words.ts';

const texts: RecordWords['problems'] = {
  'row-count': 'a board has five rows parted by /',
  'row-length': 'a row has five points',
  'row-letter': 'no piece and no run of empty points is written like this',
  'field-count': 'a position has rows, the side to act and counts, parted by single spaces',
  spacing: 'fields are parted by single spaces',
  'unreadable-side': 'the side to act is not written like this',
  'unreadable-number': 'a count is a whole number without leading zeros',
  overlap: 'two pieces stand on one point',
  'tiger-count': 'a board has four tigers',
  'captured-count': 'from 0 to 5 goats can be captured',
  'goat-count': 'goats in hand, on the board and captured must be 20 together',
  'ambiguous-count':
    'the count can mean goat plies made or goats captured; write the position in another format',
  'unreadable-last-ply': 'the last ply is no placement, step or capture along the lines',
  'contradicting-last-ply': 'the last ply does not fit the pieces and the side to act',
  'unreadable-note': 'a note is not written like this',
  'unknown-hand': 'the goats in hand are not given, nor a count they would follow from',
  unclosed: 'its end is missing',
  'wrong-ply-number': 'another ply number is due here',
  'text-after-result': 'a record begins with its tags or with ply number 1',
  'missing-tag': 'it is missing',
  'repeated-tag': 'it stands twice',
  'unreadable-tag': 'its value is not one that it can have',
  'unproven-reason': 'the plies do not bring this about',
  'contradicting-tag': 'it contradicts the other tags',
  'differing-score': 'the result after the plies is another',
  'foreign-tag': 'this PGN knows only boards that goats begin from the start',
  'unknown-ruleset': 'no ruleset has this name',
  'unreadable-parameter':
    'rules of one’s own read like custom ply=200 repeat=draw3 quiet=100 goats=lose',
  'out-of-bounds': 'a limit in the rules is out of bounds',
  'unreadable-action': 'this is no move',
  'wrong-side': 'the other side is to act',
  'misplaced-mark': 'it is marked # and does not win the board',
  'no-board-draw': 'a board is agreed drawn only while both boards of a final are open',
};

export const faults: RecordWords = {
  problems: texts,
  line: (line, column) => `Line ${number(line)}, column ${number(column)}`,
  tag: (name) => `Tag ${name}`,
  ply: (ply, written) => `Ply ${number(ply)} (${written})`,
  result: (stated, proven) => `The result ${stated} is stated, and the plies prove ${proven}.`,
  over: (end) => `it is over by then (${end})`,
  found: (place, found, problem) => `${place}: ${found === '' ? '' : `“${found}”: `}${problem}.`,
};
