/** The items of a match record's text: plies with their notes, and the marks between them. */
import { type BoardName, BOARD_NAMES } from '../match/seat.ts';
import { failure, type Result, success } from '../rules/result.ts';
import type { RecordFault } from './record-fault.ts';
import { wordFault } from './played.ts';
import { isScore, type Score } from './score.ts';
import type { Token } from './token.ts';

/** `text` is the ply as written with its board, `action` without. */
export type MatchItem =
  | {
      readonly kind: 'ply';
      readonly text: string;
      readonly board: BoardName;
      readonly action: string;
      readonly leftMs: number | null;
      readonly hinted: boolean;
    }
  | { readonly kind: 'agreed'; readonly text: string; readonly board: BoardName }
  | { readonly kind: 'takeback'; readonly text: string; readonly plies: 1 | 2 }
  | { readonly kind: 'score'; readonly score: Score };

type PlyItem = Extract<MatchItem, { kind: 'ply' }>;

/** The items in their order; notes in braces go to the ply they follow, free comments go. */
export function readItems(tokens: readonly Token[]): Result<readonly MatchItem[], RecordFault> {
  const items: MatchItem[] = [];
  for (const token of tokens) {
    if (token.kind === 'comment') {
      const fault = addNote(items, token);
      if (fault !== undefined) return failure(fault);
    } else if (token.kind === 'word') items.push(readWord(token.text));
    else
      return failure(wordFault(token, token.kind === 'number' ? 'wrong-ply-number' : 'unclosed'));
  }
  return success(items);
}

function readWord(text: string): MatchItem {
  if (isScore(text)) return { kind: 'score', score: text };
  const [, letter = '', action = text] = /^([LR])\.(.*)$/is.exec(text) ?? [];
  const board = BOARD_NAMES.find((name) => name.startsWith(letter.toLowerCase())) ?? 'left';
  if (letter !== '' && action === '=') return { kind: 'agreed', text, board };
  // Without its board a ply is kept as it stands: no action reads like that, so playing it fails.
  const readable = letter === '' ? '' : action;
  return { kind: 'ply', text, board, action: readable, leftMs: null, hinted: false };
}

/** Takes up what a brace says; a fault where it looks like one of our notes and is none. */
function addNote(items: MatchItem[], token: Token): RecordFault | undefined {
  const note = token.text.trim().toLowerCase();
  const last = items.at(-1);
  const [, count] = /^takeback\s+([12])$/.exec(note) ?? [];
  if (count !== undefined) {
    items.push({ kind: 'takeback', text: `{${token.text}}`, plies: count === '1' ? 1 : 2 });
    return undefined;
  }
  if (!/^(?:\d|hint\b|takeback\b)/.test(note)) return undefined;
  const noted = last?.kind === 'ply' ? notePly(last, note) : undefined;
  if (noted === undefined) return wordFault(token, 'unreadable-note');
  items[items.length - 1] = noted;
  return undefined;
}

/** The ply with its note; `undefined` where the note is none, or says the same thing twice. */
function notePly(ply: PlyItem, note: string): PlyItem | undefined {
  if (note === 'hint') return ply.hinted ? undefined : { ...ply, hinted: true };
  if (ply.leftMs !== null || !/^\d{1,9}(?:\.\d{1,3})?$/.test(note)) return undefined;
  return { ...ply, leftMs: parseSeconds(note) };
}

/** Milliseconds as seconds with as many digits as they need: `57`, `57.25`. */
export function formatSeconds(ms: number): string {
  return String(ms / 1000);
}

/** Milliseconds of seconds with at most three digits behind the point. */
export function parseSeconds(text: string): number {
  return Math.round(Number(text) * 1000);
}
