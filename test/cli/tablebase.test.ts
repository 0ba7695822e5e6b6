/** The commands about the endgame table, on small tables made for the purpose. */
import { writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { ProgressBar } from '../../server/cli/progress-bar.ts';
import { levelPath, writeLevel } from '../../server/tablebase/level-file.ts';
import { LEVEL_SHAPES, type LevelShape } from '../../shared/engine/tablebase/level.ts';
import { writeLayer } from '../../server/solution/layer-file.ts';
import { describeLayer } from '../../shared/solution/layer.ts';
import { drawLayer, readEntry } from '../support/solution-layers.ts';
import { positionOf } from '../support/text.ts';
import { runCommand } from '../support/run-command.ts';
import { makeScratchFolder } from '../support/scratch.ts';

const [FULL, TAKEN] = LEVEL_SHAPES as [LevelShape, LevelShape];

const NO_GOAT_TAKEN = 'T1GGT/GGGGG/GGGGG/GGGGG/TGGGT';
const ONE_TAKEN = 'T2GT/GGGGG/GGGGG/GGGGG/TGGGT';
const START = 'T3T/5/5/5/T3T g 20 0';
const IN_HAND =
  'error: goats are in hand, and the endgame table begins when none is: name the solution’s folder with --solution';

/** A folder whose table says that tigers to act win in 23 plies and goats to act draw. */
async function makeTable(): Promise<string> {
  const dir = makeScratchFolder();
  const tigers = new Uint8Array(FULL.size).fill(23);
  await writeLevel(dir, FULL, { tigers, goats: new Uint8Array(FULL.size).fill(255) });
  return dir;
}

describe('probe', () => {
  test.each([
    [`${NO_GOAT_TAKEN} t 0 0`, 'tigers 23'],
    [`${NO_GOAT_TAKEN} g 0 0`, 'draw'],
    ['5/GGGG1/GGGGG/TGGGG/TTTGG g 0 5', 'tigers 0'],
    ['TTGGG/TTGGG/GGGGG/GGGG1/GGG2 t 2 0', 'goats 0'],
    [NO_GOAT_TAKEN.toLowerCase() + ' T 0 0', 'tigers 23'],
  ])('%s: %s', async (position, answer) => {
    const dir = await makeTable();
    const quoted = await runCommand(['probe', position, '--dir', dir]);
    expect(quoted).toEqual({ code: 0, out: `${answer}\n`, err: '' });
    expect(await runCommand(['probe', ...position.split(' '), '--dir', dir])).toEqual(quoted);
  });

  test('answers lines in their slots, with the keys of the vectors', async () => {
    const lines = [`${NO_GOAT_TAKEN} t 0 0`, 'x', START, `${NO_GOAT_TAKEN} g 0 0`];
    const args = ['probe', '-', '--json', '--dir', await makeTable()];
    const ran = await runCommand(args, [lines.join('\n')]);
    const answers = ran.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(answers).toEqual([
      { position: lines[0], value: 'tigers', plies: 23 },
      {
        error: 'column 1: “x”: a position has rows, side to act and counts parted by single spaces',
      },
      { error: IN_HAND.replace('error: ', '') },
      { position: lines[3], value: 'draw', plies: null },
    ]);
    expect(ran.code).toBe(1);
  });

  test('with goats in hand it is an error', async () => {
    const ran = await runCommand(['probe', START, '--dir', await makeTable()]);
    expect(ran).toEqual({ code: 1, out: `${IN_HAND}\n`, err: '' });
  });

  test('with goats in hand the solution answers, where its folder is named', async () => {
    const [dir, folder] = [await makeTable(), makeScratchFolder()];
    const layer = drawLayer(describeLayer('goats', 0, 0), 1);
    await writeLayer(folder, layer);
    const args = ['probe', START, '--dir', dir];
    const said = { code: 0, out: `${readEntry(layer, positionOf(START))}\n`, err: '' };
    expect(await runCommand([...args, '--solution', folder])).toEqual(said);
    vi.stubEnv('SOLUTION_DIR', folder);
    const served = await runCommand(args);
    vi.unstubAllEnvs();
    expect(served).toEqual(said);
    const other = await runCommand(['probe', START.replace(' g ', ' t '), '--solution', folder]);
    expect(other.out).toBe(
      `error: the solution in ${folder} does not hold it; make it with: npm run -s tigers -- solve ${folder}\n`,
    );
  });

  test('where the table lacks the position, the command that builds it is named', async () => {
    const dir = await makeTable();
    const ran = await runCommand(['probe', `${ONE_TAKEN} t 0 1`, '--dir', dir]);
    const remedy = `build it with: npm run -s tigers -- tablebase --dir ${dir}`;
    expect(ran.out).toBe(`error: the endgame table in ${dir} does not hold it; ${remedy}\n`);
    expect(ran.code).toBe(1);
  });

  test('a file that is refused is named beside the answers', async () => {
    const dir = await makeTable();
    writeFileSync(levelPath(dir, TAKEN), 'nonsense');
    const ran = await runCommand(['probe', `${NO_GOAT_TAKEN} t 0 0`, '--dir', dir]);
    const remedy = `build it again with: npm run -s tigers -- tablebase --dir ${dir}`;
    expect(ran.out).toBe('tigers 23\n');
    expect(ran.err).toBe(
      `${levelPath(dir, TAKEN)} is not this part of the endgame table; ${remedy}\n`,
    );
  });

  test('without --dir it looks into tablebase/ in DATA_DIR, or in data/', async () => {
    const lookup = async (): Promise<string> =>
      (await runCommand(['probe', `${ONE_TAKEN} t 0 1`])).out;
    vi.stubEnv('DATA_DIR', '/nowhere');
    const elsewhere = await lookup();
    vi.unstubAllEnvs();
    expect(elsewhere).toBe(
      'error: the endgame table in /nowhere/tablebase does not hold it; build it with: npm run -s tigers -- tablebase\n',
    );
  });

  test('without a position it is not understood', async () => {
    expect((await runCommand(['probe'])).code).toBe(2);
  });
});

describe('tablebase', () => {
  test.each([
    [['--workers', '0'], '--workers is a whole number from 1 on, not 0'],
    [['--workers', 'two'], '--workers is a whole number from 1 on, not two'],
    [['--workers', '2', '--verify'], '--workers and --verify cannot go together'],
    [['here'], 'tablebase takes options alone'],
  ])('%j is not understood', async (args, sentence) => {
    const ran = await runCommand(['tablebase', ...args]);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain(`tablebase: ${sentence}\n`);
  });

  test('--verify builds nothing, and names what is not there', async () => {
    const dir = makeScratchFolder();
    const ran = await runCommand(['tablebase', '--verify', '--dir', dir]);
    const [last] = LEVEL_SHAPES.slice(-1) as [LevelShape];
    const remedy = `build it with: npm run -s tigers -- tablebase --dir ${dir}`;
    expect(ran.out).toBe(`error: ${levelPath(dir, last)} is not there; ${remedy}\n`);
    expect(ran.code).toBe(1);
  });

  test('where the folder cannot be made, the answer is why', async () => {
    const path = `${makeScratchFolder()}/file`;
    writeFileSync(path, '');
    const ran = await runCommand(['tablebase', '--dir', path]);
    expect(ran.out).toContain(': EEXIST');
    expect(ran.code).toBe(1);
  });
});

describe('a progress bar', () => {
  function show(
    isTerminal: boolean,
    steps: readonly (readonly [ms: number, done: number])[],
  ): string {
    let said = '';
    let nowMs = 0;
    const warn = (text: string): void => {
      said += text;
    };
    const io = { stdin: Readable.from([]), readFile: never, write: never, warn, isTerminal };
    const bar = new ProgressBar(io, () => nowMs);
    for (const [ms, done] of steps) {
      nowMs = ms;
      bar.show(done, 'level');
    }
    bar.end();
    return said;
  }

  test('is drawn over on a terminal, ten times a second at most, and leaves nothing', () => {
    const steps = [
      [0, 0],
      [50, 0.1],
      [1000, 0.25],
      [500_000, 0.5],
    ] as const;
    expect(show(true, steps).replaceAll('\x1b[K', '$').split('\r').slice(1)).toEqual([
      '[------------------------]   0 % level$',
      '[######------------------]  25 % level, 3 s left$',
      '[############------------]  50 % level, 9 min left$',
      '$',
    ]);
  });

  test('is one plain line for each tenth where it cannot be drawn over', () => {
    const steps = [
      [0, 0.01],
      [1000, 0.11],
      [1001, 0.12],
      [2000, 0.35],
      [4000, 1],
    ] as const;
    expect(show(false, steps).split('\n')).toEqual([
      ' 11 % level, 9 s left',
      ' 35 % level, 4 s left',
      '100 % level, 0 s left',
      '',
    ]);
  });
});

function never(): never {
  throw new Error('a progress bar only warns');
}
