/** `tigers best`: the action first, then pairs. */
import { expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';

const WIN_IN_3 = 'GGGTG/GGTG1/GG1GT/2GGG/GGTGG t 0 3';
const WIN_IN_1 = 'TGTGG/G1GGG/2TGG/1GT1G/GGGGG t 0 4';
const TRAPPED = 'TTGGG/TTGGG/GGGGG/GGGG1/GGG2 t 2 0';
/** A folder without a table, so that answers do not depend on what was built here. */
const NO_TABLE = ['--dir', 'no-such-folder'];

async function best(...args: string[]): ReturnType<typeof runCommand> {
  return runCommand(['best', ...args, ...NO_TABLE]);
}

test('the action comes first, then how good it is, what follows, and what it took', async () => {
  const { out, code } = await best(WIN_IN_3, '--depth', '6');
  expect(out).toMatch(
    /^\S+ value=tigers:3 pv=\S+,\S+,\S+ best=\S+ depth=\d+ nodes=\d+ time=\d+\n$/,
  );
  expect(code).toBe(0);
});

test('an estimate is in goats, for the side to act', async () => {
  const { out } = await best('T3T/5/5/5/T3T g 20 0', '--depth', '2');
  expect(out).toMatch(/^[a-e][1-5] value=[+-]\d\.\d\d /);
});

test.each(['easy', 'medium', 'hard'])('level %s answers', async (level) => {
  const { out, code } = await best('T3T/5/5/5/T3T g 20 0', '--level', level);
  expect(out).toMatch(/^[a-e][1-5] value=/);
  expect(code).toBe(0);
});

test('the ruleset decides: a win that comes too late is a draw', async () => {
  const ruleset = 'custom ply=50 repeat=- quiet=20 goats=lose';
  const { out } = await best(WIN_IN_1, '--depth', '4', '--ruleset', ruleset);
  expect(out).toMatch(/^\S+ value=tigers:1 /);
});

test('one answer a line; a bad line and a board that is over are errors in their slots', async () => {
  const lines = [`${WIN_IN_1}\n`, 'x\n', `${TRAPPED}\n`];
  const { out, code } = await runCommand(['best', '-', '--depth', '3', ...NO_TABLE], lines);
  expect(out.split('\n').map((line) => line.split(' value')[0]?.split(' column')[0])).toEqual([
    expect.stringMatching(/x/),
    'error:',
    'error: board is over (goats trapped)',
    '',
  ]);
  expect(code).toBe(1);
});

test('as JSON it has the keys of the vectors, and its own', async () => {
  const { out } = await best(WIN_IN_3, '--depth', '6', '--json');
  expect(JSON.parse(out)).toMatchObject({
    position: WIN_IN_3,
    value: 'tigers',
    plies: 3,
    isCertain: true,
    estimate: null,
  });
});

test.each([
  [['best'], 'best takes a position'],
  [['best', WIN_IN_1, '--level', 'grandmaster'], '--level is easy, medium, hard, master'],
  [['best', WIN_IN_1, '--ms', 'soon'], '--ms is a whole number from 1 on'],
  [['best', WIN_IN_1, '--depth', '0'], '--depth is a whole number from 1 to 100'],
  [['best', WIN_IN_1, '--depth', '3', '--ms', '5'], 'cannot go together'],
  [['best', WIN_IN_1, '--ruleset', 'chess'], '--ruleset'],
])('%j is not understood', async (args, why) => {
  const { err, code } = await runCommand(args);
  expect(err).toContain(why);
  expect(code).toBe(2);
});
