/** The command line run in this process, on files and input held in memory. */
import { runCommandLine } from '../../server/cli/command-line.ts';
import type { ExitCode } from '../../server/cli/command.ts';
import { failure, success } from '../../shared/rules/result.ts';

/** What a command left behind. */
export interface Ran {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Runs `tigers ...args`; `input` comes through standard input in the pieces given. */
export async function runCommand(
  args: readonly string[],
  input: readonly string[] = [],
  files: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await runCommandLine(args, {
    stdin: piecesOf(input),
    readFile: (path) => {
      const text = files[path];
      const missing = failure(`cannot read ${path}: there is no such file`);
      return Promise.resolve(text === undefined ? missing : success(text));
    },
    write: (text) => {
      out += text;
    },
    warn: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

async function* piecesOf(input: readonly string[]): AsyncGenerator<string> {
  for (const piece of input) yield await Promise.resolve(piece);
}
