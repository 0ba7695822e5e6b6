/** The program `tigers` as a process of its own: its streams, files and exit codes. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START = 'T3T/5/5/5/T3T g 20 0';

function start(...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['--import', 'tsx', 'server/cli/main.ts', ...args], { cwd: ROOT });
}

async function codeOf(tigers: ChildProcessWithoutNullStreams): Promise<unknown> {
  const [code] = (await once(tigers, 'close')) as unknown[];
  return code;
}

/** Everything the process says until it ends. */
async function finish(tigers: ChildProcessWithoutNullStreams): Promise<[string, string, unknown]> {
  return Promise.all([text(tigers.stdout), text(tigers.stderr), codeOf(tigers)]);
}

test('lines piped in are answered in their slots, errors by the exit code too', async () => {
  const tigers = start('perft', '1', '--position', '-');
  tigers.stdin.end(`${START}\nnonsense\n${START}\n`);
  const [out, err, code] = await finish(tigers);
  expect(out.split('\n').map((line) => line.slice(0, 6))).toEqual(['21', 'error:', '21', '']);
  expect([err, code]).toEqual(['', 1]);
});

test('files are read from where it stands', async () => {
  const [out, err, code] = await finish(start('replay', 'test/games/published-2020.pgn'));
  expect(out).toBe('1\t43\t1-0\ttrapped\t1GGG1/GGTGG/GTGTG/GTGGG/GGGGG t 0 1\n');
  expect([err, code]).toEqual(['', 0]);
});

test.each([
  ['test/games/none.pgn', 'there is no such file'],
  ['test/games', 'it is a directory'],
])('%s: %s', async (path, reason) => {
  const [out, err, code] = await finish(start('replay', path));
  expect([out, err, code]).toEqual(['', `cannot read ${path}: ${reason}\n`, 1]);
});

test('a reader that has read enough ends it quietly', async () => {
  const tigers = start('legal', '-');
  const ended = Promise.all([text(tigers.stderr), codeOf(tigers)]);
  // Whoever closes first, the other end of a pipe must not take it for a failure.
  tigers.stdin.on('error', () => {});
  tigers.stdin.write(`${START}\n`.repeat(100));
  await once(tigers.stdout, 'data');
  tigers.stdout.destroy();
  tigers.stdin.end(`${START}\n`.repeat(20_000));
  expect(await ended).toEqual(['', 0]);
});
