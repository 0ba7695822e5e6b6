/** Proof of a layer by sample: entries against what the rules make of the positions after them. */
import type { Chance } from '../../shared/engine/choose.ts';
import { type EndgameTable, probePosition } from '../../shared/engine/tablebase/probe.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import type { BoardResult } from '../../shared/rules/outcome.ts';
import type { Position } from '../../shared/rules/position.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { deriveValue } from '../../shared/solution/derive.ts';
import { drawPosition } from '../../shared/solution/draw-position.ts';
import type { Layer } from '../../shared/solution/layer.ts';
import type { Solution } from '../../shared/solution/solution.ts';

/** Where values are looked up: the solution, and the endgame table it begins with. */
export interface ValueSource {
  readonly solution: Solution;
  readonly table: EndgameTable;
}

/** Proves `count` entries; fails with a sentence about the first that is wrong or cannot be proven. */
export function proveLayer(
  layer: Layer,
  source: ValueSource,
  count: number,
  chance: Chance,
): Result<void, string> {
  for (let i = 0; i < count; i++) {
    const position = drawPosition(layer, chance);
    const said = findValue(source, position);
    let missing: Position | undefined;
    const derived = deriveValue(position, (after) => {
      const value = findValue(source, after);
      if (value === undefined) missing ??= after;
      return value ?? 'draw';
    });
    if (missing !== undefined)
      return failure(`${formatPosition(missing)} is not there, without which nothing is proven`);
    if (said !== derived)
      return failure(`${formatPosition(position)} is ${derived}, not ${said ?? 'without a value'}`);
  }
  return success(undefined);
}

function findValue({ solution, table }: ValueSource, position: Position): BoardResult | undefined {
  if (position.inHand > 0) return solution.lookUp(position);
  const probed = probePosition(table, position);
  return probed.ok ? probed.value.winner : undefined;
}
