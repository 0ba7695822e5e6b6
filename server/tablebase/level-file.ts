/** A level of the endgame table as a file: written whole or not at all, believed only if unharmed. */
import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LevelShape, LevelValues } from '../../shared/engine/tablebase/level.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';

// The header: MAGIC, then as 32-bit little-endian numbers the version, goats captured, entries of
// one side and 0, then the SHA-256 of these 24 bytes and all that follows it. The values come after
// it: a byte an entry, tigers to act first.
const MAGIC = Buffer.from('TwTigers', 'latin1');
/** Counted up when the order or the meaning of the values changes. */
const VERSION = 1;
const SIGNED_BYTES = 24;
const HEADER_BYTES = SIGNED_BYTES + 32;
/** What is read at once: hashing as much holds the event loop up for less than a millisecond. */
const CHUNK_BYTES = 1 << 20;

/** Why a file is not believed. */
export type LevelFileFault = 'missing' | 'unreadable' | 'foreign' | 'version' | 'size' | 'damaged';

const FAULTS: Readonly<Record<LevelFileFault, string>> = {
  missing: 'is not there',
  unreadable: 'cannot be read',
  foreign: 'is not this part of the endgame table',
  version: 'was written by another version of Twin Tigers',
  size: 'is not whole',
  damaged: 'is damaged: its checksum does not match',
};

export function levelPath(dir: string, shape: LevelShape): string {
  return join(dir, `movement-${shape.captured}.bin`);
}

/** How many bytes the level's file has. */
export function levelFileBytes(shape: LevelShape): number {
  return HEADER_BYTES + 2 * shape.size;
}

/** A clause that names the file. */
export function describeFault(dir: string, shape: LevelShape, fault: LevelFileFault): string {
  return `${levelPath(dir, shape)} ${FAULTS[fault]}`;
}

/** Rejects where the disk refuses; what was in the file's place is then still there. */
export async function writeLevel(
  dir: string,
  shape: LevelShape,
  values: LevelValues,
): Promise<void> {
  const path = levelPath(dir, shape);
  const draft = draftPath(path, process.pid);
  try {
    const file = await open(draft, 'w');
    try {
      const signed = formatHeader(shape);
      const checksum = createHash('sha256').update(signed);
      checksum.update(values.tigers).update(values.goats);
      for (const part of [signed, checksum.digest(), values.tigers, values.goats])
        await file.appendFile(part);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The values, in memory that threads can share. */
export async function readLevel(
  dir: string,
  shape: LevelShape,
): Promise<Result<LevelValues, LevelFileFault>> {
  try {
    const file = await open(levelPath(dir, shape));
    try {
      return await readOpened(file, shape);
    } finally {
      await file.close();
    }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return failure(isMissing ? 'missing' : 'unreadable');
  }
}

/** The file in which process `pid` writes what will be `path`. */
export function draftPath(path: string, pid: number): string {
  return `${path}.${pid}.draft`;
}

/** The process that writes a draft of this name; `undefined` where it is no draft's name. */
export function drafterOf(name: string): number | undefined {
  const pid = /^movement-\d\.bin\.(\d+)\.draft$/.exec(name)?.[1];
  return pid === undefined ? undefined : Number(pid);
}

function formatHeader(shape: LevelShape): Buffer {
  const signed = Buffer.alloc(SIGNED_BYTES);
  MAGIC.copy(signed);
  [VERSION, shape.captured, shape.size].forEach((number, index) =>
    signed.writeUInt32LE(number, MAGIC.length + 4 * index),
  );
  return signed;
}

async function readOpened(
  file: FileHandle,
  shape: LevelShape,
): Promise<Result<LevelValues, LevelFileFault>> {
  const header = Buffer.alloc(HEADER_BYTES);
  await file.read(header, 0, HEADER_BYTES, 0);
  const fault = headerFault(header, shape);
  if (fault !== undefined) return failure(fault);
  if ((await file.stat()).size !== levelFileBytes(shape)) return failure('size');
  const bytes = new Uint8Array(new SharedArrayBuffer(2 * shape.size));
  const checksum = createHash('sha256').update(header.subarray(0, SIGNED_BYTES));
  for (let begin = 0; begin < bytes.length;) {
    const length = Math.min(CHUNK_BYTES, bytes.length - begin);
    const { bytesRead } = await file.read(bytes, begin, length, HEADER_BYTES + begin);
    if (bytesRead === 0) return failure('size');
    checksum.update(bytes.subarray(begin, begin + bytesRead));
    begin += bytesRead;
  }
  if (!checksum.digest().equals(header.subarray(SIGNED_BYTES))) return failure('damaged');
  return success({ tigers: bytes.subarray(0, shape.size), goats: bytes.subarray(shape.size) });
}

function headerFault(header: Buffer, shape: LevelShape): LevelFileFault | undefined {
  const expected = formatHeader(shape);
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) return 'foreign';
  if (header.readUInt32LE(MAGIC.length) !== VERSION) return 'version';
  return header.subarray(0, SIGNED_BYTES).equals(expected) ? undefined : 'foreign';
}
