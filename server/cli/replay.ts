/** `tigers replay`: what the records of a file come to. */
import { formatProof } from '../../shared/notation/match-end.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { type GameRecord, parseRecordFile } from '../../shared/notation/record-file.ts';
import type { Board } from '../../shared/rules/board.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { AnswerWriter } from './answer.ts';
import type { Command, Job } from './command.ts';
import { FEN_DETAILS, type FileArguments, readFileArguments } from './file-arguments.ts';
import { readText } from './io.ts';
import { describeRecordFault } from './sentence.ts';
import { toVector } from './vector.ts';

/** The command, as NOTATION.md has it. */
export const REPLAY: Command = {
  synopsis: 'replay FILE|- [--fen plies|captured] [--json]',
  summary: 'play every record of a file and say what it comes to',
  details: [
    'Each record, of any format, gives its number, plies, result, reason and position',
    '(of both boards of a final), parted by tabs; * for no result, - for no proven reason.',
    ...FEN_DETAILS,
  ],
  plan: planReplay,
};

function planReplay(args: readonly string[]): Result<Job, string> {
  const read = readFileArguments(args);
  return read.ok ? success(toJob(read.value)) : read;
}

function toJob({ path, reading, isJson }: FileArguments): Job {
  return async (io) => {
    const text = await readText(path, io);
    if (!text.ok) {
      io.warn(`${text.error}\n`);
      return 1;
    }
    const writer = new AnswerWriter(io, isJson);
    for (const [index, record] of parseRecordFile(text.value, reading).entries())
      writer.write(
        record.ok
          ? success({ text: summarize(index + 1, record.value), json: toVector(record.value) })
          : failure(describeRecordFault(index + 1, record.error)),
      );
    return writer.exitCode;
  };
}

/** `number plies result reason position [position]`, parted by tabs. */
function summarize(number: number, record: GameRecord): string {
  const [plies, reason, boards] =
    record.kind === 'board'
      ? [record.actions.length, record.board.outcome?.reason ?? '', [record.board]]
      : [record.match.plies.length, formatProof(record.match), boardsOf(record.match.boards)];
  const positions = boards.map((board) => formatPosition(board.position));
  return [number, plies, record.score, reason === '' ? '-' : reason, ...positions].join('\t');
}

function boardsOf({ left, right }: { left: Board; right: Board | null }): Board[] {
  return right === null ? [left] : [left, right];
}
