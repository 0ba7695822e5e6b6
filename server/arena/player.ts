/** Who plays in the arena: a level, perhaps changed in some setting, or a yardstick without a search. */
import { choosePly, type Chance, type Surroundings } from '../../shared/engine/choose.ts';
import { Engine } from '../../shared/engine/engine.ts';
import { type Level, LEVEL_NAMES, LEVELS } from '../../shared/engine/levels.ts';
import type { EndgameTable } from '../../shared/engine/tablebase/probe.ts';
import { boardOf, type Match } from '../../shared/match/match.ts';
import type { Action } from '../../shared/rules/action.ts';
import { type Board, legalOn, playOn } from '../../shared/rules/board.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';

/** Chooses plies for the seat at turn; a new one for every match. */
export type Player = (match: Match) => Action;

/** What a player is made from, in either of its matches. */
export type PlayerSpec =
  { readonly kind: 'level'; readonly level: Level } | { readonly kind: 'random' | 'greedy' };

/** What can be set, least and most; `isWhole` where nothing lies between. */
const SETTINGS = {
  depth: { least: 1, most: 20, isWhole: true },
  ms: { least: 1, most: 600_000, isWhole: true },
  noise: { least: 0, most: 1000, isWhole: false },
  whim: { least: 0, most: 1, isWhole: false },
  table: { least: 0, most: 1, isWhole: true },
} as const;
type Setting = keyof typeof SETTINGS;

/** What a player's text can be. */
export const PLAYER_FORM = `${LEVEL_NAMES.join(', ')}, random or greedy; a level's settings follow it, as in master,ms=100 or hard,depth=4,table=1`;

/** Reads a player such as `hard`, `random` or `master,ms=100`; otherwise a clause about what is wrong. */
export function parsePlayer(text: string): Result<PlayerSpec, string> {
  const [name = '', ...settings] = text.split(',');
  if (name === 'random' || name === 'greedy')
    return settings.length === 0 ? success({ kind: name }) : failure(`${name} has no settings`);
  const known = LEVEL_NAMES.find((level) => level === name);
  if (known === undefined) return failure(`no player is called ${name}: ${PLAYER_FORM}`);
  let level = LEVELS[known];
  for (const setting of settings) {
    const changed = changeLevel(level, setting);
    if (!changed.ok) return changed;
    level = changed.value;
  }
  return success({ kind: 'level', level });
}

function changeLevel(level: Level, setting: string): Result<Level, string> {
  const [key = '', text = ''] = setting.split('=');
  if (!isSetting(key)) return failure(`${setting} is no setting: ${PLAYER_FORM}`);
  const { least, most, isWhole } = SETTINGS[key];
  const value = Number(text);
  const isNumber = text !== '' && (isWhole ? Number.isInteger(value) : Number.isFinite(value));
  if (!isNumber || value < least || value > most)
    return failure(
      `${key} is a ${isWhole ? 'whole number' : 'number'} from ${least} to ${most}, not ${text || 'nothing'}`,
    );
  if (key === 'table') return success({ ...level, usesTable: value > 0 });
  // Looking ahead for a time is looking to no set depth, and the other way round.
  if (key === 'ms') return success({ ...level, ms: value, depth: null });
  return success({ ...level, [key]: value });
}

function isSetting(key: string): key is Setting {
  return Object.hasOwn(SETTINGS, key);
}

/** A player of that kind. `table` is for levels that use one. */
export function createPlayer(
  spec: PlayerSpec,
  table: EndgameTable,
  surroundings: Surroundings,
): Player {
  const { chance } = surroundings;
  switch (spec.kind) {
    case 'random':
      return (match) => pick(legalOn(boardAtTurn(match)), chance);
    case 'greedy':
      return (match) => pick(greedyActions(boardAtTurn(match)), chance);
    case 'level': {
      const engine = new Engine(spec.level.usesTable ? { table } : { memoryBits: 16 });
      return (match) => choosePly(engine, match, spec.level, surroundings).finding.action;
    }
  }
}

/** Those that win at once, else those that take a goat, else all. */
function greedyActions(board: Board): Action[] {
  const legal = legalOn(board);
  const wins = legal.filter((action) => {
    const played = playOn(board, action);
    return played.ok && played.value.outcome?.result === board.position.toAct;
  });
  if (wins.length > 0) return wins;
  const captures = legal.filter((action) => action.kind === 'capture');
  return captures.length > 0 ? captures : legal;
}

function pick(actions: readonly Action[], chance: Chance): Action {
  const action = actions[Math.floor(chance() * actions.length)];
  if (action === undefined) throw new Error('arena: an open board without an action');
  return action;
}

function boardAtTurn(match: Match): Board {
  const board = boardOf(match, match.turn.board);
  if (board === null) throw new Error(`arena: no ${match.turn.board} board is at turn`);
  return board;
}
