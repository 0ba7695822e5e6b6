/** Arguments of the commands that read a file of records. */
import { FEN_READINGS } from '../../shared/notation/library-fen.ts';
import type { ReadingOptions } from '../../shared/notation/record-file.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { type Arguments, readArguments } from './command.ts';

/** A file's path (`-`: standard input) and how it is read. */
export interface FileArguments extends Omit<Arguments, 'positionals'> {
  readonly path: string;
  readonly reading: ReadingOptions;
}

/** Lines of help on `--fen`. */
export const FEN_DETAILS: readonly string[] = [
  '--fen R        what the third field of a FEN counts: goat plies made (plies) or goats',
  '               captured (captured); needed where both would give a position',
];

/** Reads `FILE`, `--fen`, `--json` and the options named. */
export function readFileArguments(
  args: readonly string[],
  names: readonly string[] = [],
): Result<FileArguments, string> {
  const read = readArguments(args, ['fen', ...names]);
  if (!read.ok) return read;
  const { options, isJson, positionals } = read.value;
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0)
    return failure('one FILE is read, or - for what is piped');
  const text = options.get('fen');
  const fen = FEN_READINGS.find((reading) => reading === text) ?? null;
  if (text !== undefined && fen === null) return failure(`--fen is plies or captured, not ${text}`);
  return success({ options, isJson, path, reading: { fen } });
}
