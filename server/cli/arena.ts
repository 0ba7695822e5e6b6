/** `tigers arena`: many matches between two players, and what they say about strength. */
import { availableParallelism } from 'node:os';
import { parseRuleset } from '../../shared/notation/ruleset.ts';
import { MODES } from '../../shared/match/setup.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import { runArena } from '../arena/arena.ts';
import type { ArenaReply, ArenaThreadData } from '../arena/arena-request.ts';
import { compareElo, type Tally } from '../arena/elo.ts';
import { parsePlayer, PLAYER_FORM, type PlayerSpec } from '../arena/player.ts';
import { openTablebase } from '../tablebase/open-tablebase.ts';
import { type Answer, AnswerWriter } from './answer.ts';
import { type Command, type Job, readArguments } from './command.ts';
import type { CommandIo } from './io.ts';
import { ProgressBar } from './progress-bar.ts';
import { describeRulesetFault } from './sentence.ts';
import { findTablebaseFolder, FOLDER_DETAILS } from './tablebase-folder.ts';

/** The command, as the issue of the engine has it. */
export const ARENA: Command = {
  synopsis: 'arena A B [--boards N] [--mode classic|final] [--seed S] [--json]',
  summary: 'play two players against each other and compare their strength',
  details: [
    `A, B           ${PLAYER_FORM}`,
    '--boards N     matches to play, 100 unless given; every opening twice, sides swapped',
    '--mode M       classic (unless given) or final, which counts as one match',
    '--seed S       another whole number: other openings, other chance',
    '--ruleset R    devils-plan unless given',
    '--threads N    as many as there are cores unless given',
    ...FOLDER_DETAILS,
  ],
  plan: planArena,
};

/** The table's levels are read when the matches begin. */
interface ArenaPlan {
  readonly texts: readonly [string, string];
  readonly contest: Omit<ArenaThreadData, 'levels'>;
  readonly boards: number;
  readonly threads: number;
  readonly dir: string;
  readonly isJson: boolean;
}

function planArena(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['boards', 'mode', 'seed', 'ruleset', 'threads', 'dir']);
  if (!read.ok) return read;
  const { options, isJson, positionals } = read.value;
  const players = readPlayers(positionals);
  if (!players.ok) return players;
  const mode = MODES.find((one) => one === (options.get('mode') ?? 'classic'));
  if (mode === undefined) return failure(`--mode is ${MODES.join(' or ')}`);
  const ruleset = parseRuleset(options.get('ruleset') ?? DEFAULT_RULESET.name);
  if (!ruleset.ok) return failure(`--ruleset ${describeRulesetFault(ruleset.error)}`);
  const boards = readCount('boards', options.get('boards') ?? '100');
  if (!boards.ok) return boards;
  const threads = readCount('threads', options.get('threads') ?? `${availableParallelism()}`);
  if (!threads.ok) return threads;
  const seed = readCount('seed', options.get('seed') ?? '1');
  if (!seed.ok) return seed;
  const { texts, specs } = players.value;
  const contest = { players: specs, mode, ruleset: ruleset.value, seed: seed.value };
  const dir = findTablebaseFolder(options.get('dir'));
  const sizes = { boards: boards.value, threads: threads.value };
  return success(toJob({ texts, contest, ...sizes, dir, isJson }));
}

interface Pair {
  readonly texts: readonly [string, string];
  readonly specs: readonly [PlayerSpec, PlayerSpec];
}

function readPlayers([first, second, ...more]: readonly string[]): Result<Pair, string> {
  if (first === undefined || second === undefined || more.length > 0)
    return failure('arena takes two players');
  const [one, two] = [parsePlayer(first), parsePlayer(second)];
  if (!one.ok) return one;
  if (!two.ok) return two;
  return success({ texts: [first, second], specs: [one.value, two.value] });
}

function readCount(name: string, text: string): Result<number, string> {
  return /^[1-9]\d{0,8}$/.test(text)
    ? success(Number(text))
    : failure(`--${name} is a whole number from 1 on, not ${text}`);
}

function toJob({ texts, contest, boards, threads, dir, isJson }: ArenaPlan): Job {
  return async (io) => {
    const { levels, isComplete } = await openTablebase(dir);
    if (!isComplete && contest.players.some(usesTable))
      io.warn(`the endgame table in ${dir} is not complete: played as far as it goes\n`);
    const replies = await play({ ...contest, levels }, boards, threads, io);
    const writer = new AnswerWriter(io, isJson);
    writer.write(success(describe(texts, replies)));
    return writer.exitCode;
  };
}

function usesTable(spec: PlayerSpec): boolean {
  return spec.kind === 'level' && spec.level.usesTable;
}

async function play(
  data: ArenaThreadData,
  boards: number,
  threads: number,
  io: CommandIo,
): Promise<ArenaReply[]> {
  const bar = new ProgressBar(io, () => performance.now());
  const replies: ArenaReply[] = [];
  await runArena(data, boards, threads, (reply) => {
    replies.push(reply);
    bar.show(replies.length / boards, formatTally(tallyOf(replies)));
  });
  bar.end();
  return replies;
}

function tallyOf(replies: readonly ArenaReply[]): Tally {
  const count = (result: ArenaReply['result']): number =>
    replies.filter((reply) => reply.result === result).length;
  return { wins: count('win'), draws: count('draw'), losses: count('loss') };
}

function formatTally({ wins, draws, losses }: Tally): string {
  return `+${wins} =${draws} -${losses}`;
}

function describe([first, second]: readonly [string, string], replies: ArenaReply[]): Answer {
  const tally = tallyOf(replies);
  const { elo, low, high } = compareElo(tally);
  const plies = replies.reduce((sum, reply) => sum + reply.plies, 0) / replies.length;
  const bounds = `${formatElo(low)} to ${formatElo(high)}`;
  return {
    text: `${first} against ${second}: ${formatTally(tally)}, Elo ${formatElo(elo)} (${bounds}), ${plies.toFixed(0)} plies a match`,
    json: { first, second, ...tally, elo, low, high, plies },
  };
}

function formatElo(elo: number): string {
  return `${elo >= 0 ? '+' : '-'}${Math.abs(elo).toFixed(0)}`;
}
