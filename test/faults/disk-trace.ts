/** What a program wrote and synced, call by call as `strace` saw it, and what a power cut would leave of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Which calls change files; `-P` of each file that counts has to follow. One file for each thread. */
const OPTIONS = '-D -ff --seccomp-bpf -qq -y -xx -s 1048576 -ttt -T -e signal=none -e trace=';
const CALLS = 'pwrite64,fsync,fdatasync,ftruncate';

interface DiskCall {
  readonly kind: 'write' | 'truncate' | 'sync';
  /** Name without its folder. */
  readonly file: string;
  readonly bytes: Buffer;
  /** Where the bytes go; the new length of a file that is cut short. */
  readonly at: number;
  /** Wall time at which it was done, in ms. */
  readonly doneMs: number;
}

/** The command under which a program's calls on these files are written down as `into`.… */
export function traced(files: readonly string[], into: string): readonly string[] {
  const paths = files.flatMap((file) => ['-P', file]);
  return ['strace', ...`${OPTIONS}${CALLS}`.split(' '), ...paths, '-o', into];
}

/** All calls that came to an end, in their order. */
export function readTrace(into: string): readonly DiskCall[] {
  const [folder, prefix] = [join(into, '..'), `${basename(into)}.`];
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => readFileSync(join(folder, name), 'latin1').split('\n'))
    .flatMap((line) => callOf(line) ?? [])
    .sort((a, b) => a.doneMs - b.doneMs);
}

/** `1796274772.58 pwrite64(31<\x2f…>, "\x00…", 24, 32) = 24 <0.000035>`; `null`: it failed or never ended. */
function callOf(line: string): DiskCall | null {
  const head = /^(\d+\.\d+) (\w+)\(\d+<([^>]*)>/.exec(line);
  const tail = /\) = (\d+) <(\d+\.\d+)>$/.exec(line.slice(-60));
  if (head === null || tail === null) return null;
  const [, startedS = '', name = '', path = ''] = head;
  const doneMs = (Number(startedS) + Number(tail[2])) * 1000;
  const file = basename(bytesOf(path).toString());
  const given = line.slice(head[0].length + 2, line.lastIndexOf(') = '));
  const at = Number(given.slice(given.lastIndexOf(' ') + 1));
  if (name === 'ftruncate') return { kind: 'truncate', file, bytes: NOTHING, at, doneMs };
  if (name !== 'pwrite64') return { kind: 'sync', file, bytes: NOTHING, at: 0, doneMs };
  const bytes = bytesOf(given.slice(1, given.lastIndexOf('"')));
  return { kind: 'write', file, bytes, at, doneMs };
}

const NOTHING = Buffer.alloc(0);

function bytesOf(escaped: string): Buffer {
  return Buffer.from(escaped.replaceAll('\\x', ''), 'hex');
}

/** A disk that has for sure only what was synced. */
export class Disk {
  readonly #synced = new Map<string, Buffer>();
  readonly #waiting = new Map<string, DiskCall[]>();

  take(call: DiskCall): void {
    const waiting = this.#waiting.get(call.file) ?? [];
    this.#waiting.set(call.file, waiting);
    if (call.kind !== 'sync') {
      waiting.push(call);
      return;
    }
    this.#synced.set(call.file, afterAll(this.#synced.get(call.file), waiting));
    this.#waiting.delete(call.file);
  }

  /** The files after a power cut; of what was not synced, what `isKept` says came to the disk all the same. */
  afterCut(isKept: () => boolean): ReadonlyMap<string, Buffer> {
    const files = new Map(this.#synced);
    for (const [file, waiting] of this.#waiting)
      files.set(file, afterAll(files.get(file), waiting.filter(isKept)));
    return files;
  }
}

function afterAll(before: Buffer = NOTHING, calls: readonly DiskCall[]): Buffer {
  const ends = calls.map(({ at, bytes }) => at + bytes.length);
  const room = Buffer.alloc(Math.max(before.length, ...ends));
  before.copy(room);
  let { length } = before;
  for (const { kind, bytes, at } of calls) {
    if (kind === 'truncate') room.fill(0, at);
    else bytes.copy(room, at);
    length = kind === 'truncate' ? at : Math.max(length, at + bytes.length);
  }
  return room.subarray(0, length);
}
