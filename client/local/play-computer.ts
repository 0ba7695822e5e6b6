/** Puts a match against the computer in this browser together: match, engine, endgame table. */
import { probePosition } from '../connection/rest.ts';
import { browserTimers } from '../connection/timers.ts';
import type { LocalMatch } from './local-match.ts';
import { ComputerController, type ComputerSetup } from './computer-controller.ts';
import { TableSource } from './table-source.ts';
import { startEngineThread, WorkerThinker } from './thinker.ts';

/** The computer begins at once where it is to act first. */
export function playComputer(setup: ComputerSetup, local: LocalMatch): ComputerController {
  const table = new TableSource(probePosition);
  const thinker = new WorkerThinker({
    startThread: startEngineThread,
    readTable: (match) => table.read(match),
  });
  const controller = new ComputerController({
    setup,
    local,
    timers: browserTimers,
    chance: () => Math.random(),
    thinker,
    hasTable: () => table.isThere,
  });
  void table.tryOut().then(() => {
    controller.tellTable();
  });
  return controller;
}
