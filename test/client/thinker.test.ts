/** The way to the engine and back: a worker that may fail, the endgame table that may be out of reach. */
import { describe, expect, test } from 'vitest';
import { Answering } from '../../client/local/answering.ts';
import type { KnownValue, NumberedAnswer, NumberedQuestion } from '../../client/local/question.ts';
import { type Probe, TableSource } from '../../client/local/table-source.ts';
import { type EngineThread, WorkerThinker } from '../../client/local/thinker.ts';
import { TABLE_DRAW } from '../../shared/engine/tablebase/probe.ts';
import { apply } from '../../shared/match/apply.ts';
import type { Match } from '../../shared/match/match.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { play } from '../../shared/rules/position.ts';
import { failure, success } from '../../shared/rules/result.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import type { ProbeAnswer } from '../../shared/wire/rest.ts';
import { findingFor } from '../support/fake-thinker.ts';
import { settle } from '../support/fake-time.ts';
import { actionOf, positionOf } from '../support/text.ts';

const ENDING = 'GGGTG/GGTG1/GG1GT/2GGG/GGTGG t 0 3';

/** A classic match that stands at a position. */
function matchAt(position: string): Match {
  const setup = {
    mode: 'classic',
    clockMs: null,
    hostSide: 'goats',
    ruleset: PLAIN_RULES,
    isPublic: false,
    allowsSpectators: false,
    spectatorDelayMs: 0,
    hostName: '',
    computer: { seat: 'guest', level: 'master' },
  } as const;
  const created = apply(null, { kind: 'created', setup, rematchOf: null }, 0);
  const joined = apply(created, { kind: 'joined', guestName: '' }, 0);
  const left = startBoard(PLAIN_RULES, positionOf(position));
  return { ...joined, boards: { left, right: null } };
}

class FakeThread implements EngineThread {
  onmessage: EngineThread['onmessage'] = null;
  onerror: EngineThread['onerror'] = null;
  readonly questions: NumberedQuestion[] = [];
  isTerminated = false;

  postMessage(question: NumberedQuestion): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: NumberedAnswer): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  fail(): void {
    const fault = { message: 'out of memory', filename: '', lineno: 0, colno: 0, error: null };
    this.onerror?.(Object.assign(new Event('error'), fault));
  }
}

function startThinker(known: readonly KnownValue[] = []) {
  const threads: FakeThread[] = [];
  const thinker = new WorkerThinker({
    startThread: () => {
      const thread = new FakeThread();
      threads.push(thread);
      return thread;
    },
    readTable: () => Promise.resolve(known),
  });
  const thread = (): FakeThread => {
    const last = threads.at(-1);
    if (last === undefined) throw new Error('no thread was started');
    return last;
  };
  return { thinker, threads, thread };
}

describe('a question to the worker', () => {
  test('is answered by the answer of its number, whatever comes first', async () => {
    const { thinker, thread } = startThinker();
    const match = matchAt(ENDING);
    const ply = thinker.findPly(match, 'easy');
    const draw = thinker.takesDraw(match, 'easy', { seat: 'guest', object: 'match' });
    await settle();
    const [first, second] = thread().questions;
    thread().answer({ number: second?.number ?? 0, answer: true });
    thread().answer({ number: first?.number ?? 0, answer: findingFor(match) });
    expect(await draw).toBe(true);
    expect(await ply).toEqual(findingFor(match));
  });

  test('fails with the worker, and the next one has a new worker', async () => {
    const { thinker, threads, thread } = startThinker();
    const lost = expect(thinker.findPly(matchAt(ENDING), 'easy')).rejects.toThrow('out of memory');
    await settle();
    thread().fail();
    await lost;
    expect(thread().isTerminated).toBe(true);
    void thinker.findPly(matchAt(ENDING), 'easy');
    await settle();
    expect(threads).toHaveLength(2);
    expect(thread().questions).toHaveLength(1);
  });

  test('brings along what the endgame table says, for the level that may use it', async () => {
    const { tigers, goats, toAct } = positionOf(ENDING);
    const known = [{ tigers, goats, toAct, plies: 3 }];
    const { thinker, thread } = startThinker(known);
    void thinker.findPly(matchAt(ENDING), 'master');
    void thinker.findPly(matchAt(ENDING), 'hard');
    await settle();
    const asked = thread().questions.map(({ question }) => [question.level, question.known]);
    expect(Object.fromEntries(asked)).toEqual({ master: known, hard: [] });
  });

  test('is plain data, as threads can hand it over', () => {
    const match = matchAt(ENDING);
    expect(structuredClone(match)).toEqual(match);
  });
});

describe('the engine in the browser', () => {
  const setting = { now: () => 0, chance: () => 0 };

  test('plays what the endgame table says wins, though it looks no better', () => {
    const match = matchAt(ENDING);
    const { position } = match.boards.left;
    const known = ['c1-b2', 'c1xc3', 'e3-e4', 'e3xc3', 'c4-c3', 'c4xe4'].map((written) => {
      const { tigers, goats, toAct } = play(position, actionOf(written));
      // As if one quiet step won and everything else drew.
      return { tigers, goats, toAct, plies: written === 'c4-c3' ? 10 : TABLE_DRAW };
    });
    let ticks = 0;
    const answering = new Answering({ now: () => (ticks += 100), chance: () => 0 });
    const answer = answering.answer({ match, level: 'master', known, offered: null });
    expect(answer).toMatchObject({
      board: 'left',
      finding: { action: actionOf('c4-c3'), value: { result: 'tigers', plies: 11 } },
    });
  });

  test('takes a win in one ply without any table', () => {
    const match = matchAt('GGGTG/GGTG1/GG1GT/2GGG/GGTG1 t 0 4');
    const answer = new Answering(setting).answer({
      match,
      level: 'hard',
      known: [],
      offered: null,
    });
    if (typeof answer === 'boolean') throw new Error('a ply was asked for');
    expect(answer.finding.action.kind).toBe('capture');
    expect(answer.finding.value).toMatchObject({ result: 'tigers', plies: 1 });
  });

  test('takes no draw where it wins', () => {
    const match = matchAt('GGGTG/GGTG1/GG1GT/2GGG/GGTG1 t 0 4');
    const ask = (seat: 'host' | 'guest') =>
      new Answering(setting).answer({
        match,
        level: 'medium',
        known: [],
        offered: { seat, object: 'match' },
      });
    expect(ask('guest')).toBe(false);
    expect(ask('host')).toBe(true);
  });
});

describe('the server’s endgame table', () => {
  const answer: ProbeAnswer = {
    position: ENDING,
    value: 'tigers',
    plies: 3,
    certain: true,
    actions: [
      { action: 'c1xc3', value: 'tigers', plies: 2 },
      { action: 'e3-e4', value: 'draw', plies: null },
    ],
  };

  function sourceOf(probe: Probe): { source: TableSource; asked: string[] } {
    const asked: string[] = [];
    const source = new TableSource((position) => {
      asked.push(position);
      return probe(position);
    });
    return { source, asked };
  }

  test('tells the value after each action, and is asked once for a position', async () => {
    const { source, asked } = sourceOf(() => Promise.resolve(success(answer)));
    const match = matchAt(ENDING);
    const known = await source.read(match);
    const after = play(positionOf(ENDING), actionOf('c1xc3'));
    expect(known[0]).toEqual({
      tigers: after.tigers,
      goats: after.goats,
      toAct: 'goats',
      plies: 2,
    });
    expect(known[1]?.plies).toBe(TABLE_DRAW);
    expect(await source.read(match)).toEqual(known);
    expect(asked).toEqual([ENDING]);
  });

  test('is not asked while goats are in hand', async () => {
    const { source, asked } = sourceOf(() => Promise.resolve(success(answer)));
    expect(await source.read(matchAt('T3T/5/5/5/T3T g 20 0'))).toEqual([]);
    expect(asked).not.toContain('T3T/5/5/5/T3T g 20 0');
  });

  test('tells of each change, also while there is nothing to ask it', async () => {
    let isOnline = true;
    const changes: boolean[] = [];
    const source: TableSource = new TableSource(
      () => Promise.resolve(isOnline ? success(answer) : failure('not-connected')),
      () => changes.push(source.isThere),
    );
    for (isOnline of [true, false, false, true]) {
      await source.read(matchAt('T3T/5/5/5/T3T g 20 0'));
      await Promise.resolve();
    }
    expect(changes).toEqual([false, true]);
  });

  test('out of reach says nothing, and is there again when it answers', async () => {
    let isOnline = false;
    const { source } = sourceOf(() =>
      Promise.resolve(isOnline ? success(answer) : failure('not-connected')),
    );
    expect(await source.tryOut()).toBe(false);
    expect(await source.read(matchAt(ENDING))).toEqual([]);
    expect(source.isThere).toBe(false);
    isOnline = true;
    expect(await source.read(matchAt(ENDING))).toHaveLength(2);
    expect(source.isThere).toBe(true);
  });
});
