/** Whether there is room on the disk for what is to be written. */
import { statfs } from 'node:fs/promises';

/** Bytes that are free in a folder. */
export type FindRoom = (dir: string) => Promise<number>;

/** Room that must stay free beside the files. */
const SPARE_BYTES = 16_000_000;

/** A sentence where `dir` has no room for `bytes` of `what`; the file system is asked unless said otherwise. */
export async function findLackOfRoom(
  dir: string,
  what: string,
  bytes: number,
  findRoom: FindRoom = findFreeBytes,
): Promise<string | undefined> {
  const free = await findRoom(dir);
  const needed = bytes + SPARE_BYTES;
  if (free >= needed) return undefined;
  return `the ${what} needs ${formatSize(needed)} in ${dir}, where ${formatSize(free)} are free`;
}

async function findFreeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}

function formatSize(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`;
}
