/** How the commands speak of a layer of the solution. */
import { success } from '../../shared/rules/result.ts';
import type { Layer } from '../../shared/solution/layer.ts';
import type { LayerTotals } from '../../shared/solution/layer-totals.ts';
import type { AnswerResult } from './answer.ts';

/** What both forms of the command work on. */
export interface SolveFolders {
  readonly dir: string;
  readonly tablebaseDir: string;
  /** Goats placed in the last layers that are asked for. */
  readonly until: number;
  readonly isJson: boolean;
}

/** The layer in words. */
export function sayLayer({ toAct, placed, captured }: Layer): string {
  return `${toAct} to act, ${placed} placed, ${captured} captured`;
}

/** How its entries end, with the keys of `placement-totals.jsonl`, and what was done with it. */
export function describeLayer(
  layer: Layer,
  { draw, tigersWin, goatsWin }: LayerTotals,
  done: 'solved' | 'kept' | 'proven',
): AnswerResult {
  const { toAct, placed, captured } = layer;
  const counts = `draw ${draw}, tigers win ${tigersWin}, goats win ${goatsWin}`;
  return success({
    text: [sayLayer(layer), counts, done].join('\t'),
    json: { toAct, placed, captured, draw, tigersWin, goatsWin, done },
  });
}
