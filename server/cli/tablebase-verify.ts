/** `tigers tablebase --verify`: every value against those that its actions lead to, and the totals. */
import { setImmediate } from 'node:timers/promises';
import { describeBlocks } from '../../shared/engine/tablebase/block.ts';
import { countFaults } from '../../shared/engine/tablebase/level-check.ts';
import {
  LEVEL_SHAPES,
  type LevelShape,
  type LevelValues,
} from '../../shared/engine/tablebase/level.ts';
import { countTotals, type Totals } from '../../shared/engine/tablebase/totals.ts';
import { failure, success } from '../../shared/rules/result.ts';
import { describeFault, levelPath, readLevel } from '../tablebase/level-file.ts';
import { goatsOf } from '../tablebase/progress.ts';
import { type AnswerResult, AnswerWriter } from './answer.ts';
import type { ExitCode } from './command.ts';
import type { CommandIo } from './io.ts';
import { ProgressBar } from './progress-bar.ts';
import { formatBuildCommand } from './tablebase-folder.ts';

const ALL_ENTRIES = LEVEL_SHAPES.reduce((sum, shape) => sum + shape.size, 0);

/** Answers one line a level, the one nearest to the end first; JSON has the keys of `movement-totals.json`. */
export async function verifyTablebase(
  dir: string,
  isJson: boolean,
  io: CommandIo,
): Promise<ExitCode> {
  const writer = new AnswerWriter(io, isJson);
  const bar = new ProgressBar(io, () => performance.now());
  let afterCapture: Uint8Array | null = null;
  let entries = 0;
  for (const shape of LEVEL_SHAPES.toReversed()) {
    const read = await readLevel(dir, shape);
    if (!read.ok) {
      bar.end();
      const remedy = `build it with: ${formatBuildCommand(dir)}`;
      writer.write(failure(`${describeFault(dir, shape, read.error)}; ${remedy}`));
      break;
    }
    const faults = await countLevelFaults(shape, read.value, afterCapture, () => {
      entries += shape.blockSize;
      bar.show(entries / ALL_ENTRIES, `positions with ${goatsOf(shape)} goats`);
    });
    bar.end();
    writer.write(
      faults === 0 ? describeLevel(shape, read.value) : describeFaults(dir, shape, faults),
    );
    afterCapture = read.value.goats;
  }
  return writer.exitCode;
}

async function countLevelFaults(
  shape: LevelShape,
  values: LevelValues,
  afterCapture: Uint8Array | null,
  onBlock: () => void,
): Promise<number> {
  let faults = 0;
  for (const block of describeBlocks()) {
    faults += countFaults(shape, values, block, afterCapture);
    onBlock();
    // Whoever waits beside it, for a signal or a message, has a turn.
    await setImmediate();
  }
  return faults;
}

function describeFaults(dir: string, shape: LevelShape, faults: number): AnswerResult {
  return failure(
    `${levelPath(dir, shape)} has ${faults} wrong values; remove it, and build it again with: ${formatBuildCommand(dir)}`,
  );
}

function describeLevel(shape: LevelShape, values: LevelValues): AnswerResult {
  const goats = goatsOf(shape);
  const tigersToAct = countTotals(shape, values, 'tigers');
  const goatsToAct = countTotals(shape, values, 'goats');
  const positions = tigersToAct.tigersWin + tigersToAct.draw + tigersToAct.goatsWin;
  return success({
    text: [
      `${goats} goats`,
      `${positions} positions`,
      `tigers to act: ${formatTotals(tigersToAct)}`,
      `goats to act: ${formatTotals(goatsToAct)}`,
    ].join('\t'),
    json: { captured: shape.captured, goats, positions, tigersToAct, goatsToAct },
  });
}

function formatTotals(totals: Totals): string {
  return [
    `tigers win ${totals.tigersWin} (in ${totals.longestTigersWin} plies at most)`,
    `draw ${totals.draw}`,
    `goats win ${totals.goatsWin} (in ${totals.longestGoatsWin} plies at most)`,
  ].join(', ');
}
