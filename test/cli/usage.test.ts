/** Arguments that are not understood, files that cannot be read, and help. */
import { describe, expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';

const START = 'T3T/5/5/5/T3T g 20 0';

describe('what is not understood', () => {
  test.each([
    [[], 'usage:\n'],
    [['win'], 'unknown command: win\n'],
    [['solve'], 'solve: solve takes one folder\n'],
    [['solve', 'a', 'b'], 'solve: solve takes one folder\n'],
    [['solve', 'a', '--until', '20'], 'solve: --until is a whole number from 0 to 19, not 20\n'],
    [['solve', 'a', '--workers', '0'], 'solve: --workers is a whole number from 1 on, not 0\n'],
    [
      ['solve', 'a', '--verify', '--workers', '2'],
      'solve: --workers and --verify cannot go together\n',
    ],
    [['solve', 'a', '--sample', '2'], 'solve: --sample and --seed are for --verify\n'],
    [['perft'], 'perft: perft takes one DEPTH\n'],
    [['perft', '1', '2'], 'perft: perft takes one DEPTH\n'],
    [['perft', '-1'], 'perft: Unknown option'],
    [['perft', '13'], 'perft: DEPTH is a whole number from 0 to 12, not 13\n'],
    [['perft', '2.5'], 'perft: DEPTH is a whole number from 0 to 12, not 2.5\n'],
    [['perft', '1', '--first', 'host'], 'perft: --first is goats or tigers, not host\n'],
    [
      ['perft', '1', '--first', 'goats', '--position', START],
      'perft: --first and --position cannot go together\n',
    ],
    [['legal'], 'legal: legal takes a position, or - for lines of them\n'],
    [
      ['legal', START, '--ruleset', 'chess'],
      'legal: --ruleset “chess”: no ruleset has this name\n',
    ],
    [['legal', START, '--level', '3'], "legal: Unknown option '--level'"],
    [['replay'], 'replay: one FILE is read, or - for what is piped\n'],
    [['replay', 'a', 'b'], 'replay: one FILE is read, or - for what is piped\n'],
    [['replay', 'a', '--fen', 'x'], 'replay: --fen is plies or captured, not x\n'],
    [['book', 'a'], 'book: book takes options alone\n'],
    [['book', '--depth', '0'], 'book: --depth is a whole number from 1 to 99, not 0\n'],
    [['puzzles', 'a'], 'puzzles: puzzles takes options alone\n'],
    [['puzzles', '--count', '0'], 'puzzles: --count is a whole number from 1 to 1000000, not 0\n'],
    [
      ['puzzles', '--prove', 'a', '--seed', '2'],
      'puzzles: --prove makes no puzzles, so it goes without --count and --seed\n',
    ],
    [['convert', 'a'], 'convert: --to is record, pgn, obx or fen\n'],
    [['convert', 'a', '--to', 'svg'], 'convert: --to is record, pgn, obx or fen, not svg\n'],
  ])('%j ends with code 2, a sentence and no answer', async (args, sentence) => {
    const ran = await runCommand(args);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err.slice(0, sentence.length)).toBe(sentence);
    expect(ran.err).toContain('usage:');
  });

  test.each(['replay', 'convert'])('%s says why a file cannot be read', async (command) => {
    const ran = await runCommand([
      command,
      'none.pgn',
      ...(command === 'convert' ? ['--to', 'fen'] : []),
    ]);
    expect(ran).toEqual({ code: 1, out: '', err: 'cannot read none.pgn: there is no such file\n' });
  });
});

describe('help', () => {
  test.each([['--help'], ['-h'], ['help']])('%s lists the commands', async (word) => {
    const ran = await runCommand([word]);
    expect([ran.code, ran.err]).toEqual([0, '']);
    for (const name of ['perft', 'legal', 'replay', 'convert'])
      expect(ran.out).toContain(`tigers ${name} `);
  });

  test.each([
    ['legal', '--help'],
    ['help', 'legal'],
  ])('%s %s explains one command', async (...words) => {
    const ran = await runCommand(words);
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('--ruleset R');
  });
});
