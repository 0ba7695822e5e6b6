/** `tigers solve` where there is little to solve with. */
import { expect, test, vi } from 'vitest';
import { runCommand } from '../support/run-command.ts';
import { makeScratchFolder } from '../support/scratch.ts';

// A thread that runs from its source takes a second to start, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('without the endgame table the command that builds it is named', async () => {
  const [dir, tablebase] = [makeScratchFolder(), makeScratchFolder()];
  const args = ['solve', dir, '--tablebase', tablebase, '--until', '19', '--workers', '1'];
  const ran = await runCommand(args);
  const remedy = `build it with: npm run -s tigers -- tablebase --dir ${tablebase}`;
  expect(ran).toEqual({
    code: 1,
    out: `error: ${tablebase}/movement-4.bin is not there; ${remedy}\n`,
    err: '',
  });
});

test('--verify needs the whole endgame table', async () => {
  const [dir, tablebase] = [makeScratchFolder(), makeScratchFolder()];
  const ran = await runCommand(['solve', dir, '--verify', '--tablebase', tablebase, '--json']);
  const remedy = `build it with: npm run -s tigers -- tablebase --dir ${tablebase}`;
  expect(ran.code).toBe(1);
  expect(JSON.parse(ran.out)).toEqual({
    error: `the proof needs the whole endgame table; ${remedy}`,
  });
});
