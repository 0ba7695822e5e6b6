/** The solution's files against the vectors, and what a look-up takes: `npm run bench:solution [DIR]`. */
import { readLayer } from '../../server/solution/layer-file.ts';
import { LayerMemory } from '../../server/solution/layer-memory.ts';
import { openSolution } from '../../server/solution/open-solution.ts';
import { seededChance } from '../../shared/engine/chance.ts';
import type { Position } from '../../shared/rules/position.ts';
import type { Solution } from '../../shared/solution/solution.ts';
import { drawPosition } from '../../shared/solution/draw-position.ts';
import { describeLayer, LAYERS } from '../../shared/solution/layer.ts';
import { countLayer } from '../../shared/solution/layer-totals.ts';
import { positionOf } from '../support/text.ts';
import { readVectors } from '../support/vectors.ts';

/** Look-ups in each layer. */
const SAMPLE = 50;
/** Look-ups of one position after another where nothing is read from the disk any more. */
const AGAIN = 20;

const dir = process.argv[2] ?? process.env['SOLUTION_DIR'];
if (dir === undefined) throw new Error('npm run bench:solution DIR, or set SOLUTION_DIR');
await main(dir);

async function main(folder: string): Promise<void> {
  const { files, layers, refusals, close } = await openSolution(folder);
  for (const refusal of refusals) say(refusal);
  say(`${layers} of ${LAYERS.length} layers are there`);
  measure(files);
  const values = readVectors('placement-values');
  const met = values.filter(({ position, value }) => files.lookUp(positionOf(position)) === value);
  say(`placement-values.jsonl: ${met.length} of ${values.length} lines are met`);
  const totals = await countMetTotals(folder);
  say(`placement-totals.jsonl: ${totals.met} of ${totals.of} lines are met`);
  await close();
  if (met.length < values.length || totals.met < totals.of) process.exitCode = 1;
}

/** For a disk from which nothing is remembered, as root: `sync; echo 3 > /proc/sys/vm/drop_caches`. */
function measure(files: Solution): void {
  const chance = seededChance(Date.now() % 1_000_000);
  const positions = LAYERS.flatMap((layer) =>
    Array.from({ length: SAMPLE }, () => drawPosition(layer, chance)),
  );
  // What the first look-ups of a process make ready is not the disk's.
  for (const position of positions) files.lookUp({ ...position, inHand: 0 });
  const first = positions.map((position) => timeOf(files, position));
  say(`first look-ups, ms: ${describe(first)}`);
  const again = positions.map((position) => {
    const begun = performance.now();
    for (let i = 0; i < AGAIN; i++) files.lookUp(position);
    return (performance.now() - begun) / AGAIN;
  });
  say(`the same again, ms: ${describe(again)}`);
}

function timeOf(files: Solution, position: Position): number {
  const begun = performance.now();
  files.lookUp(position);
  return performance.now() - begun;
}

function describe(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(4);
  const quick = times.filter((ms) => ms <= 1).length / times.length;
  const share = `${(100 * quick).toFixed(1)} % within 1 ms`;
  return `median ${at(0.5)}, ${share}, 99 % within ${at(0.99)}, longest ${at(1)} (${times.length})`;
}

async function countMetTotals(
  folder: string,
): Promise<{ readonly met: number; readonly of: number }> {
  const memory = new LayerMemory(LAYERS);
  let met = 0;
  const totals = readVectors('placement-totals');
  for (const { toAct, placed, captured, ...known } of totals) {
    const layer = describeLayer(toAct, placed, captured);
    const read = await readLayer(folder, layer, memory.takeWords());
    const counted = read.ok ? countLayer(read.value) : read.error;
    if (JSON.stringify(counted) === JSON.stringify(known)) met += 1;
    else say(`${toAct}, ${placed} placed, ${captured} captured: ${JSON.stringify(counted)}`);
  }
  return { met, of: totals.length };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
