/**
 * `npm run advice [DIR]`: what the solution says of common advice, in drawn positions of careless play.
 * Each side keeps the result four times of five and else plays anything.
 */
import { openSolution } from '../../server/solution/open-solution.ts';
import { openTablebase } from '../../server/tablebase/open-tablebase.ts';
import { findTablebaseFolder } from '../../server/cli/tablebase-folder.ts';
import { seededChance } from '../../shared/engine/chance.ts';
import { type KnownResults, resultOf } from '../../shared/engine/solved-root.ts';
import type { Action } from '../../shared/rules/action.ts';
import { canAct, legalActions } from '../../shared/rules/legal.ts';
import {
  CAPTURES_TO_WIN,
  play,
  type Position,
  startPosition,
} from '../../shared/rules/position.ts';
import { fileOf, hasDiagonals, type Point, rankOf } from '../../shared/rules/point.ts';

const GAMES = 4000;
const CARE = 0.8;
const RIM = 4;

/** How many actions of a kind there were, and how many of them kept the draw. */
const tallies = new Map<string, { all: number; kept: number }>();

function tally(kind: string, isKept: boolean): void {
  const { all, kept } = tallies.get(kind) ?? { all: 0, kept: 0 };
  tallies.set(kind, { all: all + 1, kept: kept + (isKept ? 1 : 0) });
}

function kindOf(point: Point): string {
  const onRim = [fileOf(point), rankOf(point)].filter((at) => at % RIM === 0).length;
  if (onRim === 2) return 'a corner';
  if (onRim === 1)
    return hasDiagonals(point) ? 'the middle of an edge' : 'beside a corner, on an edge';
  return hasDiagonals(point) ? 'inside, with diagonals' : 'inside, without diagonals';
}

function isInDanger(after: Position): boolean {
  return legalActions(after).some((action) => action.kind === 'capture');
}

function describe(position: Position, action: Action): string[] {
  if (action.kind === 'capture') return ['tigers take a goat'];
  if (action.kind === 'step') {
    const canTake = isInDanger(position);
    return [canTake ? 'tigers step though they could take' : 'tigers step, nothing to take'];
  }
  if (action.kind !== 'place') return [];
  const danger = isInDanger(play(position, action));
  const stage =
    position.inHand > 14 ? 'goats 1–6' : position.inHand > 7 ? 'goats 7–13' : 'goats 14–20';
  return [
    `${stage}: ${kindOf(action.to)}`,
    `${stage}: ${danger ? 'leaves a goat that can be taken' : 'leaves none that can be taken'}`,
  ];
}

function playOut(known: KnownResults, chance: () => number): void {
  let position = startPosition(chance() < 0.5 ? 'goats' : 'tigers');
  while (position.inHand > 0 && position.captured < CAPTURES_TO_WIN) {
    if (!canAct(position, position.toAct) || resultOf(known, position) !== 'draw') return;
    const actions = legalActions(position);
    const kept = actions.map((action) => resultOf(known, play(position, action)) === 'draw');
    actions.forEach((action, index) => {
      for (const kind of describe(position, action)) tally(kind, kept[index] === true);
    });
    const keeping = actions.filter((_, index) => kept[index]);
    const choices = chance() < CARE ? keeping : actions;
    const chosen = choices[Math.floor(chance() * choices.length)];
    if (chosen === undefined) return;
    position = play(position, chosen);
  }
}

const dir = process.argv[2] ?? process.env['SOLUTION_DIR'];
if (dir === undefined) throw new Error('npm run advice DIR, or set SOLUTION_DIR');
const { files, close } = await openSolution(dir);
const { table } = await openTablebase(findTablebaseFolder(undefined));
const chance = seededChance(1);
for (let game = 0; game < GAMES; game++) playOut({ solution: files, table }, chance);
await close();
for (const [kind, { all, kept }] of [...tallies].toSorted(([one], [other]) =>
  one.localeCompare(other),
))
  console.log(`| ${kind} | ${all.toLocaleString('en')} | ${((100 * kept) / all).toFixed(1)} % |`);
