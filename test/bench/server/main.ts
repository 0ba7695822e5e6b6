/**
 * `npm run bench:server [-- ROOMS PLIES_PER_SECOND RUNS SECONDS]`: processor time of a durable ply
 * beside that of a message through a bare Socket.IO server, in turns, each time new processes; then
 * with `LIVE` matches beside those that are played, where that variable is given. Needs Linux and `taskset`.
 */
import { execFileSync } from 'node:child_process';
import { processorMs, residentKb } from '../../support/process-usage.ts';
import { quantile } from '../../support/promise-table.ts';
import { writeScript } from '../../support/wire-match.ts';
import { BARE, type Contestant, tigers } from './contestant.ts';
import { offer } from './offered-load.ts';
import { openRooms } from './rooms.ts';

const WARM_UP_MS = 3000;
/** Of the 64 that a connection may follow. */
const SHARED = 50;

const [rooms = 100, pliesPerSecond = 1000, runs = 3, seconds = 10] = process.argv
  .slice(2)
  .map(Number);
const live = Number(process.env['LIVE'] ?? 0);
const script = writeScript(
  Math.ceil(((WARM_UP_MS / 1000 + seconds) * pliesPerSecond) / rooms) + 10,
);

execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });
const [ours, other]: readonly [Measured, Measured] =
  live === 0
    ? [{ contestant: tigers() }, { contestant: BARE }]
    : [{ contestant: tigers(), beside: live }, { contestant: tigers() }];
const ratios: number[] = [];
for (let run = 0; run < runs; run += 1) ratios.push((await measure(ours)) / (await measure(other)));
const what = live === 0 ? 'the bare server' : `that without ${live} more live matches`;
process.stdout.write(
  `${rooms} rooms, ${pliesPerSecond}/s: ${quantile(ratios, 0.5).toFixed(2)} times ${what}\n`,
);
process.exit(0);

interface Measured {
  readonly contestant: Contestant;
  /** Live matches with both seats there, in which nothing is played. */
  readonly beside?: number;
}

/** Microseconds of processor time for a ply. */
async function measure({ contestant, beside = 0 }: Measured): Promise<number> {
  const server = await contestant.start();
  const { port, pid } = server;
  await openRooms(port, contestant, { count: beside, share: SHARED, script });
  const played = await openRooms(port, contestant, { count: rooms, share: 1, script });
  await offer({ rooms: played, pliesPerSecond, forMs: WARM_UP_MS });
  const beforeMs = processorMs(pid);
  const { acksMs, skipped } = await offer({ rooms: played, pliesPerSecond, forMs: seconds * 1000 });
  const cost = ((processorMs(pid) - beforeMs) * 1000) / acksMs.length;
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(acksMs, share).toFixed(1));
  process.stdout.write(
    `${contestant.name}: ${cost.toFixed(0)} µs a ply, ${acksMs.length} plies, ${skipped} left out, ` +
      `ack p50 ${p50} ms, p99 ${p99} ms, ${residentKb(pid)} KB\n`,
  );
  await server.close();
  return cost;
}
