#!/usr/bin/env node
/** The program `tigers`: the command line on this process's arguments, streams and files. */
import { readFile } from 'node:fs/promises';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { runCommandLine } from './command-line.ts';

const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission is denied',
  EISDIR: 'it is a directory',
};

// Whoever reads the answers may have read enough (`tigers … | head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

process.exitCode = await runCommandLine(process.argv.slice(2), {
  stdin: process.stdin.setEncoding('utf8'),
  readFile: readTextFile,
  write: (text) => void process.stdout.write(text),
  warn: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
});

async function readTextFile(path: string): Promise<Result<string, string>> {
  try {
    return success(await readFile(path, 'utf8'));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return failure(`cannot read ${path}: ${FILE_ERRORS[code] ?? String(error)}`);
  }
}
