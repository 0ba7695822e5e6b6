/** `tigers verify-log`: replays every match of a file and names those that do not come out. */
import { existsSync, statSync } from 'node:fs';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { fileIn } from '../open-store.ts';
import { reading } from '../operations/data-file.ts';
import { type LogCount, type LogFault, verifyLog } from '../operations/verify-log.ts';
import { AnswerWriter } from './answer.ts';
import { type Command, type ExitCode, type Job, readArguments } from './command.ts';
import { findDataFile } from './data-folder.ts';
import type { CommandIo } from './io.ts';

export const VERIFY_LOG: Command = {
  synopsis: 'verify-log [FILE|DIR] [--json]',
  summary:
    'replay every match of a server’s file or a backup, and report those that do not come out',
  details: [
    'Without FILE or DIR it is the file in $DATA_DIR, or in data/; a server may be running on it.',
    'A match that does not come out is one line: its id, the number of the event (- for its line',
    'in the index), and the reason, parted by tabs. The last line counts matches, events and',
    'faults. Exit code 0: all come out; 1: some do not, or the file cannot be read.',
  ],
  plan: planVerifyLog,
};

function planVerifyLog(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, []);
  if (!read.ok) return read;
  const [path, ...more] = read.value.positionals;
  if (more.length > 0) return failure('verify-log takes one FILE or DIR at most');
  const file = path === undefined ? findDataFile(undefined) : fileOf(path);
  return success((io) => reportLog(file, read.value.isJson, io));
}

function fileOf(path: string): string {
  return existsSync(path) && statSync(path).isDirectory() ? fileIn(path) : path;
}

/** Writes what is wrong and how much there is; 0 where all matches come out. */
export async function reportLog(file: string, isJson: boolean, io: CommandIo): Promise<ExitCode> {
  const writer = new AnswerWriter(io, isJson);
  const read = await reading(file, (database) =>
    verifyLog(database, file, (fault) => writer.write(success(describeFault(fault)))),
  );
  if (!read.ok) {
    writer.write(read);
    return 1;
  }
  writer.write(success({ text: describeCount(read.value), json: { ...read.value } }));
  return read.value.faults === 0 ? 0 : 1;
}

function describeFault({ match, seq, reason }: LogFault): {
  text: string;
  json: object & Record<string, unknown>;
} {
  return { text: [match, seq ?? '-', reason].join('\t'), json: { match, seq, reason } };
}

export function describeCount({ matches, events, faults }: LogCount): string {
  return `${matches} matches, ${events} events, ${faults} faults`;
}
