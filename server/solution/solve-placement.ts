/** Solves the placement phase into a folder, layer by layer; what is there and unharmed is kept. */
import { LEVEL_SHAPES } from '../../shared/engine/tablebase/level.ts';
import { CAPTURES_TO_WIN, GOAT_COUNT } from '../../shared/rules/position.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import {
  describeLayer,
  type Layer,
  LAYERS,
  type SolvedLayer,
} from '../../shared/solution/layer.ts';
import { countLayer, type LayerTotals } from '../../shared/solution/layer-totals.ts';
import { toMovementLayer } from '../../shared/solution/movement-layer.ts';
import type { LayerSource } from '../../shared/solution/solve-layer.ts';
import { makeFolder } from '../make-folder.ts';
import { Crew } from '../tablebase/crew.ts';
import { removeDrafts } from '../tablebase/drafts.ts';
import { describeFault, readLevel } from '../tablebase/level-file.ts';
import { findLackOfRoom, type FindRoom } from '../tablebase/room.ts';
import {
  describeLayerFault,
  LAYER_NAMES,
  layerFileBytes,
  readLayer,
  SOLUTION_NAME,
  writeLayer,
} from './layer-file.ts';
import { LayerMemory } from './layer-memory.ts';
import { SolveCounter, type SolveProgress } from './solve-progress.ts';
import type { SolveRequest } from './solve-request.ts';

export interface SolveOptions {
  readonly dir: string;
  /** Where the endgame table lies, which it all begins with. */
  readonly tablebaseDir: string;
  /** A clause that says what to do where a level of that table is not there. */
  readonly remedy: string;
  /** Threads to solve with, 1 at least. */
  readonly workers: number;
  /** Goats placed in the last layers to be solved, 19 to 0: the first have 19. */
  readonly until: number;
  /** Told of each layer once its file is whole, the first to be solved first. */
  readonly onLayer?: (report: LayerReport) => void;
  readonly onProgress?: (progress: SolveProgress) => void;
  /** A sentence about a file that is refused, and so solved again. */
  readonly onNotice?: (sentence: string) => void;
  /** 5 unless said otherwise; fewer make a shorter game, which tries the solver out. */
  readonly capturesToWin?: number;
  readonly findRoom?: FindRoom;
}

/** A layer that is there. */
export interface LayerReport {
  readonly layer: Layer;
  readonly totals: LayerTotals;
  /** Whether it was solved now; else it was there. */
  readonly isSolved: boolean;
}

/** Fails with a sentence where there is no room or no endgame table; rejects where the disk or a thread fails. */
export async function solvePlacement(options: SolveOptions): Promise<Result<void, string>> {
  const { dir, until, workers, findRoom, capturesToWin = CAPTURES_TO_WIN } = options;
  makeFolder(dir);
  await removeDrafts(dir, LAYER_NAMES);
  const layers = LAYERS.filter(
    ({ placed, captured }) => placed >= until && captured < capturesToWin,
  );
  const memory = new LayerMemory([
    describeLayer('tigers', GOAT_COUNT, capturesToWin - 1),
    ...layers,
  ]);
  const kept = await checkLayers(options, layers, memory);
  const missing = layers.filter((layer) => !kept.has(layer));
  const bytes = missing.reduce((sum, layer) => sum + layerFileBytes(layer), 0);
  const want = await findLackOfRoom(dir, SOLUTION_NAME, bytes, findRoom);
  if (want !== undefined) return failure(want);
  const crew = new Crew<SolveRequest>(import.meta.url, 'solve-worker', workers);
  try {
    return await new Solving(options, memory, crew).run(layers, kept);
  } finally {
    await crew.close();
  }
}

/** The layers whose files are whole, with what they hold. */
async function checkLayers(
  { dir, onNotice, onProgress }: SolveOptions,
  layers: readonly Layer[],
  memory: LayerMemory,
): Promise<ReadonlyMap<Layer, LayerTotals>> {
  const kept = new Map<Layer, LayerTotals>();
  const counter = new SolveCounter(layers);
  for (const layer of layers) {
    const read = await readLayer(dir, layer, memory.takeWords());
    const done = counter.add(layer);
    if (read.ok) {
      kept.set(layer, countLayer(read.value));
      onProgress?.({ layer, isChecked: true, done });
    } else if (read.error !== 'missing')
      onNotice?.(`${describeLayerFault(dir, layer, read.error)}; it is solved again.`);
  }
  return kept;
}

class Solving {
  readonly #options: SolveOptions;
  readonly #memory: LayerMemory;
  readonly #crew: Crew<SolveRequest>;

  constructor(options: SolveOptions, memory: LayerMemory, crew: Crew<SolveRequest>) {
    this.#options = options;
    this.#memory = memory;
    this.#crew = crew;
  }

  /** Solves the layers that are not kept, and reports all. */
  async run(
    layers: readonly Layer[],
    kept: ReadonlyMap<Layer, LayerTotals>,
  ): Promise<Result<void, string>> {
    const { onLayer } = this.#options;
    const counter = new SolveCounter(layers.filter((layer) => !kept.has(layer)));
    for (const layer of layers) {
      const known = kept.get(layer);
      const solved = known === undefined ? await this.#solve(layer, counter) : success(known);
      if (!solved.ok) return solved;
      onLayer?.({ layer, totals: solved.value, isSolved: known === undefined });
    }
    return success(undefined);
  }

  async #solve(layer: Layer, counter: SolveCounter): Promise<Result<LayerTotals, string>> {
    const source = await this.#findSource(layer);
    if (!source.ok) return source;
    const target = { layer, words: this.#memory.takeWords() };
    await this.#crew.work({ target, source: source.value }, (entries) =>
      this.#options.onProgress?.({ layer, isChecked: false, done: counter.add(layer, entries) }),
    );
    const totals = countLayer(target);
    await writeLayer(this.#options.dir, target);
    this.#memory.keep(target);
    return success(totals);
  }

  async #findSource({
    toAct,
    placed,
    captured,
    goats,
  }: Layer): Promise<Result<LayerSource, string>> {
    const { capturesToWin = CAPTURES_TO_WIN } = this.#options;
    if (toAct === 'goats') {
      const after = await this.#load(describeLayer('tigers', placed + 1, captured));
      return after.ok ? success({ toAct, after: after.value }) : after;
    }
    const canCapture = goats > 0 && captured + 1 < capturesToWin;
    const captures = canCapture
      ? await this.#load(describeLayer('goats', placed, captured + 1))
      : success(null);
    if (!captures.ok) return captures;
    const steps = await this.#load(describeLayer('goats', placed, captured));
    if (!steps.ok) return steps;
    return success({ toAct, after: { steps: steps.value, captures: captures.value } });
  }

  async #load(layer: Layer): Promise<Result<SolvedLayer, string>> {
    const held = this.#memory.find(layer);
    if (held !== undefined) return success(held);
    const { dir } = this.#options;
    const words = this.#memory.takeWords();
    if (layer.placed === GOAT_COUNT) return this.#loadMovement(layer.captured, words);
    const read = await readLayer(dir, layer, words);
    if (!read.ok)
      throw new Error(
        `${describeLayerFault(dir, layer, read.error)}, but a moment ago it was whole`,
      );
    this.#memory.keep(read.value);
    return read;
  }

  async #loadMovement(captured: number, words: Int32Array): Promise<Result<SolvedLayer, string>> {
    const { tablebaseDir, remedy } = this.#options;
    const shape = LEVEL_SHAPES[captured];
    if (shape === undefined) throw new Error(`Solving: no level of ${captured} captured goats`);
    const read = await readLevel(tablebaseDir, shape);
    if (!read.ok) return failure(`${describeFault(tablebaseDir, shape, read.error)}; ${remedy}`);
    const solved = toMovementLayer(shape, read.value, words);
    this.#memory.keep(solved);
    return success(solved);
  }
}
