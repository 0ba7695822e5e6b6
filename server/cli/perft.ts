/** `tigers perft`: how many action sequences there are. */
import { formatPosition, parsePosition } from '../../shared/notation/position.ts';
import { perft } from '../../shared/rules/perft.ts';
import { type Position, startPosition } from '../../shared/rules/position.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { type Side, SIDES } from '../../shared/rules/side.ts';
import { type AnswerResult, AnswerWriter } from './answer.ts';
import { type Command, type Job, readArguments } from './command.ts';
import { readLines } from './io.ts';
import { describeTextFault } from './sentence.ts';

/** Deeper counts from the start would no longer be exact, and take years. */
const DEEPEST = 12;

/** The command, as NOTATION.md has it. */
export const PERFT: Command = {
  synopsis: 'perft DEPTH [--first goats|tigers | --position P] [--json]',
  summary: 'count the action sequences of DEPTH plies under plain rules',
  details: [
    '--first S      begin at the start with this side to act (goats)',
    '--position P   begin at this position; - reads positions, one a line',
  ],
  plan: planPerft,
};

function planPerft(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['first', 'position']);
  if (!read.ok) return read;
  const { options, isJson, positionals } = read.value;
  const depth = readDepth(positionals);
  if (!depth.ok) return depth;
  const position = options.get('position');
  const first = options.get('first') ?? 'goats';
  const side = SIDES.find((one) => one === first);
  if (side === undefined) return failure(`--first is goats or tigers, not ${first}`);
  if (position === undefined) return success(toJob(depth.value, side, isJson));
  if (options.has('first')) return failure('--first and --position cannot go together');
  return success(toJob(depth.value, position, isJson));
}

function readDepth(positionals: readonly string[]): Result<number, string> {
  const [text, ...more] = positionals;
  if (text === undefined || more.length > 0) return failure('perft takes one DEPTH');
  return /^\d{1,2}$/.test(text) && Number(text) <= DEEPEST
    ? success(Number(text))
    : failure(`DEPTH is a whole number from 0 to ${DEEPEST}, not ${text}`);
}

/** `start`: a side to act at the start, a position's text, or `-` for lines of them. */
function toJob(depth: number, start: string, isJson: boolean): Job {
  return async (io) => {
    const writer = new AnswerWriter(io, isJson);
    if (start === '-')
      for await (const line of readLines(io.stdin)) writer.write(answerPosition(line, depth));
    else {
      const side = SIDES.find((one) => one === start);
      writer.write(side === undefined ? answerPosition(start, depth) : answerStart(side, depth));
    }
    return writer.exitCode;
  };
}

function answerStart(first: Side, depth: number): AnswerResult {
  return count({ first }, startPosition(first), depth);
}

function answerPosition(text: string, depth: number): AnswerResult {
  const position = parsePosition(text);
  if (!position.ok) return failure(describeTextFault(position.error));
  return count({ position: formatPosition(position.value) }, position.value, depth);
}

function count(
  named: Readonly<Record<string, string>>,
  start: Position,
  depth: number,
): AnswerResult {
  const { nodes, captures } = perft(start, depth);
  return success({ text: String(nodes), json: { ...named, depth, nodes, captures } });
}
