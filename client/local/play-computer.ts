/** Puts a match against the computer in this browser together: match, engine, endgame table. */
import { probePosition } from '../connection/rest.ts';
import { browserTimers } from '../connection/timers.ts';
import type { LocalMatch } from './local-match.ts';
import { ComputerController, type ComputerSetup } from './computer-controller.ts';
import { TableSource } from './table-source.ts';
import { startEngineThread, type Thinker, WorkerThinker } from './thinker.ts';

/** The computer begins at once where it is to act first. */
export function playComputer(setup: ComputerSetup, local: LocalMatch): ComputerController {
  const table = new TableSource(probePosition, () => {
    local.tellChange();
  });
  const engine = new WorkerThinker({
    startThread: startEngineThread,
    readTable: (match) => table.read(match),
  });
  const watching = new AbortController();
  const tryOut = (): void => void table.tryOut();
  for (const change of ['online', 'offline'])
    addEventListener(change, tryOut, { signal: watching.signal });
  const thinker: Thinker = {
    findPly: (match, level) => engine.findPly(match, level),
    takesDraw: (match, level, offered) => engine.takesDraw(match, level, offered),
    close: () => {
      watching.abort();
      engine.close();
    },
  };
  tryOut();
  return new ComputerController({
    setup,
    local,
    timers: browserTimers,
    chance: () => Math.random(),
    thinker,
    hasTable: () => table.isThere,
  });
}
