/** What a command needs of the world around it. */
import type { Result } from '../../shared/rules/result.ts';

/** `write` is for answers alone, `warn` for everything else that is said. */
export interface CommandIo {
  /** Standard input in pieces of any length. */
  readonly stdin: AsyncIterable<string>;
  /** A file's text, or a sentence about why it cannot be read. */
  readonly readFile: (path: string) => Promise<Result<string, string>>;
  readonly write: (text: string) => void;
  readonly warn: (text: string) => void;
  /** Whether a person sees what is warned as it comes, so that a line can be drawn over. */
  readonly isTerminal?: boolean;
}

/** The lines of a text that comes in pieces, without their line ends, each as soon as it is whole. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '\uFEFF';
  for await (const piece of pieces) {
    const lines = (rest + piece).replace(/^\uFEFF+/, '').split('\n');
    rest = lines.pop() ?? '';
    yield* lines.map(withoutReturn);
  }
  if (rest !== '' && rest !== '\uFEFF') yield withoutReturn(rest);
}

/** The whole text of `path`, `-` being standard input. */
export async function readText(path: string, io: CommandIo): Promise<Result<string, string>> {
  if (path !== '-') return io.readFile(path);
  let text = '';
  for await (const piece of io.stdin) text += piece;
  return { ok: true, value: text };
}

function withoutReturn(line: string): string {
  return line.replace(/\r$/, '');
}
