/** `tigers solve`: solves the placement phase, or proves what of it is there. */
import { GOAT_COUNT } from '../../shared/rules/position.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { type LayerReport, solvePlacement } from '../solution/solve-placement.ts';
import { AnswerWriter } from './answer.ts';
import { type Arguments, type Command, type Job, readArguments } from './command.ts';
import type { CommandIo } from './io.ts';
import { ProgressBar } from './progress-bar.ts';
import { describeLayer, sayLayer, type SolveFolders } from './solution-layer.ts';
import { verifySolution } from './solve-verify.ts';
import { findTablebaseFolder, formatBuildCommand } from './tablebase-folder.ts';
import { readWorkerCount } from './worker-count.ts';

/** Entries of each layer that are proven unless `--sample` says otherwise. */
const DEFAULT_SAMPLE = 100;

/** The command, as `docs/solution.md` has it. */
export const SOLVE: Command = {
  synopsis:
    'solve DIR [--until N] [--tablebase D] [--workers N | --verify [--sample N] [--seed N]] [--json]',
  summary: 'solve the game: who wins every position with goats in hand; 8.7 GB of files in DIR',
  details: [
    '--until N      only positions with N goats placed or more, 19 to 0 (0: all)',
    "--tablebase D  the endgame table's folder (tablebase/ in $DATA_DIR, or in data/)",
    '--workers N    threads to solve with (one for each core)',
    '--verify       solve nothing: read every file, count the results, and prove',
    '               a sample of each from the positions that its actions lead to',
    `--sample N     so many of each file (${DEFAULT_SAMPLE})`,
    '--seed N       other ones for another number, the same for the same (1)',
    'What is solved already is kept, so that a run that was stopped goes on.',
  ],
  plan: planSolve,
};

function planSolve(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['until', 'tablebase', 'workers', 'sample', 'seed'], ['verify']);
  if (!read.ok) return read;
  const { options, isJson, positionals } = read.value;
  const [dir] = positionals;
  if (dir === undefined || positionals.length > 1) return failure('solve takes one folder');
  const until = readWhole(options, 'until', 0, GOAT_COUNT - 1, 0);
  if (!until.ok) return until;
  const tablebaseDir = findTablebaseFolder(options.get('tablebase'));
  const folders: SolveFolders = { dir, tablebaseDir, until: until.value, isJson };
  if (options.has('verify')) return planVerify(folders, options);
  if (options.has('sample') || options.has('seed'))
    return failure('--sample and --seed are for --verify');
  const workers = readWorkerCount(options.get('workers'));
  return workers.ok ? success((io) => solve(folders, workers.value, io)) : workers;
}

function planVerify(folders: SolveFolders, options: Arguments['options']): Result<Job, string> {
  if (options.has('workers')) return failure('--workers and --verify cannot go together');
  const sample = readWhole(options, 'sample', 0, 1_000_000, DEFAULT_SAMPLE);
  if (!sample.ok) return sample;
  const seed = readWhole(options, 'seed', 0, 1_000_000_000, 1);
  if (!seed.ok) return seed;
  return success((io) => verifySolution(folders, sample.value, seed.value, io));
}

function readWhole(
  options: Arguments['options'],
  name: string,
  min: number,
  max: number,
  fallback: number,
): Result<number, string> {
  const text = options.get(name) ?? String(fallback);
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max
    ? success(value)
    : failure(`--${name} is a whole number from ${min} to ${max}, not ${text}`);
}

async function solve(folders: SolveFolders, workers: number, io: CommandIo): Promise<0 | 1 | 2> {
  const writer = new AnswerWriter(io, folders.isJson);
  const solved = await solveInto(folders, workers, io, writer);
  if (!solved.ok) writer.write(solved);
  return writer.exitCode;
}

async function solveInto(
  { dir, tablebaseDir, until }: SolveFolders,
  workers: number,
  io: CommandIo,
  writer: AnswerWriter,
): Promise<Result<void, string>> {
  const bar = new ProgressBar(io, () => performance.now());
  const checking = new ProgressBar(io, () => performance.now());
  try {
    return await solvePlacement({
      ...{ dir, tablebaseDir, until, workers },
      remedy: `build it with: ${formatBuildCommand(tablebaseDir)}`,
      onLayer: ({ layer, totals, isSolved }: LayerReport) => {
        bar.end();
        writer.write(describeLayer(layer, totals, isSolved ? 'solved' : 'kept'));
      },
      onProgress: ({ layer, isChecked, done }) =>
        (isChecked ? checking : bar).show(
          done,
          `${isChecked ? 'checked' : 'solved'}: ${sayLayer(layer)}`,
        ),
      onNotice: (sentence) => io.warn(`${sentence}\n`),
    });
  } catch (error) {
    // A disk that is full or not ours to write on: its own words say which.
    const said = error instanceof Error ? error.message : String(error);
    return failure(`the solution cannot be written in ${dir}: ${said}`);
  } finally {
    bar.end();
  }
}
