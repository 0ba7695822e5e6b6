/** `tigers legal`: the legal actions of a position, or how it is over. */
import { formatActions } from '../../shared/notation/action.ts';
import { formatPosition, parsePosition } from '../../shared/notation/position.ts';
import { parseRuleset } from '../../shared/notation/ruleset.ts';
import { legalOn, startBoard } from '../../shared/rules/board.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { PLAIN_RULES, type Ruleset, RULESET_NAMES } from '../../shared/rules/ruleset.ts';
import { type AnswerResult, AnswerWriter } from './answer.ts';
import { type Command, type Job, readArguments } from './command.ts';
import { readLines } from './io.ts';
import { describeRulesetFault, describeTextFault } from './sentence.ts';

/** The command, as NOTATION.md has it. */
export const LEGAL: Command = {
  synopsis: 'legal P|- [--ruleset R] [--json]',
  summary: 'list the legal actions of a position, or how it is over',
  details: [
    'P              a position such as "T3T/5/5/5/T3T g 20 0"; - reads them, one a line',
    `--ruleset R    ${RULESET_NAMES.join(', ')} (plain rules: ply-yard), or`,
    '               "custom ply=200 repeat=draw3 quiet=100 goats=pass"; P is its set-up start',
  ],
  plan: planLegal,
};

function planLegal(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['ruleset']);
  if (!read.ok) return read;
  const { options, isJson, positionals } = read.value;
  // A position has spaces, which are easily left without quotes.
  const position = positionals.join(' ');
  if (position === '') return failure('legal takes a position, or - for lines of them');
  const ruleset = parseRuleset(options.get('ruleset') ?? PLAIN_RULES.name);
  if (!ruleset.ok) return failure(`--ruleset ${describeRulesetFault(ruleset.error)}`);
  return success(toJob(position, ruleset.value, isJson));
}

function toJob(position: string, ruleset: Ruleset, isJson: boolean): Job {
  return async (io) => {
    const writer = new AnswerWriter(io, isJson);
    if (position === '-')
      for await (const line of readLines(io.stdin)) writer.write(answer(line, ruleset));
    else writer.write(answer(position, ruleset));
    return writer.exitCode;
  };
}

function answer(text: string, ruleset: Ruleset): AnswerResult {
  const position = parsePosition(text);
  if (!position.ok) return failure(describeTextFault(position.error));
  const board = startBoard(ruleset, position.value);
  const legal = formatActions(legalOn(board));
  const { result = null, reason = null } = board.outcome ?? {};
  return success({
    text: board.outcome === null ? legal.join(' ') : `${result} ${reason}`,
    json: { position: formatPosition(position.value), legal, result, reason },
  });
}
