/** The endgame table of a running server: there at once, later, or not at all, and never in the way. */
import { expect, test } from 'vitest';
import type { BackgroundBuild } from '../../server/tablebase/background.ts';
import { writeLevel } from '../../server/tablebase/level-file.ts';
import { ServedTablebase } from '../../server/tablebase/served-tablebase.ts';
import { LEVEL_SHAPES, type LevelShape } from '../../shared/engine/tablebase/level.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { makeScratchFolder } from '../support/scratch.ts';
import { buildShortTable } from '../support/short-table.ts';

const [FULL] = LEVEL_SHAPES as [LevelShape];

interface Served {
  readonly tablebase: ServedTablebase;
  readonly dir: string;
  readonly said: string[];
  /** The build comes to this; `null` while none is under way. */
  end: ((result: Result<readonly number[], string>) => void) | null;
  isStopped: boolean;
}

function serve(): Served {
  const dir = makeScratchFolder();
  const said: string[] = [];
  const note = (sentence: string): void => void said.push(sentence);
  const startBuild = (): BackgroundBuild => {
    const finished = new Promise<Result<readonly number[], string>>((resolve) => {
      served.end = resolve;
    });
    const stop = async (): Promise<void> => {
      served.isStopped = true;
      served.end?.(failure('stopped'));
      await finished;
    };
    return { pid: 1, finished, stop };
  };
  const tablebase = new ServedTablebase({ dir, log: { info: note, warn: note }, startBuild });
  const served: Served = { tablebase, dir, said, end: null, isStopped: false };
  return served;
}

/** When the build has been started. */
async function untilBuilding(served: Served): Promise<void> {
  while (served.end === null) await new Promise((resolve) => setImmediate(resolve));
}

test('what is there is opened, what is not is built, and what was built is opened', async () => {
  const served = serve();
  const heard: boolean[] = [];
  served.tablebase.subscribe(({ levels }) => heard.push(levels[0] !== undefined));
  const started = served.tablebase.start();
  await untilBuilding(served);
  const [values] = buildShortTable();
  if (values === undefined) throw new Error('no level');
  await writeLevel(served.dir, FULL, values);
  served.end?.(success([0]));
  await started;

  expect(heard).toEqual([false, true]);
  expect(served.tablebase.opened?.levels[0]).toEqual(values);
});

test('a build that fails is said, and the server goes on without', async () => {
  const served = serve();
  const started = served.tablebase.start();
  await untilBuilding(served);
  served.end?.(failure('the disk is full'));
  await started;

  expect(served.said.at(-1)).toBe('the disk is full; the computer plays without endgame table');
});

test('closing ends the build', async () => {
  const served = serve();
  const started = served.tablebase.start();
  await untilBuilding(served);
  await served.tablebase.close();
  await started;

  expect(served.isStopped).toBe(true);
  expect(served.said).toHaveLength(1);
});
