/** A file under a checksum: written whole or not at all, believed only if unharmed. */
import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { draftPath } from './drafts.ts';

// The header: the kind, then as 32-bit little-endian numbers the version and three that say which
// file of its kind it is, then the SHA-256 of these 24 bytes and all that follows it.
const KIND_BYTES = 8;
const SIGNED_BYTES = 24;
/** Where what is sealed begins. */
export const HEADER_BYTES = SIGNED_BYTES + 32;
/** What is read at once: hashing as much holds the event loop up for less than a millisecond. */
const CHUNK_BYTES = 1 << 20;

/** What a file has to be. */
export interface Seal {
  readonly path: string;
  /** Eight Latin letters at its beginning. */
  readonly kind: string;
  /** Counted up when the order or the meaning of what is in it changes. */
  readonly version: number;
  readonly numbers: readonly [number, number, number];
  /** Bytes after the header. */
  readonly bytes: number;
  /** What it is a part of, in words. */
  readonly whole: string;
}

/** Why a file is not believed. */
export type SealFault = 'missing' | 'unreadable' | 'foreign' | 'version' | 'size' | 'damaged';

/** How many bytes the file has. */
export function sealedBytes(seal: Seal): number {
  return HEADER_BYTES + seal.bytes;
}

/** A clause that names the file. */
export function describeSealFault({ path, whole }: Seal, fault: SealFault): string {
  switch (fault) {
    case 'missing':
      return `${path} is not there`;
    case 'unreadable':
      return `${path} cannot be read`;
    case 'foreign':
      return `${path} is not this part of the ${whole}`;
    case 'version':
      return `${path} was written by another version of Twin Tigers`;
    case 'size':
      return `${path} is not whole`;
    case 'damaged':
      return `${path} is damaged: its checksum does not match`;
  }
}

/** Rejects where the disk refuses; what was in the file's place is then still there. */
export async function writeSealed(seal: Seal, parts: readonly Uint8Array[]): Promise<void> {
  const draft = draftPath(seal.path, process.pid);
  try {
    const file = await open(draft, 'w');
    try {
      const signed = formatHeader(seal);
      const checksum = createHash('sha256').update(signed);
      for (const part of parts) checksum.update(part);
      for (const part of [signed, checksum.digest(), ...parts]) await file.appendFile(part);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, seal.path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Reads what follows the header into `bytes`, as long as the seal says. Never rejects. */
export async function readSealed(seal: Seal, bytes: Uint8Array): Promise<SealFault | undefined> {
  const opened = await openSealed(seal);
  if (!opened.ok) return opened.error;
  try {
    return await readOpened(opened.value, bytes);
  } catch {
    return 'unreadable';
  } finally {
    await opened.value.close();
  }
}

/** The file, open, where its header and its length are right; the rest is not looked at. Never rejects. */
export async function openSealed(seal: Seal): Promise<Result<FileHandle, SealFault>> {
  let file: FileHandle | undefined;
  try {
    file = await open(seal.path);
    const fault = await findOpenedFault(file, seal);
    if (fault === undefined) return success(file);
    await file.close();
    return failure(fault);
  } catch (error) {
    await file?.close();
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return failure(isMissing ? 'missing' : 'unreadable');
  }
}

function formatHeader({ kind, version, numbers }: Seal): Buffer {
  const signed = Buffer.alloc(SIGNED_BYTES);
  signed.write(kind, 'latin1');
  [version, ...numbers].forEach((number, index) =>
    signed.writeUInt32LE(number, KIND_BYTES + 4 * index),
  );
  return signed;
}

async function findOpenedFault(file: FileHandle, seal: Seal): Promise<SealFault | undefined> {
  const header = Buffer.alloc(SIGNED_BYTES);
  await file.read(header, 0, SIGNED_BYTES, 0);
  const expected = formatHeader(seal);
  const [kind, known] = [header, expected].map((bytes) => bytes.subarray(0, KIND_BYTES));
  if (kind === undefined || known?.equals(kind) !== true) return 'foreign';
  if (header.readUInt32LE(KIND_BYTES) !== seal.version) return 'version';
  if (!header.equals(expected)) return 'foreign';
  return (await file.stat()).size === sealedBytes(seal) ? undefined : 'size';
}

async function readOpened(file: FileHandle, bytes: Uint8Array): Promise<SealFault | undefined> {
  const header = Buffer.alloc(HEADER_BYTES);
  await file.read(header, 0, HEADER_BYTES, 0);
  const checksum = createHash('sha256').update(header.subarray(0, SIGNED_BYTES));
  for (let begin = 0; begin < bytes.length;) {
    const length = Math.min(CHUNK_BYTES, bytes.length - begin);
    const { bytesRead } = await file.read(bytes, begin, length, HEADER_BYTES + begin);
    if (bytesRead === 0) return 'size';
    checksum.update(bytes.subarray(begin, begin + bytesRead));
    begin += bytesRead;
  }
  return checksum.digest().equals(header.subarray(SIGNED_BYTES)) ? undefined : 'damaged';
}
