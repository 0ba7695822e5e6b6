/** `tigers book`: writes the opening book, each position by a long search of its own. */
import { Engine } from '../../shared/engine/engine.ts';
import { WIN } from '../../shared/engine/score.ts';
import type { Value } from '../../shared/engine/value.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { parsePosition } from '../../shared/notation/position.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import { walkBook } from '../book/book-positions.ts';
import { type Command, type Job, readArguments } from './command.ts';
import { readText } from './io.ts';

const DEFAULT_DEPTH = 14;
const PLIES = 3;
/** 64 MiB: a search this long would write over half of what it found in less. */
const MEMORY_BITS = 22;

/** The command, as `docs/engine.md` has it. */
export const BOOK: Command = {
  synopsis: 'book [--depth N] [--keep FILE]',
  summary: 'write the opening book, a position a line',
  details: [
    `--depth N      look ahead so many plies (${DEFAULT_DEPTH})`,
    '--keep FILE    take over the lines of FILE, and search for what it lacks',
  ],
  plan: planBook,
};

function planBook(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['depth', 'keep']);
  if (!read.ok) return read;
  const { options, positionals } = read.value;
  if (positionals.length > 0) return failure('book takes options alone');
  const text = options.get('depth') ?? String(DEFAULT_DEPTH);
  if (!/^[1-9]\d?$/.test(text))
    return failure(`--depth is a whole number from 1 to 99, not ${text}`);
  return success(toJob(Number(text), options.get('keep')));
}

function toJob(depth: number, path: string | undefined): Job {
  return async (io) => {
    const kept = path === undefined ? success('') : await readText(path, io);
    if (!kept.ok) {
      io.warn(`${kept.error}\n`);
      return 1;
    }
    const lines = new Map(
      kept.value.split('\n').map((line) => [line.split(/ (?=\S+ \S+$)/)[0], line]),
    );
    walkBook(PLIES, (position) => {
      const line = lines.get(position) ?? search(position, depth);
      io.write(`${line}\n`);
      return line.split(' ').at(-2) ?? '';
    });
    return 0;
  };
}

/** Each with an engine of its own: what it finds hangs on nothing that was searched before. */
function search(text: string, depth: number): string {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`book: “${text}” is no position`);
  const engine = new Engine({ memoryBits: MEMORY_BITS });
  const { action, value } = engine.search(startBoard(PLAIN_RULES, position.value), { depth });
  return `${text} ${formatAction(action)} ${scoreOf(value, position.value.toAct)}`;
}

function scoreOf(value: Value, toAct: string): number {
  if (value.kind === 'estimate') return value.score;
  if (value.result === 'draw') return 0;
  return value.result === toAct ? WIN : -WIN;
}
