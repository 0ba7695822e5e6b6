/** `tigers tablebase`: builds the endgame table, or proves the one that is there. */
import { LEVEL_SHAPES, type LevelShape } from '../../shared/engine/tablebase/level.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { buildTablebase, type BuiltLevels } from '../tablebase/build-tablebase.ts';
import { levelPath } from '../tablebase/level-file.ts';
import { goatsOf } from '../tablebase/progress.ts';
import { type AnswerResult, AnswerWriter } from './answer.ts';
import { type Command, type Job, readArguments } from './command.ts';
import type { CommandIo } from './io.ts';
import { ProgressBar } from './progress-bar.ts';
import { verifyTablebase } from './tablebase-verify.ts';
import { findTablebaseFolder, FOLDER_DETAILS } from './tablebase-folder.ts';
import { readWorkerCount } from './worker-count.ts';

/** The command, as `docs/engine.md` has it. */
export const TABLEBASE: Command = {
  synopsis: 'tablebase [--dir D] [--workers N | --verify] [--json]',
  summary: 'build the endgame table: how every position without goats in hand ends',
  details: [
    ...FOLDER_DETAILS,
    '--workers N    threads to build with (one for each core)',
    '--verify       build nothing: prove every value in the table, and count the results',
    'What is built already is kept, so that a build that was stopped goes on.',
  ],
  plan: planTablebase,
};

function planTablebase(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['dir', 'workers'], ['verify']);
  if (!read.ok) return read;
  const { options, isJson, positionals } = read.value;
  if (positionals.length > 0) return failure('tablebase takes options alone');
  const dir = findTablebaseFolder(options.get('dir'));
  const workers = options.get('workers');
  if (options.has('verify'))
    return workers === undefined
      ? success((io) => verifyTablebase(dir, isJson, io))
      : failure('--workers and --verify cannot go together');
  const count = readWorkerCount(workers);
  return count.ok ? success(toBuildJob(dir, count.value, isJson)) : count;
}

function toBuildJob(dir: string, workers: number, isJson: boolean): Job {
  return async (io) => {
    const writer = new AnswerWriter(io, isJson);
    const built = await build(dir, workers, io);
    if (!built.ok) writer.write(built);
    else
      for (const shape of LEVEL_SHAPES)
        writer.write(describeLevel(dir, shape, built.value.includes(shape.captured)));
    return writer.exitCode;
  };
}

async function build(
  dir: string,
  workers: number,
  io: CommandIo,
): Promise<Result<BuiltLevels, string>> {
  const bar = new ProgressBar(io, () => performance.now());
  try {
    return await buildTablebase({
      dir,
      workers,
      onProgress: ({ goats, done }) => bar.show(done, `positions with ${goats} goats`),
      onNotice: (sentence) => io.warn(`${sentence}\n`),
    });
  } catch (error) {
    // A disk that is full or not ours to write on: its own words say which.
    const said = error instanceof Error ? error.message : String(error);
    return failure(`the endgame table cannot be written in ${dir}: ${said}`);
  } finally {
    bar.end();
  }
}

function describeLevel(dir: string, shape: LevelShape, isBuilt: boolean): AnswerResult {
  const [goats, file] = [goatsOf(shape), levelPath(dir, shape)];
  return success({
    text: [`${goats} goats`, isBuilt ? 'built' : 'kept', file].join('\t'),
    json: { captured: shape.captured, goats, built: isBuilt, file },
  });
}
