/** The computer’s threads: few, one question each, replaced when they end, and never waited for without end. */
import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ATTEMPTS, BotPool, QUEUE_LENGTH, type Urgency } from '../../server/bots/bot-pool.ts';
import type { BotThread, ThreadListeners } from '../../server/bots/bot-thread.ts';
import { factsOf } from '../../server/bots/match-facts.ts';
import type { DrawQuestion, Question, ThreadMessage } from '../../server/bots/question.ts';
import { FakeTime } from '../support/fake-time.ts';
import { MatchPlay } from '../support/match-play.ts';

/** A thread that the test answers for, or ends. */
class FakeThread implements BotThread {
  readonly heard: ThreadMessage[] = [];
  readonly #listeners: ThreadListeners;
  isStopped = false;

  constructor(listeners: ThreadListeners) {
    this.#listeners = listeners;
  }

  get questions(): Question[] {
    return this.heard.flatMap((message) => (message.kind === 'ask' ? [message.question] : []));
  }

  post(message: ThreadMessage): void {
    this.heard.push(message);
  }

  answer(isAccepted = true): void {
    this.#listeners.onAnswer({ kind: 'draw', isAccepted });
  }

  crash(): void {
    this.#listeners.onEnd(new Error('crashed'));
  }

  stop(): Promise<void> {
    this.isStopped = true;
    this.crash();
    return Promise.resolve();
  }
}

interface Pooled {
  readonly pool: BotPool;
  readonly threads: FakeThread[];
  readonly time: FakeTime;
  readonly troubles: string[];
}

function poolOf(size: number): Pooled {
  const threads: FakeThread[] = [];
  const troubles: string[] = [];
  const time = new FakeTime();
  const pool = new BotPool({
    size,
    time,
    report: (trouble) => troubles.push(trouble),
    startThread: (listeners) => {
      const thread = new FakeThread(listeners);
      threads.push(thread);
      return thread;
    },
  });
  return { pool, threads, time, troubles };
}

const FACTS = factsOf(new MatchPlay().match);

/** A question that its `ms` tells apart. */
function question(ms = 0): DrawQuestion {
  return { kind: 'draw', facts: FACTS, level: 'easy', ms, seat: 'host', object: 'match' };
}

function urgency(withinMs = Infinity, signal = new AbortController().signal): Urgency {
  return { withinMs, signal };
}

const YES = { ok: true, value: { kind: 'draw', isAccepted: true } };

describe('the pool', () => {
  it('starts no thread before it is asked, and no more than it may', () => {
    const { pool, threads } = poolOf(2);
    expect(threads).toHaveLength(0);
    for (let asked = 0; asked < 5; asked += 1) void pool.ask(question(), urgency());
    expect(threads).toHaveLength(2);
  });

  it('gives each thread one question at a time', async () => {
    const { pool, threads } = poolOf(1);
    const asked = [pool.ask(question(), urgency()), pool.ask(question(), urgency())];
    expect(threads[0]?.questions).toHaveLength(1);
    threads[0]?.answer();
    expect(threads[0]?.questions).toHaveLength(2);
    threads[0]?.answer(false);
    expect((await Promise.all(asked)).map((answer) => answer.ok && answer.value)).toEqual([
      { kind: 'draw', isAccepted: true },
      { kind: 'draw', isAccepted: false },
    ]);
  });

  it('takes what hurries most first', () => {
    const { pool, threads } = poolOf(1);
    for (const withinMs of [1, 900, 1000, 100])
      void pool.ask(question(withinMs), urgency(withinMs));
    for (let answered = 0; answered < 3; answered += 1) threads[0]?.answer();
    expect(threads[0]?.questions.map(({ ms }) => ms)).toEqual([1, 100, 900, 1000]);
  });

  it('is busy where the queue is full', async () => {
    const { pool } = poolOf(1);
    for (let asked = 0; asked <= QUEUE_LENGTH; asked += 1) void pool.ask(question(), urgency());
    expect(await pool.ask(question(), urgency())).toEqual({ ok: false, error: 'busy' });
  });

  it('shortens searches while many wait', () => {
    const { pool, threads } = poolOf(1);
    for (let asked = 0; asked < 101; asked += 1) void pool.ask(question(1000), urgency());
    threads[0]?.answer();
    expect(threads[0]?.questions.map(({ ms }) => ms)).toEqual([1000, 50]);
  });

  it('forgets questions that nobody waits for', async () => {
    const { pool, threads } = poolOf(1);
    const control = new AbortController();
    void pool.ask(question(), urgency());
    const dropped = pool.ask(question(), urgency(1, control.signal));
    control.abort();
    expect(await dropped).toEqual({ ok: false, error: 'dropped' });
    threads[0]?.answer();
    expect(threads[0]?.questions).toHaveLength(1);
  });

  it('keeps nothing of what was answered by a signal that goes on', async () => {
    const { pool, threads } = poolOf(1);
    const { signal } = new AbortController();
    for (let asked = 0; asked < 3; asked += 1) {
      const answered = pool.ask(question(), urgency(Infinity, signal));
      expect(getEventListeners(signal, 'abort')).toHaveLength(1);
      threads[0]?.answer();
      await answered;
    }
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('asks again, of a new thread, what a thread did not live to answer', async () => {
    const { pool, threads, time, troubles } = poolOf(1);
    const asked = pool.ask(question(), urgency());
    threads[0]?.crash();
    await time.pass(1000);
    threads[1]?.answer();
    expect(await asked).toEqual(YES);
    expect(troubles).toEqual(['a thread of the computer ended']);
  });

  it('gives up a question that ends thread after thread, and goes on with the next', async () => {
    const { pool, threads, time } = poolOf(1);
    const fatal = pool.ask(question(), urgency(1));
    const harmless = pool.ask(question(), urgency());
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      threads.at(-1)?.crash();
      await time.pass(1000);
    }
    threads.at(-1)?.answer();
    expect(await fatal).toEqual({ ok: false, error: 'failed' });
    expect(await harmless).toEqual(YES);
  });

  it('ends a thread that hangs', async () => {
    const { pool, threads, time } = poolOf(1);
    const asked = pool.ask(question(1000), urgency());
    await time.pass(22_000);
    expect(threads[0]?.isStopped).toBe(true);
    threads[1]?.answer();
    expect(await asked).toEqual(YES);
  });

  it('gives the endgame table to threads that run and to those that start later', () => {
    const { pool, threads } = poolOf(2);
    void pool.ask(question(), urgency());
    const levels = [undefined];
    pool.learn({ levels });
    pool.learn({ solution: [7] });
    void pool.ask(question(), urgency());
    expect(threads[0]?.heard.at(-1)).toEqual({
      kind: 'know',
      knowledge: { levels, solution: [7] },
    });
    expect(threads[1]?.heard[0]).toEqual({ kind: 'know', knowledge: { levels, solution: [7] } });
  });

  it('answers nobody once it is closed', async () => {
    const { pool, threads } = poolOf(1);
    const asked = [pool.ask(question(), urgency()), pool.ask(question(), urgency())];
    await pool.close();
    expect(threads[0]?.isStopped).toBe(true);
    for (const answer of [...asked, pool.ask(question(), urgency())])
      expect(await answer).toEqual({ ok: false, error: 'dropped' });
  });
});
