/**
 * `npm run tune -- sample FILE COUNT SEED`, `-- relabel FROM TO`, `-- fit FILE …`: how the weights of the
 * evaluation were found (docs/engine.md).
 */
import { writeFileSync } from 'node:fs';
import { seededChance } from '../../../shared/engine/chance.ts';
import { findTablebaseFolder } from '../../../server/cli/tablebase-folder.ts';
import { openTablebase } from '../../../server/tablebase/open-tablebase.ts';
import { fitWeights, SCALE } from './fit.ts';
import { readLabelled, writeLabelled } from './labelled.ts';
import { relabel, samplePositions } from './sample.ts';

const SAMPLE_DEPTH = 7;
const RELABEL_DEPTH = 8;
const PER_LINE = 20;
const WEIGHTS_FILE = new URL('../../../shared/engine/weights.ts', import.meta.url);

const HEAD = `/** The weights of the evaluation: hundredths of a goat, in the tigers' favour. */

/**
 * For every phase and side to act, then for every value of every count (see \`features.ts\`). Found by
 * \`npm run tune\` on positions of the engine's own play (docs/engine.md); not to be edited by hand.
 */
export const WEIGHTS = Int16Array.from([
`;

function formatWeights(weights: readonly number[]): string {
  const lines = Array.from({ length: Math.ceil(weights.length / PER_LINE) }, (_, line) =>
    weights.slice(PER_LINE * line, PER_LINE * (line + 1)).join(', '),
  );
  return `${HEAD}  ${lines.join(',\n  ')},\n]);\n`;
}

function fit(paths: readonly string[]): void {
  const files = paths.map(readLabelled);
  const words = new Int32Array(files.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const file of files) {
    words.set(file, end);
    end += file.length;
  }
  const { weights, error } = fitWeights(words, SCALE, seededChance(1));
  writeFileSync(WEIGHTS_FILE, formatWeights(weights));
  console.log(`squared error of what was held out: ${error.toFixed(5)}`);
}

const [what, ...rest] = process.argv.slice(2);
const { table } = await openTablebase(findTablebaseFolder(undefined));
const [first = '', second = '', third = '1'] = rest;
if (what === 'sample')
  writeLabelled(
    first,
    samplePositions(table, Number(second), SAMPLE_DEPTH, seededChance(Number(third))),
  );
else if (what === 'relabel')
  writeLabelled(second, relabel(table, readLabelled(first), RELABEL_DEPTH));
else if (what === 'fit') fit(rest);
else throw new Error('tune: sample FILE COUNT SEED, relabel FROM TO, or fit FILE …');
