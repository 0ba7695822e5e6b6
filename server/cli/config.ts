/** `tigers config`: the settings that a server started from here would have. */
import { failure, success, type Result } from '../../shared/rules/result.ts';
import { readEnvironment } from '../config.ts';
import { findMisspelt } from '../operations/misspelt.ts';
import { formatSettings } from '../operations/settings-table.ts';
import { type Command, type Job, readArguments } from './command.ts';

export const CONFIG: Command = {
  synopsis: 'config [--json]',
  summary: 'print the settings a server started here would have, and check them',
  details: [
    'Each line is a variable, what holds, and whether the environment set it; secrets are not',
    'shown. What is wrong is said on standard error, and the exit code is 1; a variable that',
    'seems to be meant for the server but is spelt otherwise is only pointed out.',
  ],
  plan: planConfig,
};

function planConfig(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, []);
  if (!read.ok) return read;
  const { positionals, isJson } = read.value;
  if (positionals.length > 0) return failure('config takes options alone');
  return success((io) => {
    const { settings, config } = readEnvironment(process.env, false);
    io.write(isJson ? `${JSON.stringify(settings)}\n` : formatSettings(settings));
    const known = settings.map(({ name }) => name);
    for (const sentence of findMisspelt(Object.keys(process.env), known)) io.warn(`${sentence}\n`);
    for (const problem of config.ok ? [] : config.error) io.warn(`${problem}\n`);
    return Promise.resolve(config.ok ? 0 : 1);
  });
}
