/** The command line, exactly: arguments and input on the left, output and exit code on the right. */
import { describe, expect, test } from 'vitest';
import { runCommand } from '../support/run-command.ts';

const START = 'T3T/5/5/5/T3T g 20 0';
const TRAPPED = 'TTGGG/TTGGG/GGGGG/GGGG1/GGG2 t 2 0';
const CORNERED = 'GGGT1/GGGTT/GGGGT/GGGGG/GGGGG g 0 0';
const PLACEMENTS = 'a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 d1 d2 d3 d4 d5 e2 e3 e4';
const CAPTURES = '1. d5 e5xc5 2. d5 c5xe5 3. d5 e5xc5 4. d5 c5xe5 5. d5 e5xc5';
const FINAL = 'L.c3 L.a5-b4 R.e5-d4 R.c5';

const UNREADABLE =
  'error: column 1: “x”: a position has rows, side to act and counts parted by single spaces';

interface Row {
  readonly args: readonly string[];
  readonly input?: string;
  readonly out: readonly string[];
  readonly code?: number;
}

/** Every line of output, and nothing else on it. */
function holds(rows: readonly Row[]): void {
  test.each(rows)('$args $input', async ({ args, input, out, code = 0 }) => {
    const ran = await runCommand(args, input === undefined ? [] : [input]);
    expect(ran.out).toBe(out.map((line) => `${line}\n`).join(''));
    expect(ran.code).toBe(code);
  });
}

describe('perft', () => {
  holds([
    { args: ['perft', '0'], out: ['1'] },
    { args: ['perft', '4'], out: ['68204'] },
    { args: ['perft', '4', '--first', 'goats'], out: ['68204'] },
    { args: ['perft', '--first=tigers', '3'], out: ['3416'] },
    { args: ['perft', '1', '--position', '3GG/3GG/1GGGG/GGGTT/GGGTT t 4 2'], out: ['1'] },
    { args: ['perft', '3', '--position', TRAPPED], out: ['0'] },
    {
      args: ['perft', '1', '--position', '-'],
      input: `${START}\nx\n`,
      out: ['21', UNREADABLE],
      code: 1,
    },
    {
      args: ['perft', '2', '--json'],
      out: ['{"first":"goats","depth":2,"nodes":252,"captures":12}'],
    },
    {
      args: ['perft', '1', '--position', START, '--json'],
      out: [`{"position":"${START}","depth":1,"nodes":21,"captures":0}`],
    },
  ]);
});

describe('legal', () => {
  holds([
    { args: ['legal', START], out: [PLACEMENTS] },
    { args: ['legal', ...START.split(' ')], out: [PLACEMENTS] },
    { args: ['legal', 't3t/5/5/5/T111T G 20 0'], out: [PLACEMENTS] },
    { args: ['legal', TRAPPED], out: ['goats trapped'] },
    { args: ['legal', '5/GGGG1/GGGGG/TGGGG/TTTGG g 0 5'], out: ['tigers captures'] },
    { args: ['legal', CORNERED], out: ['tigers stuck'] },
    {
      args: ['legal', CORNERED, '--ruleset', 'custom ply=- repeat=- quiet=- goats=pass'],
      out: ['pass'],
    },
    {
      args: ['legal', '3GG/3GG/1GGGG/GGGTT/GGGTT t 4 2', '--ruleset', 'no-repeat'],
      out: ['d2xb4'],
    },
    {
      args: ['legal', '-'],
      input: `${START}\r\n${TRAPPED}\r\nnonsense\r\n\r\n${TRAPPED}`,
      out: [
        PLACEMENTS,
        'goats trapped',
        'error: column 1: “nonsense”: a position has rows, side to act and counts parted by single spaces',
        'error: column 1: a position has rows, side to act and counts parted by single spaces',
        'goats trapped',
      ],
      code: 1,
    },
    { args: ['legal', '-'], input: '', out: [] },
    { args: ['legal', '-'], input: `\uFEFF${TRAPPED}\n`, out: ['goats trapped'] },
    {
      args: ['legal', 'T3T/5/5/5/T3T g 19 0'],
      out: ['error: column 17: “19”: goats in hand, on the board and captured must be 20 together'],
      code: 1,
    },
    {
      args: ['legal', '-', '--json'],
      input: `3GG/3GG/1GGGG/GGGTT/GGGTT T 4 2\n${TRAPPED}\nx\n`,
      out: [
        '{"position":"3GG/3GG/1GGGG/GGGTT/GGGTT t 4 2","legal":["d2xb4"],"result":null,"reason":null}',
        `{"position":"${TRAPPED}","legal":[],"result":"goats","reason":"trapped"}`,
        JSON.stringify({ error: UNREADABLE.slice('error: '.length) }),
      ],
      code: 1,
    },
  ]);
});

describe('replay', () => {
  holds([
    {
      args: ['replay', '-'],
      input: `${CAPTURES} 0-1\n\n1. c3 a5-b4 1-0\n\n1. c3 *`,
      out: [
        '1\t10\t0-1\tcaptures\tT1T2/5/5/5/T3T g 15 5',
        '2\t2\t1-0\t-\t4T/1T3/2G2/5/T3T g 19 0',
        '3\t1\t*\t-\tT3T/5/2G2/5/T3T t 19 0',
      ],
    },
    {
      args: ['replay', '-'],
      input: `[Mode "final"]\n\n${FINAL} L.= *\n\n[Mode "classic"]\n[HostSide "tigers"]\n[Reason "resigned"]\nL.c3 1-0`,
      out: [
        '1\t4\t*\t-\t4T/1T3/2G2/5/T3T g 19 0\tT1G2/3T1/5/5/T3T t 19 0',
        '2\t1\t1-0\t-\tT3T/5/2G2/5/T3T t 19 0',
      ],
    },
    {
      args: ['replay', '-'],
      input: `[Mode "final"]\n\n${FINAL} L.= R.= 1/2-1/2`,
      out: [
        'error: record 1, ply 5 (R.=): a board is agreed drawn only while both boards of a final are open',
      ],
      code: 1,
    },
    {
      args: ['replay', '-'],
      input: '1. G14 Bx1513 2. G14 Bx1315 3. G14 Bx1513 4. G14 Bx1315 5. G14 Bx1513# 6. G14 0-1',
      out: ['error: record 1, ply 11 (G14): board is over (tigers captures)'],
      code: 1,
    },
    {
      args: ['replay', '-'],
      input: `${CAPTURES} 1-0\n\n1. c3 c4 *\n\n1. G33 B1122# *\n\n${START}`,
      out: [
        'error: record 1: result 1-0 is stated, the plies prove 0-1 (tigers captures)',
        'error: record 2, ply 2 (c4): tigers step or capture; they are not placed',
        'error: record 3, ply 2 (B1122#): it is marked # and does not win the board',
        `4\t0\t*\t-\t${START}`,
      ],
      code: 1,
    },
    {
      args: ['replay', '-'],
      input: 'B3B/5/2G2/5/B3B B 1',
      out: [
        'error: record 1, line 1, column 19: “1”: the count can mean goat plies made or goats captured: say --fen plies or --fen captured',
      ],
      code: 1,
    },
    {
      args: ['replay', '-', '--fen', 'captured'],
      input: 'B3B/5/2G2/5/B3B B 1',
      out: ['1\t0\t*\t-\tT3T/5/2G2/5/T3T t 18 1'],
    },
    {
      args: ['replay', '-'],
      input:
        '[Ruleset "custom ply=5 repeat=- quiet=- goats=lose"]\n*\n[Ruleset "chess"]\n*\n[First "goats"]\n[Position "T3T/5/5/5/T3T t 20 0"]\n*',
      out: [
        'error: record 1, tag Ruleset “custom ply=5 repeat=- quiet=- goats=lose”: plyLimit 5 is not from 50 to 1000',
        'error: record 2, tag Ruleset “chess”: no ruleset has this name',
        'error: record 3, tag First “goats”: it contradicts the other tags',
      ],
      code: 1,
    },
    { args: ['replay', '-'], input: '', out: [] },
    {
      args: ['replay', '-', '--json'],
      input: '[Ruleset "threefold"]\n\n1. c3 a5-b4 1-0\n\n1. c3 c4 *',
      out: [
        '{"ruleset":"threefold","first":"goats","actions":"c3 a5-b4","at":[{"plies":2,"position":"4T/1T3/2G2/5/T3T g 19 0","legal":["a2","a3","a4","a5","b1","b2","b3","b5","c1","c2","c4","c5","d1","d2","d3","d4","d5","e2","e3","e4"]}],"result":"goats","reason":null}',
        '{"error":"record 2, ply 2 (c4): tigers step or capture; they are not placed"}',
      ],
      code: 1,
    },
  ]);
});

describe('convert', () => {
  const record = `[Ruleset "ply-yard"]\n[Result "*"]\n\n1. c3 a5-b4 2. d1 b4xd2 *`;
  const pgn = '[Result "*"]\n\n1. G33 B1122 2. G54 Bx2244 *';
  holds([
    { args: ['convert', '-', '--to', 'record'], input: pgn, out: [record] },
    { args: ['convert', '-', '--to', 'pgn'], input: record, out: [pgn] },
    {
      args: ['convert', '-', '--to', 'obx'],
      input: record,
      out: ['XXXXT/XXXXX/XXXXX/XXXTX/TXXGT g @18 c1 mB2D4(C3) #t2'],
    },
    {
      args: ['convert', '-', '--to', 'obx'],
      input: `[Ruleset "custom ply=- repeat=- quiet=- goats=pass"]\n[Position "${CORNERED}"]\n1. pass *`,
      out: ['GGGTX/GGGTT/GGGGT/GGGGG/GGGGG t @0 c0 -'],
    },
    { args: ['convert', '-', '--to', 'fen'], input: record, out: ['4B/5/5/3B1/B2GB G 2'] },
    {
      args: ['convert', '-', '--to', 'pgn'],
      input: `[First "tigers"]\n1. a1-b2 *\n\n[Position "T3T/5/2G2/5/T3T t 19 0"]\n*\n\n${record}`,
      out: [
        'error: record 1: the tigers act first, which this PGN cannot say',
        '',
        'error: record 2: the board begins at a set-up position, which this PGN cannot say',
        '',
        pgn,
      ],
      code: 1,
    },
    {
      args: ['convert', '-', '--to', 'pgn'],
      input: `[Mode "final"]\n\n${FINAL} *`,
      out: [
        '[Board "left"]\n[Result "*"]\n\n1. G33 B1122 *',
        '',
        'error: record 1, right board: the tigers act first, which this PGN cannot say',
      ],
      code: 1,
    },
    {
      args: ['convert', '-', '--to', 'obx'],
      input: `[Mode "final"]\n\n${FINAL} *\n${START}\n1. c9 *`,
      out: [
        'XXXXT/XTXXX/XXGXX/XXXXX/TXXXT g @19 c0 mA1B2 #t1',
        'TXGXX/XXXTX/XXXXX/XXXXX/TXXXT t @19 c0 mC1 #g1',
        'TXXXT/XXXXX/XXXXX/XXXXX/TXXXT g @20 c0 -',
        'error: record 3, ply 1 (c9): this is no action',
      ],
      code: 1,
    },
    {
      args: ['convert', '-', '--to', 'fen', '--json'],
      input: record,
      out: ['{"fen":"4B/5/5/3B1/B2GB G 2"}'],
    },
  ]);

  test('FEN says which reading it is in, beside the answers', async () => {
    const { err } = await runCommand(['convert', '-', '--to', 'fen'], [record]);
    expect(err).toBe('third field: goat plies made (--fen plies)\n');
  });
});

test('lines are answered whatever pieces they come in', async () => {
  const pieces = [
    `\uFEFF${TRAPPED.slice(0, 9)}`,
    TRAPPED.slice(9),
    '\r',
    `\n${TRAPPED}\n${TRAPPED}`,
  ];
  expect((await runCommand(['legal', '-'], pieces)).out).toBe('goats trapped\n'.repeat(3));
});
