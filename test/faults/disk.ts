/** The disk fails a running server, or its file is damaged before it starts: nothing is said to be saved that is not. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'libsql';
import type { Finding } from '../support/promise-table.ts';
import { RunningServer } from '../support/running-server.ts';
import { WireMatch, writeScript } from '../support/wire-match.ts';
import { WirePlayer } from '../support/wire-player.ts';
import { DAMAGES, refuseToStart } from './damaged-file.ts';
import { caught, type Fault, type Size } from './fault.ts';
import { lacksRoot } from './lacks.ts';
import { run } from './run.ts';

const DISK_MB = 8;
const PLIES = 6;
/** Below what is left of the clock, above what a heartbeat takes to notice. */
const OUTAGE_MS = { short: 2500, long: 20_000 };
const CLOCK_MS = 30_000;
const READY_WITHIN_MS = 8000;

interface Outage {
  readonly name: string;
  /** Of the sentence in the log. */
  readonly says: RegExp;
  /** Returns its own undo. */
  readonly begin: (dataDir: string) => () => void;
}

interface Toll {
  /** Plies said to be saved while nothing can be. */
  readonly acks: number;
  readonly wasReady: boolean;
  readonly isReadyAgain: boolean;
  readonly goesOn: boolean;
  readonly lostMs: number;
  readonly said: string;
}

const OUTAGES: readonly Outage[] = [
  {
    name: 'full disk',
    says: /has no room: the disk is full/,
    begin: (dataDir) => {
      const filler = join(dataDir, 'filler');
      fill(filler);
      return () => rmSync(filler);
    },
  },
  {
    name: 'locked database',
    says: /is locked by another program/,
    begin: (dataDir) => {
      const other = new Database(join(dataDir, 'twin-tigers.db'));
      other.exec('begin immediate');
      return () => {
        other.exec('rollback');
        other.close();
      };
    },
  },
];

export const disk: Fault = {
  name: 'disk',
  lacks: lacksRoot,
  run: async (size) => {
    const outages = OUTAGES.map(async (outage) => findingOf(outage, await endure(outage, size)));
    const damaged = DAMAGES.map(refuseToStart);
    const [full] = OUTAGES;
    if (full === undefined) throw new Error('disk: no outages');
    const mutant = await endure(full, 'short', 'says-saved');
    return [
      ...(await Promise.all([...outages, ...damaged])),
      caught('a failure is taken for a success', `${mutant.acks} acks`, mutant.acks > 0),
    ];
  },
};

function findingOf({ name, says }: Outage, toll: Toll): Finding {
  const { acks, wasReady, isReadyAgain, goesOn, lostMs, said } = toll;
  const ready = `${wasReady ? 'ready' : 'not ready'}, then ${isReadyAgain ? 'ready' : 'not ready'}`;
  return {
    promise: `${name} under a running server`,
    figure: 'no ack, not ready, told in the log, clock frozen; goes on when it is mended',
    measured: `${acks} acks, ${ready}, ${Math.round(lostMs)} ms lost, ${goesOn ? 'went on' : 'stuck'}`,
    isKept: acks === 0 && !wasReady && isReadyAgain && goesOn && lostMs <= 1000 && says.test(said),
  };
}

/** A file system of its own, small and in memory. */
async function endure(outage: Outage, size: Size, mutant?: string): Promise<Toll> {
  const dataDir = mkdtempSync(join(tmpdir(), 'twin-tigers-disk-'));
  run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', dataDir]);
  try {
    const server = await RunningServer.start({ dataDir, mutant, isQuiet: true });
    try {
      const toll = await endureIn(server, () => outage.begin(dataDir), OUTAGE_MS[size]);
      await server.kill();
      return { ...toll, said: (await server.ending).said };
    } finally {
      await server.close();
    }
  } finally {
    run('umount', ['-l', dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function endureIn(
  server: RunningServer,
  begin: () => () => void,
  outageMs: number,
): Promise<Omit<Toll, 'said'>> {
  const { port } = server;
  const match = await WireMatch.make(port, writeScript(PLIES + 2), { clockMs: CLOCK_MS });
  await match.enter({
    host: await WirePlayer.connect(port),
    guest: await WirePlayer.connect(port),
  });
  for (let ply = 0; ply < PLIES; ply += 1) await match.play();
  const beforeMs = await leftMs(port, match);
  const end = begin();
  const asked = await match.play();
  await wait(outageMs);
  const wasReady = await isReady(server);
  end();
  const isReadyAgain = await becomesReady(server);
  const lostMs = beforeMs - (await leftMs(port, match));
  const again = asked?.ok === true ? null : await match.play();
  const acks = asked?.ok === true ? 1 : 0;
  return { acks, wasReady, isReadyAgain, goesOn: again?.ok === true, lostMs };
}

async function isReady({ origin }: RunningServer): Promise<boolean> {
  return (await fetch(`${origin}/readyz`)).ok;
}

async function becomesReady(server: RunningServer): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < READY_WITHIN_MS; waitedMs += 100) {
    if (await isReady(server)) return true;
    await wait(100);
  }
  return false;
}

/** What a spectator is told that the running clock has left. */
async function leftMs(port: number, match: WireMatch): Promise<number> {
  const reader = await WirePlayer.connect(port);
  const ack = await reader.enter(match.id);
  reader.cut();
  return ack?.ok === true && ack.deadline !== null ? ack.deadline - ack.now : 0;
}

/** Until there is not room for a page more. */
function fill(file: string): void {
  for (let bytes = DISK_MB * 1024 * 1024; bytes >= 512; bytes = Math.floor(bytes / 2))
    while (hasRoom(file, bytes));
}

function hasRoom(file: string, bytes: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    return true;
  } catch {
    return false;
  }
}
