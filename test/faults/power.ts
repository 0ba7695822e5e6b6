/** The power goes at random moments under load: what was not synced is gone, what was acknowledged may not be. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkWholeness, openForReading } from '../../server/store/sqlite-file.ts';
import { RunningServer } from '../support/running-server.ts';
import { Chance } from './chance.ts';
import { Crowd } from './crowd.ts';
import { Disk, readTrace, traced } from './disk-trace.ts';
import { caught, type Fault } from './fault.ts';
import { lacksCommand } from './lacks.ts';

const MATCHES = 100;
const SEED = 2;
/** A commit a trace has: enough for any moment to be different. */
const PLAY_MS = 1500;
/** Of what was not synced; a disk may have written any of it. */
const KEPT_SHARES = [0, 0.5];

interface Toll {
  readonly cuts: number;
  readonly acks: number;
  readonly lost: number;
  readonly damaged: number;
}

export const power: Fault = {
  name: 'power',
  lacks: () => lacksCommand('strace'),
  run: async (size) => {
    const { runs, cuts } = size === 'short' ? { runs: 1, cuts: 20 } : { runs: 20, cuts: 100 };
    const toll = await cutOften(runs, cuts);
    const mutant = await cutOften(1, 4, 'relaxed-sync');
    return [
      {
        promise: 'acknowledged plies lost in a power cut that drops what was not synced',
        figure: `0, no file damaged, in ${runs * cuts} cuts`,
        measured: `${toll.lost}, ${toll.damaged} damaged, in ${toll.cuts} cuts and ${toll.acks} acks`,
        isKept: toll.lost === 0 && toll.damaged === 0 && toll.cuts === runs * cuts,
      },
      caught(
        'relaxed sync',
        `${mutant.lost} lost, ${mutant.damaged} files without a match, in ${mutant.cuts} cuts`,
        mutant.lost + mutant.damaged > 0,
      ),
    ];
  },
};

async function cutOften(runs: number, cuts: number, mutant?: string): Promise<Toll> {
  let toll: Toll = { cuts: 0, acks: 0, lost: 0, damaged: 0 };
  for (let run = 0; run < runs; run += 1) {
    const scratch = mkdtempSync(join(tmpdir(), 'twin-tigers-power-'));
    try {
      const { crowd, file } = await playTraced(scratch, mutant);
      const found = await cutTrace({ scratch, crowd, file, cuts, chance: new Chance(SEED + run) });
      toll = {
        cuts: toll.cuts + cuts,
        acks: toll.acks + crowd.acks,
        lost: toll.lost + found.lost,
        damaged: toll.damaged + found.damaged,
      };
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  }
  return toll;
}

interface Traced {
  readonly scratch: string;
  readonly crowd: Crowd;
  /** The database that was traced. */
  readonly file: string;
}

/** Plays for a while; the trace lies in `scratch`. */
async function playTraced(scratch: string, mutant?: string): Promise<Traced> {
  const dataDir = join(scratch, 'data');
  mkdirSync(dataDir);
  const file = join(dataDir, 'twin-tigers.db');
  const under = traced([file, `${file}-wal`], traceIn(scratch));
  const server = await RunningServer.start({ dataDir, mutant, under });
  try {
    const crowd = await Crowd.gather(server.port, MATCHES);
    await crowd.connect(server.port);
    const played = crowd.playOn();
    await wait(PLAY_MS);
    await server.kill();
    await Promise.all([crowd.parted(), played]);
    return { scratch, crowd, file };
  } finally {
    await server.close();
  }
}

function traceIn(scratch: string): string {
  return join(scratch, 'trace');
}

/** The power goes at so many moments while plies were acknowledged, each another world. */
async function cutTrace({
  scratch,
  crowd,
  file,
  cuts,
  chance,
}: Traced & { readonly cuts: number; readonly chance: Chance }): Promise<
  Pick<Toll, 'lost' | 'damaged'>
> {
  const [firstMs, lastMs] = crowd.ackedBetweenMs;
  const moments = Array.from({ length: cuts }, () => firstMs + chance.next() * (lastMs - firstMs));
  moments.sort((a, b) => a - b);
  const calls = [...readTrace(traceIn(scratch))];
  const disk = new Disk();
  let [lost, damaged] = [0, 0];
  for (const [index, momentMs] of moments.entries()) {
    while ((calls[0]?.doneMs ?? Infinity) <= momentMs) {
      const call = calls.shift();
      if (call !== undefined) disk.take(call);
    }
    const share = KEPT_SHARES[index % KEPT_SHARES.length] ?? 0;
    const left = layOut(
      disk.afterCut(() => chance.next() < share),
      scratch,
      basename(file),
    );
    if (await isWhole(left)) lost += await crowd.countLost(left, momentMs);
    else damaged += 1;
  }
  return { lost, damaged };
}

/** Writes the files that a cut left; the database of them. */
function layOut(files: ReadonlyMap<string, Buffer>, scratch: string, name: string): string {
  const folder = join(scratch, 'left');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [file, bytes] of files) writeFileSync(join(folder, file), bytes);
  return join(folder, name);
}

async function isWhole(file: string): Promise<boolean> {
  try {
    const database = await openForReading(file);
    checkWholeness(database, file);
    database.close();
    return true;
  } catch {
    return false;
  }
}
