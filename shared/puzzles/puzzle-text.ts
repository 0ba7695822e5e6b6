/** Puzzles as lines of text, a few dozen letters each: what the client is sent. */
import type { Action } from '../rules/action.ts';
import { type Point, POINTS, setOf } from '../rules/point.ts';
import { GOAT_COUNT, play, type Position, validatePosition } from '../rules/position.ts';
import { failure, type Result, success } from '../rules/result.ts';
import { startBoard } from '../rules/board.ts';
import { PLAIN_RULES } from '../rules/ruleset.ts';
import type { Side } from '../rules/side.ts';
import { BOARD_NAMES, type BoardName } from '../match/seat.ts';
import {
  type Answer,
  type BoardPuzzle,
  type Decision,
  orderedActions,
  type Puzzle,
  type PuzzleLine,
  type PuzzleTheme,
  solutionOf,
} from './puzzle.ts';

/** Why a text is no puzzle: its head, a position that is none, or answers that do not fit it. */
export type PuzzleFault = 'bad-head' | 'bad-position' | 'bad-answers';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const DRAW = '.';
/** Before a digit: 64 more. */
const MORE = '~';
/** A position: three points in a digit. */
const POSITION_LENGTH = 9;
const FINAL_HEAD = { f: 'left', F: 'right' } as const;
const HEADS: Readonly<Record<string, { theme: BoardPuzzle['theme']; side: Side }>> = {
  t: { theme: 'tigers-win', side: 'tigers' },
  g: { theme: 'goats-trap', side: 'goats' },
  h: { theme: 'hold', side: 'goats' },
  H: { theme: 'hold', side: 'tigers' },
};

/** `t`, `g`, `h`, `H` and a position, or `f`, `F` and two; then the answers to each decision. */
export function formatPuzzle(puzzle: Puzzle): string {
  if (puzzle.theme === 'final') {
    const head = puzzle.first === 'left' ? 'f' : 'F';
    const lines = BOARD_NAMES.map((name) => puzzle.lines[name]);
    return `${head}${lines.map(formatStart).join('')}${lines.map(formatAnswers).join('')}`;
  }
  const { theme, line } = puzzle;
  const side = line[0]?.position.toAct;
  const [head = ''] =
    Object.entries(HEADS).find(([, known]) => known.theme === theme && known.side === side) ?? [];
  const count = theme === 'hold' ? digitOf(line.length) : '';
  return `${head}${formatStart(line)}${count}${formatAnswers(line)}`;
}

/** The puzzle of a line of text; its answers are taken as they are written, proofs are elsewhere. */
export function parsePuzzle(text: string): Result<Puzzle, PuzzleFault> {
  const reader = new Reader(text);
  const head = reader.next();
  const puzzle = isFinalHead(head) ? readFinal(reader, FINAL_HEAD[head]) : readBoard(reader, head);
  if (puzzle.ok && !reader.isAtEnd) return failure('bad-answers');
  return puzzle;
}

/** What a puzzle's text asks, as its head says; `undefined` where that is none. */
export function themeOfText(text: string): PuzzleTheme | undefined {
  const head = text.charAt(0);
  return isFinalHead(head) ? 'final' : HEADS[head]?.theme;
}

/** A puzzle's text up to its answers. */
export function idOfText(text: string): string {
  return text.slice(0, 1 + POSITION_LENGTH * (isFinalHead(text.charAt(0)) ? 2 : 1));
}

function isFinalHead(head: string): head is keyof typeof FINAL_HEAD {
  return head in FINAL_HEAD;
}

/** A text read from left to right; past its end there is nothing. */
class Reader {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  next(): string {
    const letter = this.#text.charAt(this.#at);
    this.#at += 1;
    return letter;
  }

  /** -1 where there is no digit. */
  digit(): number {
    const letter = this.next();
    return letter === '' ? -1 : DIGITS.indexOf(letter);
  }
}

function readBoard(reader: Reader, head: string): Result<Puzzle, PuzzleFault> {
  const kind = HEADS[head];
  if (kind === undefined) return failure('bad-head');
  const start = readPosition(reader, kind.side);
  if (start === undefined) return failure('bad-position');
  const most = kind.theme === 'hold' ? reader.digit() : Infinity;
  const line = readLine(reader, start, most);
  return line === undefined ? failure('bad-answers') : success({ theme: kind.theme, line });
}

function readFinal(reader: Reader, first: BoardName): Result<Puzzle, PuzzleFault> {
  const [goats, tigers] = [readPosition(reader, 'goats'), readPosition(reader, 'tigers')];
  if (goats === undefined || tigers === undefined) return failure('bad-position');
  const left = readLine(reader, goats, Infinity);
  const right = readLine(reader, tigers, Infinity);
  if (left === undefined || right === undefined) return failure('bad-answers');
  return success({ theme: 'final', first, lines: { left, right } });
}

function readPosition(reader: Reader, toAct: Side): Position | undefined {
  const pieces: number[] = [];
  for (let at = 0; at < POSITION_LENGTH; at += 1) {
    const digit = reader.digit();
    if (digit < 0 || digit >= 27) return undefined;
    pieces.push(digit % 3, Math.floor(digit / 3) % 3, Math.floor(digit / 9));
  }
  const pointsWith = (piece: number): Point[] => POINTS.filter((point) => pieces[point] === piece);
  const goats = pointsWith(1);
  const position: Position = {
    tigers: setOf(pointsWith(2)),
    goats: setOf(goats),
    toAct,
    inHand: 0,
    captured: GOAT_COUNT - goats.length,
  };
  return validatePosition(position).ok ? position : undefined;
}

function readLine(reader: Reader, start: Position, most: number): PuzzleLine | undefined {
  const line: Decision[] = [];
  let position: Position | null = isOver(start) ? null : start;
  while (position !== null && line.length < most) {
    const decision = readDecision(reader, position);
    if (decision === undefined) return undefined;
    line.push(decision);
    position = positionAfter(decision);
  }
  return line.length === 0 ? undefined : line;
}

function readDecision(reader: Reader, position: Position): Decision | undefined {
  const answers: Answer[] = [];
  for (const action of orderedActions(position)) {
    const answer = readAnswer(reader, action, play(position, action));
    if (answer === undefined) return undefined;
    answers.push(answer);
  }
  return { position, answers };
}

function readAnswer(reader: Reader, action: Action, after: Position): Answer | undefined {
  let letter = reader.next();
  let plies = 0;
  for (; letter === MORE; letter = reader.next()) plies += DIGITS.length;
  const isDraw = letter === DRAW;
  const digit = letter === '' ? -1 : DIGITS.indexOf(letter);
  if (!isDraw && digit < 0) return undefined;
  const value = isDraw ? null : plies + digit;
  if (value === 0) return isOver(after) ? { action, plies: 0, reply: null } : undefined;
  const reply = orderedActions(after)[reader.digit()];
  return reply === undefined || isOver(after) ? undefined : { action, plies: value, reply };
}

/** Where the solver decides next on the line; `null` where the board is over. */
function positionAfter(decision: Decision): Position | null {
  const { action, reply } = solutionOf(decision);
  if (reply === null) return null;
  const next = play(play(decision.position, action), reply);
  return isOver(next) ? null : next;
}

function isOver(position: Position): boolean {
  return startBoard(PLAIN_RULES, position).outcome !== null;
}

function formatStart([first]: PuzzleLine): string {
  if (first === undefined) throw new Error('formatPuzzle: a puzzle without a decision is none');
  const { tigers, goats } = first.position;
  const pieceAt = (point: number): number => ((goats >>> point) & 1) + 2 * ((tigers >>> point) & 1);
  return Array.from({ length: POSITION_LENGTH }, (_, at) =>
    digitOf(pieceAt(3 * at) + 3 * pieceAt(3 * at + 1) + 9 * pieceAt(3 * at + 2)),
  ).join('');
}

function formatAnswers(line: PuzzleLine): string {
  return line
    .flatMap(({ position, answers }) => answers.map((answer) => formatAnswer(answer, position)))
    .join('');
}

function formatAnswer({ action, plies, reply }: Answer, position: Position): string {
  if (reply === null) return digitOf(0);
  const index = orderedActions(play(position, action)).indexOf(reply);
  const value =
    plies === null
      ? DRAW
      : MORE.repeat(Math.floor(plies / DIGITS.length)) + digitOf(plies % DIGITS.length);
  return value + digitOf(index);
}

function digitOf(value: number): string {
  return DIGITS.charAt(value);
}
