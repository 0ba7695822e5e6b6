/** `npm run bench:engine`: how many positions the search enters a second, and perft against plain C++. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTablebaseFolder } from '../../server/cli/tablebase-folder.ts';
import { openTablebase } from '../../server/tablebase/open-tablebase.ts';
import { Engine } from '../../shared/engine/engine.ts';
import { perft } from '../../shared/rules/perft.ts';
import { startPosition } from '../../shared/rules/position.ts';
import { type Side, SIDES } from '../../shared/rules/side.ts';
import { boardAt } from '../support/text.ts';
import { readVectors } from '../support/vectors.ts';

const ROUNDS = 5;
const SEARCH_DEPTH = 12;
const PERFT_DEPTH = 7;
const COMPILER = ['g++', '-O2', '-o'] as const;

/** Seconds of this process's CPU, whatever else runs on the machine. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/** Every eighth decision position, each to the same depth by a new search: positions a CPU second. */
async function benchSearch(): Promise<void> {
  const { table, isComplete } = await openTablebase(findTablebaseFolder(undefined));
  const boards = readVectors('decisions').map(({ position }) => boardAt(position));
  const some = boards.filter((_, index) => index % 8 === 0);
  const speeds = Array.from({ length: ROUNDS }, () => {
    const engine = new Engine({ table });
    const begun = cpuSeconds();
    const nodes = some.map((board) => engine.search(board, { depth: SEARCH_DEPTH }).nodes);
    return nodes.reduce((sum, count) => sum + count, 0) / (cpuSeconds() - begun) / 1e6;
  });
  const rounds = speeds.map((speed) => speed.toFixed(2)).join(' ');
  const withTable = isComplete ? 'with' : 'without';
  console.log(
    `search, ${withTable} the endgame table, depth ${SEARCH_DEPTH}, ${some.length} positions:`,
  );
  console.log(`  ${medianOf(speeds).toFixed(2)} million positions/s (${rounds}; wanted: 4)`);
}

interface Count {
  readonly nodes: number;
  readonly seconds: number;
}

function countHere(first: Side): Count {
  const begun = cpuSeconds();
  const { nodes } = perft(startPosition(first), PERFT_DEPTH);
  return { nodes, seconds: cpuSeconds() - begun };
}

function countBy(program: string, first: Side): Count {
  const [nodes, , seconds] = execFileSync(program, [String(PERFT_DEPTH), first], {
    encoding: 'utf8',
  }).split(' ');
  return { nodes: Number(nodes), seconds: Number(seconds) };
}

function benchPerft(): void {
  const folder = mkdtempSync(join(tmpdir(), 'twin-tigers-'));
  const program = join(folder, 'perft');
  const [compiler, ...flags] = COMPILER;
  try {
    execFileSync(compiler, [
      ...flags,
      program,
      fileURLToPath(new URL('perft.cpp', import.meta.url)),
    ]);
    comparePerft(program);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    console.log(`perft against C++: not measured, for there is no ${compiler}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Both in turn, so that whatever else the machine does hits both. */
function comparePerft(program: string): void {
  const ratios = Array.from({ length: ROUNDS }, () => {
    const own = SIDES.map(countHere);
    const plain = SIDES.map((first) => countBy(program, first));
    if (own.some(({ nodes }, index) => nodes !== plain[index]?.nodes)) process.exitCode = 1;
    const [here, there] = [own, plain].map((counts) =>
      counts.reduce((sum, { seconds }) => sum + seconds, 0),
    );
    return (there ?? 0) / (here ?? 0);
  });
  const rounds = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
  console.log(
    `perft, depth ${PERFT_DEPTH} from both starts, speed relative to ${COMPILER.join(' ')}:`,
  );
  console.log(`  ${medianOf(ratios).toFixed(2)} (${rounds}; wanted: 0.8)`);
  console.log(process.exitCode === 1 ? '  THE COUNTS DIFFER' : '  the counts agree');
}

await benchSearch();
benchPerft();
