/** A level of the endgame table as a file: a byte a value, tigers to act first. */
import { join } from 'node:path';
import type { LevelShape, LevelValues } from '../../shared/engine/tablebase/level.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import {
  describeSealFault,
  readSealed,
  type Seal,
  sealedBytes,
  type SealFault,
  writeSealed,
} from './sealed-file.ts';

/** Counted up when the order or the meaning of the values changes. */
const VERSION = 1;

/** What the table is called in sentences. */
export const TABLE_NAME = 'endgame table';

/** The names of its files. */
export const LEVEL_NAMES = /^movement-\d\.bin$/;

export function levelPath(dir: string, shape: LevelShape): string {
  return join(dir, `movement-${shape.captured}.bin`);
}

/** How many bytes the level's file has. */
export function levelFileBytes(shape: LevelShape): number {
  return sealedBytes(sealOf('', shape));
}

/** A clause that names the file. */
export function describeFault(dir: string, shape: LevelShape, fault: SealFault): string {
  return describeSealFault(sealOf(dir, shape), fault);
}

/** Rejects where the disk refuses; what was in the file's place is then still there. */
export async function writeLevel(
  dir: string,
  shape: LevelShape,
  { tigers, goats }: LevelValues,
): Promise<void> {
  await writeSealed(sealOf(dir, shape), [tigers, goats]);
}

/** The values, in memory that threads can share. */
export async function readLevel(
  dir: string,
  shape: LevelShape,
): Promise<Result<LevelValues, SealFault>> {
  const bytes = new Uint8Array(new SharedArrayBuffer(2 * shape.size));
  const fault = await readSealed(sealOf(dir, shape), bytes);
  if (fault !== undefined) return failure(fault);
  return success({ tigers: bytes.subarray(0, shape.size), goats: bytes.subarray(shape.size) });
}

function sealOf(dir: string, shape: LevelShape): Seal {
  return {
    path: levelPath(dir, shape),
    kind: 'TwTigers',
    version: VERSION,
    numbers: [shape.captured, shape.size, 0],
    bytes: 2 * shape.size,
    whole: TABLE_NAME,
  };
}
