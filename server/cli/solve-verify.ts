/** `tigers solve --verify`: every file of the solution read and counted, and a sample of each proven. */
import { seededChance } from '../../shared/engine/chance.ts';
import type { Chance } from '../../shared/engine/choose.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { type Layer, LAYERS } from '../../shared/solution/layer.ts';
import { countLayer, type LayerTotals } from '../../shared/solution/layer-totals.ts';
import { describeLayerFault, layerPath, readLayer } from '../solution/layer-file.ts';
import { LayerMemory } from '../solution/layer-memory.ts';
import { proveLayer, type ValueSource } from '../solution/prove-layer.ts';
import { openSolution } from '../solution/open-solution.ts';
import { SolveCounter } from '../solution/solve-progress.ts';
import { openTablebase } from '../tablebase/open-tablebase.ts';
import { AnswerWriter } from './answer.ts';
import type { ExitCode } from './command.ts';
import type { CommandIo } from './io.ts';
import { ProgressBar } from './progress-bar.ts';
import { describeLayer, sayLayer, type SolveFolders } from './solution-layer.ts';
import { formatBuildCommand } from './tablebase-folder.ts';

/** Answers one line a layer, in the order in which they are solved; an error does not end it. */
export async function verifySolution(
  folders: SolveFolders,
  sample: number,
  seed: number,
  io: CommandIo,
): Promise<ExitCode> {
  const writer = new AnswerWriter(io, folders.isJson);
  const { table, isComplete } = await openTablebase(folders.tablebaseDir);
  if (!isComplete) {
    const remedy = `build it with: ${formatBuildCommand(folders.tablebaseDir)}`;
    writer.write(failure(`the proof needs the whole endgame table; ${remedy}`));
    return writer.exitCode;
  }
  const opened = await openSolution(folders.dir);
  const layers = LAYERS.filter(({ placed }) => placed >= folders.until);
  const source = { solution: opened.files, table };
  const verifier = new Verifier(folders.dir, source, sample, seededChance(seed));
  const bar = new ProgressBar(io, () => performance.now());
  const counter = new SolveCounter(layers);
  for (const layer of layers) {
    const verified = await verifier.verify(layer);
    bar.end();
    writer.write(verified.ok ? describeLayer(layer, verified.value, 'proven') : verified);
    bar.show(counter.add(layer), `proven: ${sayLayer(layer)}`);
  }
  bar.end();
  await opened.close();
  return writer.exitCode;
}

class Verifier {
  readonly #dir: string;
  readonly #source: ValueSource;
  readonly #sample: number;
  readonly #chance: Chance;
  readonly #memory = new LayerMemory(LAYERS);

  constructor(dir: string, source: ValueSource, sample: number, chance: Chance) {
    this.#dir = dir;
    this.#source = source;
    this.#sample = sample;
    this.#chance = chance;
  }

  async verify(layer: Layer): Promise<Result<LayerTotals, string>> {
    const read = await readLayer(this.#dir, layer, this.#memory.takeWords());
    if (!read.ok) {
      const remedy = `solve it with: npm run -s tigers -- solve ${this.#dir}`;
      return failure(`${describeLayerFault(this.#dir, layer, read.error)}; ${remedy}`);
    }
    const proven = proveLayer(layer, this.#source, this.#sample, this.#chance);
    if (proven.ok) return success(countLayer(read.value));
    return failure(`${layerPath(this.#dir, layer)}: ${proven.error}`);
  }
}
