/** `tigers probe`: who wins a position with best play, and in how many plies. */
import { formatPosition, parsePosition } from '../../shared/notation/position.ts';
import {
  type EndgameTable,
  probePosition,
  type ProbeRefusal,
} from '../../shared/engine/tablebase/probe.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { openTablebase } from '../tablebase/open-tablebase.ts';
import { type AnswerResult, AnswerWriter } from './answer.ts';
import { type Command, type Job, readArguments } from './command.ts';
import { readLines } from './io.ts';
import { describeTextFault } from './sentence.ts';
import { findTablebaseFolder, FOLDER_DETAILS, formatBuildCommand } from './tablebase-folder.ts';

/** The command, as NOTATION.md has it. */
export const PROBE: Command = {
  synopsis: 'probe P|- [--dir D] [--json]',
  summary: 'say who wins a position without goats in hand, and in how many plies',
  details: [
    'P              a position such as "T3T/5/5/5/T3T g 20 0"; - reads them, one a line',
    ...FOLDER_DETAILS,
  ],
  plan: planProbe,
};

function planProbe(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['dir']);
  if (!read.ok) return read;
  const { options, isJson, positionals } = read.value;
  // A position has spaces, which are easily left without quotes.
  const position = positionals.join(' ');
  if (position === '') return failure('probe takes a position, or - for lines of them');
  return success(toJob(position, findTablebaseFolder(options.get('dir')), isJson));
}

function toJob(position: string, dir: string, isJson: boolean): Job {
  return async (io) => {
    const { table, refusals } = await openTablebase(dir);
    for (const refusal of refusals)
      io.warn(`${refusal}; build it again with: ${formatBuildCommand(dir)}\n`);
    const writer = new AnswerWriter(io, isJson);
    if (position === '-')
      for await (const line of readLines(io.stdin)) writer.write(answer(line, table, dir));
    else writer.write(answer(position, table, dir));
    return writer.exitCode;
  };
}

function answer(text: string, table: EndgameTable, dir: string): AnswerResult {
  const position = parsePosition(text);
  if (!position.ok) return failure(describeTextFault(position.error));
  const probed = probePosition(table, position.value);
  if (!probed.ok) return failure(describeRefusal(probed.error, dir));
  const { winner, plies } = probed.value;
  return success({
    text: plies === null ? winner : `${winner} ${plies}`,
    json: { position: formatPosition(position.value), value: winner, plies },
  });
}

function describeRefusal(refusal: ProbeRefusal, dir: string): string {
  switch (refusal) {
    case 'goats-in-hand':
      return 'goats are in hand, and the endgame table begins when none is';
    case 'not-in-table':
      return `the endgame table in ${dir} does not hold it; build it with: ${formatBuildCommand(dir)}`;
  }
}
