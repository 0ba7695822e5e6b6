/** What a level plays: its search, and its noise. */
import { boardOf, type Match } from '../match/match.ts';
import type { Board } from '../rules/board.ts';
import { isCertain } from './certainty.ts';
import { type ContestFinding, searchMatch, weighOther } from './contest.ts';
import type { Engine, Finding } from './engine.ts';
import type { Level } from './levels.ts';
import type { Limits } from './limits.ts';
import { lookUpOpening } from './opening-book.ts';
import { isDecided } from './score.ts';
import { ALONE, type Terms } from './terms.ts';
import { valueOf } from './value.ts';

/** A number from 0 up to but not including 1, each as likely: how chance comes in. */
export type Chance = () => number;

/** A level's clock in milliseconds and its chance. */
export interface Surroundings {
  readonly now: () => number;
  readonly chance: Chance;
}

/** The level's ply for the seat at turn of a match without outcome. */
export function choosePly(
  engine: Engine,
  match: Match,
  level: Level,
  surroundings: Surroundings,
): ContestFinding {
  const limits = limitsOf(level, surroundings);
  const opening = level.depth === null ? playOpening(engine, match) : undefined;
  if (opening !== undefined) return opening;
  if (isSteady(level)) return searchMatch(engine, match, limits);
  const { board: name } = match.turn;
  const board = boardOf(match, name);
  if (board === null) throw new Error(`choosePly: the match has no ${name} board`);
  const { other, terms } = weighOther(engine, match, limits);
  return { board: name, finding: chooseNoisily(engine, board, level, surroundings, terms), other };
}

/** The level's action on one open board that is contested alone. */
export function chooseAction(
  engine: Engine,
  board: Board,
  level: Level,
  surroundings: Surroundings,
): Finding {
  return isSteady(level)
    ? engine.search(board, limitsOf(level, surroundings))
    : chooseNoisily(engine, board, level, surroundings, ALONE);
}

/** What the opening book has for the board at turn; `undefined` for all but the first plies. */
function playOpening(engine: Engine, match: Match): ContestFinding | undefined {
  const { board: name } = match.turn;
  const board = boardOf(match, name);
  const entry = board === null ? undefined : lookUpOpening(board.position);
  if (board === null || entry === undefined) return undefined;
  const { action, keeping } = entry;
  const kind = isCertain('draw', board) ? 'exact' : 'likely';
  const finding: Finding = {
    value: { kind, result: 'draw', plies: null },
    action,
    best: keeping.map((each) => each.action),
    variation: [action],
    depth: 0,
    nodes: 0,
  };
  return { board: name, finding, other: weighOther(engine, match, { depth: 2 }).other };
}

/** The level's limits as those of a search. */
function limitsOf({ depth, ms }: Level, { now }: Surroundings): Limits {
  return depth === null ? { time: { ms, now } } : { depth };
}

function isSteady({ noise, whim }: Level): boolean {
  return noise === 0 && whim === 0;
}

function chooseNoisily(
  engine: Engine,
  board: Board,
  level: Level,
  { chance }: Surroundings,
  terms: Terms,
): Finding {
  const depth = level.depth ?? 1;
  const { scored, nodes } = engine.scoreActions(board, depth, terms);
  const isWhim = chance() < level.whim;
  // What it sees to the end, it does not misjudge.
  const misjudge = (score: number): number =>
    isDecided(score) ? score : score + level.noise * deviate(chance);
  const judged = scored.map((entry) => ({
    ...entry,
    judgement: isWhim ? chance() : misjudge(entry.score),
  }));
  const chosen = judged.reduce((best, entry) => (entry.judgement > best.judgement ? entry : best));
  const { action, score } = chosen;
  const value = valueOf(score, false, board.position.toAct);
  return { value, action, best: [action], variation: [action], depth, nodes };
}

/** Nearly normal, with mean 0 and standard deviation 1: the sum of three even chances. */
function deviate(chance: Chance): number {
  return 2 * (chance() + chance() + chance() - 1.5);
}
