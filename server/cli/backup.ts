/** `tigers backup`: copies the matches of a server, which may go on meanwhile. */
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { copyData } from '../operations/data-file.ts';
import { type Command, type Job, readArguments } from './command.ts';
import { DATA_DETAILS, findDataFile } from './data-folder.ts';
import { reportLog } from './verify-log.ts';

export const BACKUP: Command = {
  synopsis: 'backup FILE [--data-dir D] [--json]',
  summary: 'copy all matches to FILE, as they are at one moment; the server may be running',
  details: [
    ...DATA_DETAILS,
    'FILE is never written over. It appears when it is whole, checked and on the disk, and holds',
    'hashes of the seats’ secrets: only its owner may read it. Then every match of it is replayed',
    'as by verify-log; exit code 1 also where one does not come out, and FILE is kept.',
  ],
  plan: planBackup,
};

function planBackup(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['data-dir']);
  if (!read.ok) return read;
  const { positionals, options, isJson } = read.value;
  const [target, ...more] = positionals;
  if (target === undefined || more.length > 0) return failure('backup takes one FILE');
  return success(async (io) => {
    const copied = await copyData(findDataFile(options.get('data-dir')), target);
    if (copied.ok) return reportLog(target, isJson, io);
    io.warn(`${copied.error}\n`);
    return 1;
  });
}
