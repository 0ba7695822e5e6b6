/** `tigers restore`: puts a backup in the place of a server's matches. */
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { replaceData } from '../operations/data-file.ts';
import { type Command, type Job, readArguments } from './command.ts';
import { DATA_DETAILS, findDataFile } from './data-folder.ts';

export const RESTORE: Command = {
  synopsis: 'restore FILE [--data-dir D]',
  summary: 'put a backup in the place of the server’s matches; the server must not be running',
  details: [
    ...DATA_DETAILS,
    'FILE is checked first and stays as it is. What was there is kept beside the new file, with',
    '“-before-” and the time in its name.',
  ],
  plan: planRestore,
};

function planRestore(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['data-dir']);
  if (!read.ok) return read;
  const [source, ...more] = read.value.positionals;
  if (source === undefined || more.length > 0) return failure('restore takes one FILE');
  const target = findDataFile(read.value.options.get('data-dir'));
  return success(async (io) => {
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
    const replaced = await replaceData(source, target, stamp);
    if (!replaced.ok) {
      io.warn(`${replaced.error}\n`);
      return 1;
    }
    io.write(`${target} is as in ${source}\n`);
    if (replaced.value !== null) io.write(`what was there is ${replaced.value}\n`);
    return 0;
  });
}
