/** `tigers probe`: who wins a position with best play, and in how many plies. */
import { formatPosition, parsePosition } from '../../shared/notation/position.ts';
import {
  type EndgameTable,
  type EndgameValue,
  probePosition,
  type ProbeRefusal,
} from '../../shared/engine/tablebase/probe.ts';
import type { Position } from '../../shared/rules/position.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { Solution } from '../../shared/solution/solution.ts';
import { openTablebase } from '../tablebase/open-tablebase.ts';
import { type AnswerResult, AnswerWriter } from './answer.ts';
import { type Command, type Job, readArguments } from './command.ts';
import { readLines } from './io.ts';
import { describeTextFault } from './sentence.ts';
import { findSolutionFolder, openSolutionFolder, SOLUTION_DETAILS } from './solution-folder.ts';
import { findTablebaseFolder, FOLDER_DETAILS, formatBuildCommand } from './tablebase-folder.ts';

/** The command, as NOTATION.md has it. */
export const PROBE: Command = {
  synopsis: 'probe P|- [--dir D] [--solution D] [--json]',
  summary: 'say who wins a position, and in how many plies where no goats are in hand',
  details: [
    'P              a position such as "T3T/5/5/5/T3T g 20 0"; - reads them, one a line',
    ...FOLDER_DETAILS,
    ...SOLUTION_DETAILS,
  ],
  plan: planProbe,
};

function planProbe(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['dir', 'solution']);
  if (!read.ok) return read;
  const { options, isJson, positionals } = read.value;
  // A position has spaces, which are easily left without quotes.
  const position = positionals.join(' ');
  if (position === '') return failure('probe takes a position, or - for lines of them');
  const dir = findTablebaseFolder(options.get('dir'));
  return success(toJob(position, dir, findSolutionFolder(options.get('solution')), isJson));
}

function toJob(position: string, dir: string, solutionDir: string | null, isJson: boolean): Job {
  return async (io) => {
    const { table, refusals } = await openTablebase(dir);
    for (const refusal of refusals)
      io.warn(`${refusal}; build it again with: ${formatBuildCommand(dir)}\n`);
    const { solution, close } = await openSolutionFolder(solutionDir, io);
    const sources = { table, dir, solution, solutionDir };
    const writer = new AnswerWriter(io, isJson);
    if (position === '-')
      for await (const line of readLines(io.stdin)) writer.write(answer(line, sources));
    else writer.write(answer(position, sources));
    await close();
    return writer.exitCode;
  };
}

interface Sources {
  readonly table: EndgameTable;
  readonly dir: string;
  readonly solution: Solution;
  readonly solutionDir: string | null;
}

function answer(text: string, sources: Sources): AnswerResult {
  const position = parsePosition(text);
  if (!position.ok) return failure(describeTextFault(position.error));
  const probed = probe(position.value, sources);
  if (!probed.ok) return probed;
  const { winner, plies } = probed.value;
  return success({
    text: plies === null ? winner : `${winner} ${plies}`,
    json: { position: formatPosition(position.value), value: winner, plies },
  });
}

function probe(position: Position, sources: Sources): Result<EndgameValue, string> {
  const { table, dir, solution, solutionDir } = sources;
  const probed = probePosition(table, position);
  if (probed.ok) return probed;
  const winner = solution.lookUp(position);
  if (winner !== undefined) return success({ winner, plies: null });
  return failure(describeRefusal(probed.error, dir, solutionDir));
}

function describeRefusal(refusal: ProbeRefusal, dir: string, solutionDir: string | null): string {
  if (refusal === 'not-in-table')
    return `the endgame table in ${dir} does not hold it; build it with: ${formatBuildCommand(dir)}`;
  return solutionDir === null
    ? 'goats are in hand, and the endgame table begins when none is: name the solution’s folder with --solution'
    : `the solution in ${solutionDir} does not hold it; make it with: npm run -s tigers -- solve ${solutionDir}`;
}
