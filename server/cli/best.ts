/** `tigers best`: the best action in a position, how good it is, and what follows. */
import { chooseAction } from '../../shared/engine/choose.ts';
import { Engine, type Finding } from '../../shared/engine/engine.ts';
import { type Level, LEVEL_NAMES, LEVELS } from '../../shared/engine/levels.ts';
import type { Value } from '../../shared/engine/value.ts';
import { completeVariation } from '../../shared/engine/variation.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { formatPosition, parsePosition } from '../../shared/notation/position.ts';
import { parseRuleset } from '../../shared/notation/ruleset.ts';
import { type Board, startBoard } from '../../shared/rules/board.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { PLAIN_RULES, type Ruleset, RULESET_NAMES } from '../../shared/rules/ruleset.ts';
import { openTablebase } from '../tablebase/open-tablebase.ts';
import { type AnswerResult, AnswerWriter } from './answer.ts';
import { type Command, type Job, readArguments } from './command.ts';
import { readLines } from './io.ts';
import { describeRulesetFault, describeTextFault } from './sentence.ts';
import { findTablebaseFolder, FOLDER_DETAILS } from './tablebase-folder.ts';

/** The command, as NOTATION.md has it. */
export const BEST: Command = {
  synopsis: 'best P|- [--level L | --ms N | --depth N] [--ruleset R] [--dir D] [--json]',
  summary: 'find the best action in a position',
  details: [
    'P              a position such as "T3T/5/5/5/T3T g 20 0"; - reads them, one a line',
    `--level L      ${LEVEL_NAMES.join(', ')} (master unless another option says how long)`,
    '--ms N         think for so many milliseconds',
    '--depth N      look ahead so many plies, 1 to 100',
    `--ruleset R    ${RULESET_NAMES.join(', ')} (plain rules: ply-yard), or`,
    '               "custom ply=200 repeat=draw3 quiet=100 goats=pass"; P is its set-up start',
    ...FOLDER_DETAILS,
    'The action comes first. value= is who wins and in how many plies, draw, or an estimate in goats',
    'for the side to act; ? marks what the ruleset may overturn. time= is in milliseconds.',
  ],
  plan: planBest,
};

function planBest(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['level', 'ms', 'depth', 'ruleset', 'dir']);
  if (!read.ok) return read;
  const { options, isJson, positionals } = read.value;
  // A position has spaces, which are easily left without quotes.
  const position = positionals.join(' ');
  if (position === '') return failure('best takes a position, or - for lines of them');
  const level = readLevel(options);
  if (!level.ok) return level;
  const ruleset = parseRuleset(options.get('ruleset') ?? PLAIN_RULES.name);
  if (!ruleset.ok) return failure(`--ruleset ${describeRulesetFault(ruleset.error)}`);
  const dir = findTablebaseFolder(options.get('dir'));
  return success(toJob(position, { level: level.value, ruleset: ruleset.value, dir, isJson }));
}

interface Settings {
  readonly level: Level;
  readonly ruleset: Ruleset;
  readonly dir: string;
  readonly isJson: boolean;
}

function readLevel(options: ReadonlyMap<string, string>): Result<Level, string> {
  const [given, ...more] = ['level', 'ms', 'depth'].filter((name) => options.has(name));
  if (more.length > 0)
    return failure(`--${given ?? ''} and --${more.join(', --')} cannot go together`);
  const text = options.get(given ?? '') ?? '';
  if (given === 'ms') {
    const isMs = /^[1-9]\d{0,8}$/.test(text);
    return isMs
      ? success({ ...LEVELS.master, ms: Number(text) })
      : failure(`--ms is a whole number from 1 on, not ${text}`);
  }
  if (given === 'depth') {
    const isDepth = /^([1-9]\d?|100)$/.test(text);
    return isDepth
      ? success({ ...LEVELS.master, depth: Number(text) })
      : failure(`--depth is a whole number from 1 to 100, not ${text}`);
  }
  const name = LEVEL_NAMES.find((one) => one === (options.get('level') ?? 'master'));
  return name === undefined
    ? failure(`--level is ${LEVEL_NAMES.join(', ')}, not ${text}`)
    : success(LEVELS[name]);
}

function toJob(position: string, { level, ruleset, dir, isJson }: Settings): Job {
  return async (io) => {
    const { table, refusals } = await openTablebase(dir);
    for (const refusal of refusals) io.warn(`${refusal}\n`);
    const engine = new Engine(level.usesTable ? { table } : {});
    const answer = (text: string): AnswerResult => answerPosition(text, engine, level, ruleset);
    const writer = new AnswerWriter(io, isJson);
    if (position === '-') for await (const line of readLines(io.stdin)) writer.write(answer(line));
    else writer.write(answer(position));
    return writer.exitCode;
  };
}

function answerPosition(
  text: string,
  engine: Engine,
  level: Level,
  ruleset: Ruleset,
): AnswerResult {
  const position = parsePosition(text);
  if (!position.ok) return failure(describeTextFault(position.error));
  const board = startBoard(ruleset, position.value);
  const { outcome } = board;
  if (outcome !== null) return failure(`board is over (${outcome.result} ${outcome.reason})`);
  const now = (): number => performance.now();
  const begunMs = now();
  const finding = chooseAction(engine, board, level, { now, chance: Math.random });
  const timeMs = Math.round(now() - begunMs);
  const variation = completeVariation(engine, board, finding);
  return success(describe(board, { ...finding, variation }, timeMs));
}

function describe(
  board: Board,
  finding: Finding,
  timeMs: number,
): {
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
} {
  const { value, depth, nodes } = finding;
  const action = formatAction(finding.action);
  const pv = finding.variation.map(formatAction);
  const keep = finding.best.map(formatAction);
  const counts = `depth=${depth} nodes=${nodes} time=${timeMs}`;
  return {
    text: `${action} value=${formatValue(value)} pv=${pv.join(',')} best=${keep.join(',')} ${counts}`,
    json: {
      position: formatPosition(board.position),
      action,
      ...toJsonValue(value),
      pv,
      best: keep,
      depth,
      nodes,
      time: timeMs,
    },
  };
}

/** `tigers:23`, `draw`, `+0.35`; with `?` where the ruleset may overturn it. */
function formatValue(value: Value): string {
  if (value.kind === 'estimate') {
    const goats = (value.score / 100).toFixed(2);
    return value.score < 0 ? goats : `+${goats}`;
  }
  const plies = value.plies === null ? '' : `:${value.plies}`;
  return `${value.result}${plies}${value.kind === 'likely' ? '?' : ''}`;
}

/** `value` and `plies` as in the vectors, `null` for an estimate, whose goats are in `estimate`. */
function toJsonValue(value: Value): Readonly<Record<string, unknown>> {
  return value.kind === 'estimate'
    ? { value: null, plies: null, isCertain: false, estimate: value.score / 100 }
    : {
        value: value.result,
        plies: value.plies,
        isCertain: value.kind === 'exact',
        estimate: null,
      };
}
