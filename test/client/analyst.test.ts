/** What the analysis board knows: from the engine longer and longer, from the table once. */
import { describe, expect, test } from 'vitest';
import { Analyst, type AnalysisThread } from '../../client/analysis/analyst.ts';
import { ExactValues } from '../../client/analysis/exact-values.ts';
import {
  Analysing,
  type AnalysisAnswer,
  type AnalysisQuestion,
} from '../../client/local/analysing.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { type Board, legalOn, startBoard } from '../../shared/rules/board.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import { SIDES } from '../../shared/rules/side.ts';
import type { ProbeAnswer } from '../../shared/wire/rest.ts';
import { FakeHost } from '../support/fake-host.ts';
import { settle } from '../support/fake-time.ts';
import { positionOf } from '../support/text.ts';

const ENDING = 'GGGTG/GGTG1/GG1GT/2GGG/GGTGG t 0 3';
/** The tigers take the fifth goat. */
const WON = 'GGGTG/GGTG1/GG1GT/2GGG/GGTG1 t 0 4';
/** Taken already: nothing is left to think about. */
const OVER = 'GGGTG/GGTG1/GG1GT/2GG1/GGTG1 g 0 5';

const boardAt = (position: string): Board => startBoard(PLAIN_RULES, positionOf(position));

class FakeThread implements AnalysisThread {
  onmessage: AnalysisThread['onmessage'] = null;
  onerror: AnalysisThread['onerror'] = null;
  readonly questions: AnalysisQuestion[] = [];
  isTerminated = false;

  postMessage(question: AnalysisQuestion): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: AnalysisAnswer): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  fail(): void {
    const fault = { message: 'out of memory', filename: '', lineno: 0, colno: 0, error: null };
    this.onerror?.(Object.assign(new Event('error'), fault));
  }
}

function startAnalyst() {
  const host = new FakeHost();
  const threads: FakeThread[] = [];
  const analyst = new Analyst(host, () => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  });
  const thread = (): FakeThread => {
    const last = threads.at(-1);
    if (last === undefined) throw new Error('no thread was started');
    return last;
  };
  return { host, analyst, threads, thread };
}

/** What a worker says of a board, asked as question `number`. */
function answerOf(number: number, board: Board): AnalysisAnswer {
  const [action] = legalOn(board);
  if (action === undefined) throw new Error('nothing can be done');
  const value = { kind: 'estimate', score: 0 } as const;
  const finding = { value, action, best: [action], variation: [action], depth: 1, nodes: 1 };
  return { kind: 'analysed', number, finding, scored: [], scoredDepth: 1, isLast: false };
}

describe('the analyst', () => {
  test('asks about a board once, and tells of its answers', () => {
    const { host, analyst, thread } = startAnalyst();
    const board = boardAt(ENDING);
    analyst.ask(board);
    analyst.ask(board);
    expect(thread().questions).toEqual([{ kind: 'analyse', number: 1, board }]);
    const answer = answerOf(1, board);
    thread().answer(answer);
    expect([analyst.answer, host.updates]).toEqual([answer, 1]);
  });

  test('says nothing of a board that was left, though its answer comes late', () => {
    const { host, analyst, thread } = startAnalyst();
    const left = boardAt(ENDING);
    analyst.ask(left);
    thread().answer(answerOf(1, left));
    analyst.ask(boardAt(WON));
    expect(analyst.answer).toBeNull();
    thread().answer(answerOf(1, left));
    expect([analyst.answer, host.updates]).toEqual([null, 1]);
  });

  test('has nobody think about a board that is over', () => {
    const { analyst, threads } = startAnalyst();
    analyst.ask(boardAt(OVER));
    expect(threads).toEqual([]);
  });

  test('stopped, lets its worker go and knows nothing; asked again, it has a new one', () => {
    const { analyst, threads, thread } = startAnalyst();
    const board = boardAt(ENDING);
    analyst.ask(board);
    thread().answer(answerOf(1, board));
    analyst.stop();
    expect([analyst.answer, thread().isTerminated]).toEqual([null, true]);
    analyst.ask(board);
    expect(threads.map(({ questions }) => questions.length)).toEqual([1, 1]);
  });

  test('survives its worker, and tells that there is nothing to show', () => {
    const { host, analyst, threads, thread } = startAnalyst();
    const board = boardAt(ENDING);
    analyst.ask(board);
    thread().answer(answerOf(1, board));
    thread().fail();
    expect([analyst.answer, host.updates]).toEqual([null, 2]);
    analyst.ask(board);
    expect(threads).toHaveLength(2);
  });

  test('rests when its page goes', () => {
    const { analyst, thread } = startAnalyst();
    analyst.ask(boardAt(ENDING));
    analyst.hostDisconnected();
    expect(thread().isTerminated).toBe(true);
  });
});

/** A worker's part, in a time of which every look takes a while, so that no search is long. */
function startAnalysing() {
  let nowMs = 0;
  const told: AnalysisAnswer[] = [];
  const now = (): number => (nowMs += 40);
  const analysing = new Analysing(now, (answer) => told.push(answer));
  return { analysing, told };
}

describe('the worker', () => {
  test('tells what it has found again and again, and marks the last', async () => {
    const { analysing, told } = startAnalysing();
    await analysing.take({ kind: 'analyse', number: 7, board: startBoard(PLAIN_RULES) });
    expect(told.length).toBeGreaterThan(1);
    expect(told.map(({ isLast }) => isLast)).toEqual(told.map((_, at) => at === told.length - 1));
    expect(new Set(told.map(({ number }) => number))).toEqual(new Set([7]));
  });

  test('scores every legal action, best first, with the first answer already', async () => {
    const { analysing, told } = startAnalysing();
    const board = boardAt(ENDING);
    await analysing.take({ kind: 'analyse', number: 1, board });
    const scored = told[0]?.scored ?? [];
    expect(scored.map(({ action }) => formatAction(action)).sort()).toEqual(
      legalOn(board).map(formatAction).sort(),
    );
    const scores = scored.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test('says no more once the value is certain and the other moves are looked at closely', async () => {
    const { analysing, told } = startAnalysing();
    await analysing.take({ kind: 'analyse', number: 1, board: boardAt(WON) });
    expect(told.map(({ isLast }) => isLast)).toEqual([false, false, true]);
    expect(told.map(({ scoredDepth }) => scoredDepth)).toEqual([4, 6, 8]);
    expect(told[0]?.finding.value).toEqual({ kind: 'exact', result: 'tigers', plies: 1 });
  });

  test('gives up a board when another one is asked about', async () => {
    const { analysing, told } = startAnalysing();
    const board = startBoard(PLAIN_RULES);
    const first = analysing.take({ kind: 'analyse', number: 1, board });
    await Promise.all([first, analysing.take({ kind: 'analyse', number: 2, board })]);
    expect(told.filter(({ number }) => number === 1)).toHaveLength(1);
    expect(told.at(-1)).toMatchObject({ number: 2, isLast: true });
  });
});

/** Exact values from a server that answers as `answer` says, without the solution unless it is given. */
function startExact(
  answer: () => Result<ProbeAnswer, unknown>,
  solution: () => boolean = () => false,
) {
  const host = new FakeHost();
  const asked: string[] = [];
  const exact = new ExactValues(
    host,
    (position) => {
      asked.push(position);
      return Promise.resolve(answer());
    },
    () => Promise.resolve(solution()),
  );
  return { host, asked, exact };
}

describe('the exact values', () => {
  const probed: ProbeAnswer = {
    position: ENDING,
    value: 'tigers',
    plies: 3,
    certain: true,
    actions: [],
  };

  test('are asked for once, and told when they come', async () => {
    const { host, asked, exact } = startExact(() => success(probed));
    const board = boardAt(ENDING);
    expect([exact.of(board), exact.of(board)]).toEqual(['unknown', 'unknown']);
    await settle();
    expect(exact.of(board)).toEqual(probed);
    expect([asked, host.updates]).toEqual([[ENDING], 1]);
  });

  test('are not asked for while goats are in hand and there is no solution, or once a board is over', async () => {
    const { asked, exact } = startExact(() => success(probed));
    exact.of(startBoard(PLAIN_RULES));
    await settle();
    expect(exact.of(startBoard(PLAIN_RULES))).toBe('none');
    expect(exact.of(boardAt(OVER))).toBe('none');
    expect(asked).toEqual([]);
  });

  test('are asked for from the first placement on where the server has the solution', async () => {
    let questions = 0;
    const solution = (): boolean => {
      questions += 1;
      return true;
    };
    const { asked, exact } = startExact(() => success(probed), solution);
    for (const first of SIDES) exact.of(startBoard(PLAIN_RULES, first));
    await settle();
    expect(exact.of(startBoard(PLAIN_RULES))).toEqual(probed);
    expect([asked.length, questions]).toEqual([2, 1]);
  });

  test('out of reach are none, until the page is opened again', async () => {
    let isOnline = false;
    const { exact } = startExact(() => (isOnline ? success(probed) : failure('not-connected')));
    const board = boardAt(ENDING);
    exact.of(board);
    await settle();
    expect(exact.of(board)).toBe('none');
    isOnline = true;
    expect(exact.of(board)).toBe('none');
    exact.hostConnected();
    exact.of(board);
    await settle();
    expect(exact.of(board)).toEqual(probed);
  });
});
