/** `npm run bench:decisions [player …]`: how often players keep the exact value where the choice matters. */
import { parsePlayer } from '../../server/arena/player.ts';
import { seededChance } from '../../shared/engine/chance.ts';
import { findTablebaseFolder } from '../../server/cli/tablebase-folder.ts';
import { openTablebase } from '../../server/tablebase/open-tablebase.ts';
import { chooseAction } from '../../shared/engine/choose.ts';
import { Engine } from '../../shared/engine/engine.ts';
import { type Level, LEVEL_NAMES } from '../../shared/engine/levels.ts';
import type { EndgameTable } from '../../shared/engine/tablebase/probe.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { boardAt, valueOf } from '../support/text.ts';
import { readVectors } from '../support/vectors.ts';

/** A level's time is that of this process's CPU, so that it is the same on a busy machine. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Kept {
  readonly isMovement: boolean;
  readonly isKept: boolean;
  readonly nodes: number;
}

function decide(level: Level, table: EndgameTable): Kept[] {
  const engine = new Engine(level.usesTable ? { table } : {});
  const surroundings = { now: cpuMs, chance: seededChance(1) };
  return readVectors('decisions').map(({ position, keep, value }) => {
    const board = boardAt(position);
    const { action, nodes, value: found } = chooseAction(engine, board, level, surroundings);
    // A noisy level's value is that of what it chose.
    if (level.noise + level.whim === 0 && found.kind === 'exact' && found.result !== value)
      throw new Error(`${position} is ${value}, and was called ${found.result} for certain`);
    const isKept = keep.includes(formatAction(action));
    return { isMovement: board.position.inHand === 0, isKept, nodes };
  });
}

function shareOf(decisions: readonly Kept[]): string {
  const kept = decisions.filter(({ isKept }) => isKept).length;
  return `${((100 * kept) / decisions.length).toFixed(1)} % (${kept} of ${decisions.length})`;
}

const given = process.argv.slice(2);
const { table, isComplete } = await openTablebase(findTablebaseFolder(undefined));
if (!isComplete) console.log('the endgame table is not complete');
for (const name of given.length > 0 ? given : LEVEL_NAMES) {
  const spec = valueOf(parsePlayer(name), name);
  if (spec.kind !== 'level') throw new Error(`${name} is no level`);
  const begunMs = cpuMs();
  const decisions = decide(spec.level, table);
  const nodes = decisions.reduce((sum, decision) => sum + decision.nodes, 0) / decisions.length;
  const movement = shareOf(decisions.filter(({ isMovement }) => isMovement));
  const seconds = ((cpuMs() - begunMs) / 1000).toFixed(1);
  console.log(
    `${name}: ${shareOf(decisions)}, movement phase ${movement}, ${nodes.toFixed(0)} positions each, ${seconds} s`,
  );
}
