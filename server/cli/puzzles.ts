/** `tigers puzzles`: makes puzzles from the endgame table, or proves a list of them. */
import { seededChance } from '../../shared/engine/chance.ts';
import { formatEntry, parseEntry } from '../../shared/puzzles/puzzle-entry.ts';
import { parsePuzzle } from '../../shared/puzzles/puzzle-text.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { makePuzzles } from '../puzzles/make-puzzles.ts';
import { findListFaults } from '../puzzles/prove-list.ts';
import { findPuzzleFaults } from '../puzzles/prove-puzzle.ts';
import { openTablebase } from '../tablebase/open-tablebase.ts';
import { type AnswerResult, AnswerWriter } from './answer.ts';
import { type Command, type Job, readArguments } from './command.ts';
import { type CommandIo, readText } from './io.ts';
import { findTablebaseFolder, FOLDER_DETAILS, formatBuildCommand } from './tablebase-folder.ts';

const DEFAULT_COUNT = 640;
const DEFAULT_SEED = 1;
const MOST = 1_000_000;

/** The command, as `docs/engine.md` has it. */
export const PUZZLES: Command = {
  synopsis: 'puzzles [--count N] [--seed N] [--dir D] | --prove FILE|- [--dir D]',
  summary: 'make puzzles from the endgame table, one a line, or prove a list of them',
  details: [
    `--count N      about how many (${DEFAULT_COUNT})`,
    `--seed N       other puzzles for another number, the same for the same (${DEFAULT_SEED})`,
    '--prove FILE   make none: hold each line of FILE against the table, and the lines against each other',
    ...FOLDER_DETAILS,
  ],
  plan: planPuzzles,
};

function planPuzzles(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['count', 'seed', 'prove', 'dir']);
  if (!read.ok) return read;
  const { options, isJson, positionals } = read.value;
  if (positionals.length > 0) return failure('puzzles takes options alone');
  const dir = findTablebaseFolder(options.get('dir'));
  const path = options.get('prove');
  const count = readNumber('count', options.get('count'), DEFAULT_COUNT);
  if (!count.ok) return count;
  const seed = readNumber('seed', options.get('seed'), DEFAULT_SEED);
  if (!seed.ok) return seed;
  if (path === undefined) return success((io) => make(io, dir, count.value, seed.value));
  return options.has('count') || options.has('seed')
    ? failure('--prove makes no puzzles, so it goes without --count and --seed')
    : success((io) => prove(io, dir, path, isJson));
}

function readNumber(
  name: string,
  text: string | undefined,
  otherwise: number,
): Result<number, string> {
  const value = text === undefined ? otherwise : Number(text);
  return Number.isInteger(value) && value >= 1 && value <= MOST
    ? success(value)
    : failure(`--${name} is a whole number from 1 to ${MOST}, not ${text ?? ''}`);
}

async function make(io: CommandIo, dir: string, count: number, seed: number): Promise<0 | 1> {
  const { table, isComplete } = await openTablebase(dir);
  if (!isComplete) return refuse(io, dir);
  for (const puzzle of makePuzzles(table, count, seededChance(seed)))
    io.write(`${formatEntry(puzzle)}\n`);
  return 0;
}

async function prove(io: CommandIo, dir: string, path: string, isJson: boolean): Promise<0 | 1> {
  const list = await readText(path, io);
  const writer = new AnswerWriter(io, isJson);
  if (!list.ok) {
    io.warn(`${list.error}\n`);
    return 1;
  }
  const { table, isComplete } = await openTablebase(dir);
  if (!isComplete) return refuse(io, dir);
  const lines = list.value.trimEnd().split('\n');
  const faults = lines.flatMap((line, index) => {
    const found = parsePuzzleLine(line);
    const said = found.ok ? findPuzzleFaults(table, found.value) : [found.error];
    return said.map((fault) => `line ${index + 1}: ${fault}`);
  });
  for (const fault of [...faults, ...findListFaults(lines)]) writer.write(failure(fault));
  if (writer.exitCode === 0) writer.write(toProven(lines.length));
  return writer.exitCode === 0 ? 0 : 1;
}

function parsePuzzleLine(line: string): ReturnType<typeof parsePuzzle> | Result<never, string> {
  const entry = parseEntry(line);
  return entry.ok ? parsePuzzle(entry.value.text) : entry;
}

function toProven(count: number): AnswerResult {
  return success({ text: `${count} puzzles, all proven`, json: { proven: count } });
}

function refuse(io: CommandIo, dir: string): 1 {
  io.warn(`puzzles need the whole endgame table; build it with: ${formatBuildCommand(dir)}\n`);
  return 1;
}
