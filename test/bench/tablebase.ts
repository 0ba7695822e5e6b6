/** `npm run bench:tablebase [THREADS]`: what building the whole endgame table and asking it cost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildTablebase } from '../../server/tablebase/build-tablebase.ts';
import { openTablebase } from '../../server/tablebase/open-tablebase.ts';
import type { EndgameTable } from '../../shared/engine/tablebase/probe.ts';
import { ALL_POINTS } from '../../shared/rules/point.ts';
import { SIDES } from '../../shared/rules/side.ts';

const LOOKUPS = 1 << 20;
const ROUNDS = 8;

const workers = Number(process.argv[2] ?? availableParallelism());
const dir = mkdtempSync(join(tmpdir(), 'twin-tigers-'));
try {
  await timed(`build with ${workers} threads`, () => buildTablebase({ dir, workers }));
  const { table } = await timed('open', () => openTablebase(dir));
  timeLookups(table);
} finally {
  rmSync(dir, { recursive: true, force: true });
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begunMs = performance.now();
  const cpu = process.cpuUsage();
  const answer = await work();
  const { user, system } = process.cpuUsage(cpu);
  const wall = ((performance.now() - begunMs) / 1000).toFixed(1);
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1000);
  const spent = ((user + system) / 1e6).toFixed(1);
  console.log(`${what}\t${wall} s\t${spent} s of processor time\t${peakMb} MB at most so far`);
  return answer;
}

/** Positions are spread over the table, so that hardly any value is in a cache. */
function timeLookups(table: EndgameTable): void {
  const tigers = new Int32Array(LOOKUPS);
  const goats = new Int32Array(LOOKUPS);
  for (let i = 0; i < LOOKUPS; i++) {
    // Four tigers, then one to five empty points: most positions have five.
    const chosen = chooseSet(4, 0);
    tigers[i] = chosen;
    goats[i] = ALL_POINTS & ~chosen & ~chooseSet(i % 8 === 0 ? 1 + (i % 5) : 5, chosen);
  }
  let sum = 0;
  const cpu = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < LOOKUPS; i++)
      sum += table.probe(tigers[i] ?? 0, goats[i] ?? 0, SIDES[i & 1] ?? 'tigers');
  const ns = (process.cpuUsage(cpu).user * 1000) / (LOOKUPS * ROUNDS);
  console.log(`look-up\t${ns.toFixed(0)} ns of processor time\tsum of the values ${sum}`);
}

function chooseSet(size: number, taken: number): number {
  let set = 0;
  for (let left = size; left > 0;) {
    const point = 1 << Math.floor(Math.random() * 25);
    if (((set | taken) & point) !== 0) continue;
    set |= point;
    left--;
  }
  return set;
}
