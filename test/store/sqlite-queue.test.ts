/** Group commit as the queue before the thread does it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SqliteQueue } from '../../server/store/sqlite-queue.ts';
import type { StoreReply, StoreRequest } from '../../server/store/sqlite-request.ts';

const SAVED: StoreReply = { ok: true, value: null };

function beat(boot: string): StoreRequest & { kind: 'beat' } {
  return { kind: 'beat', heartbeat: { boot, availabilityMs: 0, wallMs: 0 } };
}

function commit(): StoreRequest & { kind: 'append' } {
  return { kind: 'append', events: [], secrets: [], heads: [] };
}

/** A queue with the batches it has sent, as the names of their boots. */
function makeQueue(): { queue: SqliteQueue; sent: string[][] } {
  const sent: string[][] = [];
  const queue = new SqliteQueue((requests) =>
    sent.push(requests.map((request) => (request.kind === 'beat' ? request.heartbeat.boot : '?'))),
  );
  return { queue, sent };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('group commit', () => {
  it('lets commits that follow at once wait for company, and no others', async () => {
    vi.useFakeTimers();
    const { queue, sent } = makeQueue();
    void queue.ask(commit(), true);
    queue.receive([{ ok: true, value: { ok: true } }]);
    void queue.ask(commit(), true);
    void queue.ask(commit(), true);
    expect(sent).toEqual([['?']]);
    await vi.advanceTimersByTimeAsync(20);
    expect(sent).toEqual([['?'], ['?', '?']]);
    queue.receive([
      { ok: true, value: { ok: true } },
      { ok: true, value: { ok: true } },
    ]);
    await vi.advanceTimersByTimeAsync(20);
    void queue.ask(commit(), true);
    expect(sent).toHaveLength(3);
  });

  it('lets nothing wait where something else than a commit is asked', () => {
    vi.useFakeTimers();
    const { queue, sent } = makeQueue();
    void queue.ask(commit(), true);
    queue.receive([{ ok: true, value: { ok: true } }]);
    void queue.ask(commit(), true);
    void queue.ask(beat('a'));
    expect(sent).toEqual([['?'], ['?', 'a']]);
  });

  it('sends one batch, and everything asked meanwhile as the next one', async () => {
    const { queue, sent } = makeQueue();
    const asked = ['a', 'b', 'c'].map((boot) => queue.ask(beat(boot)));
    expect(sent).toEqual([['a']]);
    queue.receive([SAVED]);
    expect(sent).toEqual([['a'], ['b', 'c']]);
    queue.receive([SAVED, SAVED]);
    await Promise.all(asked);
    expect(sent).toHaveLength(2);
  });

  it('answers each request with its own reply', async () => {
    const { queue } = makeQueue();
    void queue.ask(beat('first'));
    const asked = ['b', 'c'].map((boot) => queue.ask(beat(boot)));
    queue.receive([SAVED]);
    queue.receive([{ ok: false, fault: 'full' }, SAVED]);
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
    ]);
  });

  it('fails what waits, and what is asked later, when the thread has ended', async () => {
    const { queue, sent } = makeQueue();
    const asked = ['a', 'b'].map((boot) => queue.ask(beat(boot)));
    queue.fail('the thread has ended');
    for (const waiting of [...asked, queue.ask(beat('c'))])
      await expect(waiting).rejects.toThrow('the thread has ended');
    expect(sent).toEqual([['a']]);
  });
});
