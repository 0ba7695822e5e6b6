/** `tigers convert`: the records of a file in another format. */
import { type BoardRecord, formatBoardRecord } from '../../shared/notation/board-record.ts';
import { formatFinalFen, formatFinalObx } from '../../shared/notation/final-position.ts';
import { formatLibraryPgn, type PgnRefusal } from '../../shared/notation/library-pgn.ts';
import { toBoardRecords } from '../../shared/notation/match-boards.ts';
import { formatMatchRecord } from '../../shared/notation/match-record.ts';
import { type GameRecord, parseRecordFile } from '../../shared/notation/record-file.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { type AnswerResult, AnswerWriter } from './answer.ts';
import type { Command, Job } from './command.ts';
import { FEN_DETAILS, type FileArguments, readFileArguments } from './file-arguments.ts';
import { readText } from './io.ts';
import { describeRecordFault } from './sentence.ts';

const TARGETS = ['record', 'pgn', 'obx', 'fen'] as const;
type Target = (typeof TARGETS)[number];

/** The command, as NOTATION.md has it. */
export const CONVERT: Command = {
  synopsis: 'convert FILE|- --to record|pgn|obx|fen [--fen plies|captured] [--json]',
  summary: 'write every record of a file in another format',
  details: [
    '--to record    whole games as records of this program',
    '--to pgn       whole games as PGN of the library baghchal, a final as two',
    '--to obx       the final position of each, in OBX 2.0',
    '--to fen       the final position of each; the third field is the goat plies made',
    ...FEN_DETAILS,
  ],
  plan: planConvert,
};

const PGN_REFUSALS: Readonly<Record<PgnRefusal, string>> = {
  'tigers-first': 'the tigers act first, which this PGN cannot say',
  'set-up-start': 'the board begins at a set-up position, which this PGN cannot say',
  pass: 'the goats pass, which this PGN cannot say',
};

function planConvert(args: readonly string[]): Result<Job, string> {
  const read = readFileArguments(args, ['to']);
  if (!read.ok) return read;
  const text = read.value.options.get('to');
  const target = TARGETS.find((one) => one === text);
  if (target === undefined)
    return failure(`--to is record, pgn, obx or fen${text === undefined ? '' : `, not ${text}`}`);
  return success(toJob(read.value, target));
}

function toJob({ path, reading, isJson }: FileArguments, target: Target): Job {
  return async (io) => {
    const text = await readText(path, io);
    if (!text.ok) {
      io.warn(`${text.error}\n`);
      return 1;
    }
    const writer = new AnswerWriter(io, isJson);
    const answers = parseRecordFile(text.value, reading).flatMap((record, index) =>
      record.ok
        ? convert(index + 1, record.value, target)
        : [failure(describeRecordFault(index + 1, record.error))],
    );
    const isGames = target === 'record' || target === 'pgn';
    for (const [index, answer] of answers.entries()) {
      // Games are parted by a blank line.
      if (isGames && !isJson && index > 0) io.write('\n');
      writer.write(answer);
    }
    if (target === 'fen' && answers.length > 0)
      io.warn('third field: goat plies made (--fen plies)\n');
    return writer.exitCode;
  };
}

/** One answer, or one for each board of a final. */
function convert(number: number, record: GameRecord, target: Target): AnswerResult[] {
  if (target === 'record') {
    const text = record.kind === 'board' ? formatBoardRecord(record) : formatMatchRecord(record);
    return [toAnswer(target, text)];
  }
  const boards = record.kind === 'board' ? [record] : toBoardRecords(record);
  return boards.map((board, index) => {
    const name = index === 0 ? 'left' : 'right';
    const place = boards.length === 1 ? `record ${number}` : `record ${number}, ${name} board`;
    return convertBoard(board, place, target);
  });
}

function convertBoard(
  record: BoardRecord,
  place: string,
  target: Exclude<Target, 'record'>,
): AnswerResult {
  switch (target) {
    case 'pgn': {
      const text = formatLibraryPgn(record);
      return text.ok
        ? toAnswer(target, text.value)
        : failure(`${place}: ${PGN_REFUSALS[text.error]}`);
    }
    case 'obx':
      return toAnswer(target, formatFinalObx(record));
    case 'fen':
      return toAnswer(target, formatFinalFen(record));
  }
}

/** Texts end where the writer ends its line. */
function toAnswer(target: Target, text: string): AnswerResult {
  const line = text.replace(/\n$/, '');
  return success({ text: line, json: { [target]: text } });
}
