/** `tigers book`: writes the opening book from the solution of the placement phase. */
import { Engine } from '../../shared/engine/engine.ts';
import { BOOK_SEPARATOR, type BookLine, formatBookLine } from '../../shared/engine/opening-book.ts';
import { type KnownResults, resultOf } from '../../shared/engine/solved-root.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import type { Action } from '../../shared/rules/action.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { legalActions } from '../../shared/rules/legal.ts';
import { play, type Position } from '../../shared/rules/position.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import { type BookExtent, type Followed, walkBook } from '../book/walk-book.ts';
import { openTablebase } from '../tablebase/open-tablebase.ts';
import { type Command, type ExitCode, type Job, readArguments } from './command.ts';
import type { CommandIo } from './io.ts';
import { findSolutionFolder, openSolutionFolder, SOLUTION_DETAILS } from './solution-folder.ts';
import { findTablebaseFolder, FOLDER_DETAILS } from './tablebase-folder.ts';

/** Letters in a row of what is written: several lines of the book go into one. */
const ROW_LENGTH = 100;
const DEFAULT_DEPTH = 12;
/** 16 MiB. */
const MEMORY_BITS = 20;
/** Every drawn position of the first plies, and then the lines in which at least one side plays by it. */
export const BOOK_EXTENT: BookExtent = { whole: 3, plies: 8 };

/** The command, as `docs/solution.md` has it. */
export const BOOK: Command = {
  synopsis: 'book [--solution D] [--dir D] [--depth N]',
  summary: 'write the opening book from the solution',
  details: [
    ...SOLUTION_DETAILS,
    ...FOLDER_DETAILS,
    `--depth N      judge what is equally hard to answer so many plies deep (${DEFAULT_DEPTH})`,
  ],
  plan: planBook,
};

function planBook(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['solution', 'dir', 'depth']);
  if (!read.ok) return read;
  const { options, positionals } = read.value;
  if (positionals.length > 0) return failure('book takes options alone');
  const text = options.get('depth') ?? String(DEFAULT_DEPTH);
  if (!/^[1-9]\d?$/.test(text))
    return failure(`--depth is a whole number from 1 to 99, not ${text}`);
  const solutionDir = findSolutionFolder(options.get('solution'));
  if (solutionDir === null)
    return failure('book needs the solution: name its folder with --solution');
  const dir = findTablebaseFolder(options.get('dir'));
  return success((io) => writeBook(solutionDir, dir, Number(text), io));
}

async function writeBook(
  solutionDir: string,
  dir: string,
  depth: number,
  io: CommandIo,
): Promise<ExitCode> {
  const { table } = await openTablebase(dir);
  const { solution, close } = await openSolutionFolder(solutionDir, io);
  try {
    let row = '';
    walkBook(BOOK_EXTENT, (position) => {
      const line = describe({ solution, table }, position, depth);
      if (line === undefined) throw new Unknown(formatPosition(position));
      const written = formatBookLine(position, line);
      if (row.length + written.length >= ROW_LENGTH) {
        io.write(`${row}\n`);
        row = '';
      }
      row += `${row === '' ? '' : BOOK_SEPARATOR}${written}`;
      return followedOf(position, line);
    });
    io.write(`${row}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    io.warn(`the solution in ${solutionDir} does not hold what follows ${error.message}\n`);
    return 1;
  } finally {
    await close();
  }
}

/** A position of which too little is known. */
class Unknown extends Error {}

/** With an engine of its own: what it judges hangs on nothing that was searched before. */
function describe(known: KnownResults, position: Position, depth: number): BookLine | undefined {
  const actions = legalActions(position);
  const losing = actions.map((action) => countLosing(known, play(position, action)));
  if (losing.includes(undefined)) return undefined;
  const engine = new Engine({ ...known, memoryBits: MEMORY_BITS });
  const { action } = engine.search(startBoard(PLAIN_RULES, position), { depth });
  return { losing: losing.map((count) => count ?? null), chosen: actions.indexOf(action) };
}

/** How many replies lose in a drawn position; `null` in a lost one, `undefined` where too little is known. */
function countLosing(known: KnownResults, position: Position): number | null | undefined {
  const result = resultOf(known, position);
  if (result !== 'draw') return result === undefined ? undefined : null;
  const results = legalActions(position).map((reply) => resultOf(known, play(position, reply)));
  if (results.includes(undefined)) return undefined;
  return results.filter((reply) => reply !== 'draw').length;
}

function followedOf(position: Position, { losing, chosen }: BookLine): Followed {
  const actions = legalActions(position);
  const played: Action | undefined = actions[chosen];
  if (played === undefined) throw new Error('book: no action was chosen');
  return { chosen: played, keeping: actions.filter((_, index) => losing[index] !== null) };
}
