/** The command line: finds the command, lets it read its arguments, and runs it. */
import { ADMIN } from './admin.ts';
import { ARENA } from './arena.ts';
import { BACKUP } from './backup.ts';
import { BOOK } from './book.ts';
import { BEST } from './best.ts';
import type { Command, ExitCode } from './command.ts';
import { CONFIG } from './config.ts';
import { CONVERT } from './convert.ts';
import type { CommandIo } from './io.ts';
import { LEGAL } from './legal.ts';
import { PERFT } from './perft.ts';
import { PROBE } from './probe.ts';
import { PUZZLES } from './puzzles.ts';
import { REPLAY } from './replay.ts';
import { RESTORE } from './restore.ts';
import { SOLVE } from './solve.ts';
import { TABLEBASE } from './tablebase.ts';
import { VERIFY_LOG } from './verify-log.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['perft', PERFT],
  ['legal', LEGAL],
  ['replay', REPLAY],
  ['convert', CONVERT],
  ['probe', PROBE],
  ['best', BEST],
  ['tablebase', TABLEBASE],
  ['solve', SOLVE],
  ['puzzles', PUZZLES],
  ['book', BOOK],
  ['arena', ARENA],
  ['config', CONFIG],
  ['backup', BACKUP],
  ['restore', RESTORE],
  ['verify-log', VERIFY_LOG],
  ['admin', ADMIN],
]);

/** Runs the command that `args` ask for; `args` as typed, without the program's own name. */
export async function runCommandLine(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const [name = '', ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') return showHelp(io, rest[0]);
  const command = COMMANDS.get(name);
  if (command === undefined) {
    io.warn(name === '' ? formatUsage() : `unknown command: ${name}\n${formatUsage()}`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) return showHelp(io, name);
  const job = command.plan(rest);
  if (job.ok) return job.value(io);
  io.warn(`${name}: ${job.error}\nusage: tigers ${command.synopsis}\n`);
  return 2;
}

function showHelp(io: CommandIo, name: string | undefined): ExitCode {
  const command = COMMANDS.get(name ?? '');
  io.write(command === undefined ? formatUsage() : formatHelp(command));
  return 0;
}

function formatUsage(): string {
  const lines = [...COMMANDS.values()].map(
    ({ synopsis, summary }) => `  tigers ${synopsis}\n      ${summary}`,
  );
  return `usage:\n${lines.join('\n')}\nMore on one command: tigers COMMAND --help\n`;
}

function formatHelp({ synopsis, summary, details }: Command): string {
  return [`usage: tigers ${synopsis}`, summary, '', ...details, ''].join('\n');
}
