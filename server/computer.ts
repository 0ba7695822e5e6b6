/** The computer as a part of the server: its threads, its seats, its hints, and the table it plays with. */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { BotPool, type Brain } from './bots/bot-pool.ts';
import { startBotThread } from './bots/bot-thread.ts';
import { Bots } from './bots/bots.ts';
import { Hints } from './bots/hints.ts';
import type { PauseOf } from '../shared/engine/pause.ts';
import { seededChance } from '../shared/engine/chance.ts';
import type { MatchesDoor } from './coordinator/door.ts';
import type { Time } from './coordinator/time.ts';
import type { OpenedSolution } from './solution/open-solution.ts';
import type { TableSource } from './tablebase/served-tablebase.ts';

export interface ComputerSetting {
  readonly matches: MatchesDoor;
  /** Threads at most; `null`: one for each processor but the one that serves people. */
  readonly workers: number | null;
  readonly tablebase: TableSource;
  /** Open until the computer is closed. */
  readonly solution: OpenedSolution | null;
  readonly time: Time;
  readonly pauseOf: PauseOf;
  readonly report: (trouble: string, error: unknown) => void;
}

export interface Computer {
  /** Its threads, for whoever has something else to be thought about when they are free. */
  readonly brain: Brain;
  readonly hints: Hints;
  /** Questions that wait, and those it thinks about. */
  load(): BotPool['load'];
  close(): Promise<void>;
}

const SEEDS = 2 ** 31;

/** To be started before the matches of the store are taken up, so that it goes on with its own. */
export function startComputer(setting: ComputerSetting): Computer {
  const { matches, workers, tablebase, solution, time, pauseOf, report } = setting;
  const size = workers ?? Math.max(1, availableParallelism() - 1);
  const pool = new BotPool({ size, startThread: startBotThread, time, report });
  const chance = seededChance(randomInt(SEEDS));
  const bots = new Bots({ matches, brain: pool, time, chance, pauseOf, report });
  pool.learn({ levels: tablebase.opened?.levels ?? [], solution: solution?.descriptors ?? [] });
  const undo = tablebase.subscribe(({ levels }) => pool.learn({ levels }));
  return {
    brain: pool,
    hints: new Hints(pool, () => matches.now()),
    load: () => pool.load,
    close: async () => {
      undo();
      bots.close();
      await pool.close();
    },
  };
}
