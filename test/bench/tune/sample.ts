/** Positions from noisy play of the engine against itself, with what a deeper search says of them. */
import type { Chance } from '../../../shared/engine/choose.ts';
import { Engine } from '../../../shared/engine/engine.ts';
import { packWho, unpackPosition } from '../../../shared/engine/packed-position.ts';
import type { EndgameTable } from '../../../shared/engine/tablebase/probe.ts';
import type { Action } from '../../../shared/rules/action.ts';
import { type Board, legalOn, playOn, startBoard } from '../../../shared/rules/board.ts';
import { PLAIN_RULES } from '../../../shared/rules/ruleset.ts';
import { valueOf } from '../../support/text.ts';
import { isEstimate, LABELLED_WORDS, labelOf } from './labelled.ts';

/** How likely a position of a game is taken, and how likely a child of it by any action too. */
const TAKEN = 0.4;
const TAKEN_IN_MOVEMENT = 0.12;
const CHILD_TAKEN = 0.7;

/** Plays games until `count` positions are found; each is searched `depth` plies deep. */
export function samplePositions(
  table: EndgameTable,
  count: number,
  depth: number,
  chance: Chance,
): Int32Array {
  const words = new Int32Array(LABELLED_WORDS * count);
  const judge = new Engine({ table, memoryBits: 18 });
  let end = 0;
  while (end < words.length)
    for (const board of playGame(table, chance)) {
      if (end >= words.length) break;
      const label = labelOf(judge.search(board, { depth }), board.position.toAct);
      words.set([packWho(board.position), board.position.goats, label], end);
      end += LABELLED_WORDS;
    }
  return words;
}

/** The same positions with their estimates made anew, `depth` plies deep. */
export function relabel(table: EndgameTable, words: Int32Array, depth: number): Int32Array {
  const judge = new Engine({ table, memoryBits: 18 });
  const anew = Int32Array.from(words);
  for (let at = 0; at < anew.length; at += LABELLED_WORDS) {
    if (!isEstimate(anew[at + 2] ?? 0)) continue;
    const position = unpackPosition(anew[at] ?? 0, anew[at + 1] ?? 0);
    const finding = judge.search(startBoard(PLAIN_RULES, position), { depth });
    anew[at + 2] = labelOf(finding, position.toAct);
  }
  return anew;
}

/** Open boards of one game: some plies by chance, then 1 to 4 plies looked ahead with whims. */
function playGame(table: EndgameTable, chance: Chance): Board[] {
  const player = new Engine({ table, memoryBits: 14 });
  const opening = Math.floor(10 * chance());
  const whim = 0.05 + 0.25 * chance();
  const longest = 40 + Math.floor(30 * chance());
  const taken: Board[] = [];
  let board = startBoard(PLAIN_RULES, chance() < 0.5 ? 'goats' : 'tigers');
  for (let ply = 0; ply < longest; ply++) {
    const isChance = ply < opening || chance() < whim;
    const depth = 1 + Math.floor(4 * chance());
    const action = isChance ? anyAction(board, chance) : player.search(board, { depth }).action;
    board = valueOf(playOn(board, action), 'a legal action');
    if (board.outcome !== null) break;
    if (chance() < (board.position.inHand > 0 ? TAKEN : TAKEN_IN_MOVEMENT))
      taken.push(board, ...childOf(board, chance));
  }
  return taken;
}

/** Searches also come to positions that no sensible play leads to. */
function childOf(board: Board, chance: Chance): Board[] {
  if (chance() >= CHILD_TAKEN) return [];
  const child = valueOf(playOn(board, anyAction(board, chance)), 'a legal action');
  return child.outcome === null ? [child] : [];
}

function anyAction(board: Board, chance: Chance): Action {
  const legal = legalOn(board);
  const action = legal[Math.floor(chance() * legal.length)];
  if (action === undefined) throw new Error('an open board has an action');
  return action;
}
