/** The words of a record file: tag pairs, comments, ply numbers, words, positions on their own line. */

/** Where a token begins, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** `[name "value"]`, escapes undone; `text` as written. */
export interface TagToken extends Place {
  readonly kind: 'tag';
  readonly name: string;
  readonly value: string;
  readonly text: string;
}

/**
 * Anything else: `text` is the token as written, a comment's without its braces, a ply number's
 * without its dots; a `position` is a whole line; `unclosed` is a tag or comment without its end.
 */
export interface TextToken extends Place {
  readonly kind: 'comment' | 'number' | 'word' | 'position' | 'unclosed';
  readonly text: string;
}

/** One piece of a record file. */
export type Token = TagToken | TextToken;

type Pattern = readonly [kind: Token['kind'] | 'skip', pattern: RegExp];

/** Tried in this order wherever a token may begin; the first group is the token's text. */
const PATTERNS: readonly Pattern[] = [
  ['skip', /\s+|;[^\n]*|^%[^\n]*/my],
  ['tag', /(\[\s*([A-Za-z]\w*)\s+"((?:[^"\\\n]|\\.)*)"\s*\])/y],
  ['comment', /\{([^}]*)\}/y],
  ['unclosed', /([[{][^\n]*)/y],
  // Rows of a board are the only first words of a line with a slash, results apart.
  ['position', /^(?!1\/2-1\/2(?![^\s{;]))([^\s/]*\/[^\n]*)/my],
  ['number', /(\d+)\.+/y],
  ['word', /([^\s{};[]+|\})/y],
];

/** The tokens of a file's text; byte order mark, line ends of any system and `;` comments go. */
export function tokenize(file: string): Token[] {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const tokens: Token[] = [];
  let place: Place = { line: 1, column: 1 };
  for (let at = 0; at < text.length;) {
    const { kind, match } = matchAt(text, at);
    if (kind !== 'skip') tokens.push(toToken(kind, match, place));
    const [whole] = match;
    place = advance(place, whole);
    at += whole.length;
  }
  return tokens;
}

function matchAt(text: string, at: number): { kind: Pattern[0]; match: RegExpExecArray } {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { kind, match };
  }
  throw new Error(`tokenize: no pattern fits at ${at}; PATTERNS must cover every text`);
}

function toToken(kind: Token['kind'], match: RegExpExecArray, place: Place): Token {
  const [, text = '', name = '', value = ''] = match;
  return kind === 'tag'
    ? { ...place, kind, text, name, value: value.replace(/\\(.)/g, '$1') }
    : { ...place, kind, text };
}

function advance(place: Place, text: string): Place {
  const lines = text.split('\n');
  const last = lines.at(-1) ?? '';
  return lines.length === 1
    ? { line: place.line, column: place.column + text.length }
    : { line: place.line + lines.length - 1, column: last.length + 1 };
}
