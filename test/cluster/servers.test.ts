/** Whole servers over one PostgreSQL: people meet, whichever of them they came to, with Redis and without. */
import { expect, it } from 'vitest';
import type { EventMessage } from '../../shared/wire/server-message.ts';
import type { Bus } from '../../server/cluster/bus.ts';
import { RedisBus } from '../../server/cluster/redis-bus.ts';
import { PostgresStore } from '../../server/store/postgres.ts';
import { LiveServer } from '../support/live-server.ts';
import type { SocketClient } from '../support/socket-client.ts';
import { describeWithServices, proxyRedis, redisUrl, useSchemas } from '../support/services.ts';

function hearsPly(client: SocketClient, action: string): Promise<EventMessage> {
  return client.heard<EventMessage>(
    'event',
    ({ event }) => event.kind === 'ply' && event.action === action,
  );
}

describeWithServices('three servers', () => {
  const newSchema = useSchemas();

  async function startThree(openBus: () => Bus | null): Promise<LiveServer[]> {
    const url = await newSchema();
    const start = async (): Promise<LiveServer> => {
      const [store, bus] = [await PostgresStore.open(url), openBus()];
      return LiveServer.start(bus === null ? { store } : { store, bus });
    };
    return [await start(), await start(), await start()];
  }

  /** Ann plays through one, Bea through the next, and somebody watches through the third. */
  async function playApart(openBus: () => Bus | null, meanwhile = (): void => {}): Promise<void> {
    const [one, other, third] = await startThree(openBus);
    if (one === undefined || other === undefined || third === undefined) throw new Error('three');
    const made = await one.createJoined();
    const ann = await one.enter(made.id, made.host);
    const bea = await other.enter(made.id, made.guest);
    const watcher = await third.enter(made.id);
    expect(await ann.ply(made.id, 'L.c3', 0)).toMatchObject({ ok: true });
    await Promise.all([hearsPly(bea, 'c3'), hearsPly(watcher, 'c3')]);
    meanwhile();
    expect(await bea.ply(made.id, 'L.a1-b2', 1)).toMatchObject({ ok: true });
    await Promise.all([hearsPly(ann, 'a1-b2'), hearsPly(watcher, 'a1-b2')]);
    // Each once and in order, whether the clock started before the watcher came or after.
    const { seqs } = watcher;
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
  }

  it('let two play and a third watch, each through another server', async () => {
    await playApart(() => new RedisBus(redisUrl, () => {}));
  });

  it('go on without Redis', async () => {
    await playApart(() => null);
  });

  it('go on when Redis goes away in the middle of a match', async () => {
    const { proxy, url } = await proxyRedis();
    await playApart(
      () => new RedisBus(url, () => {}),
      () => proxy.refuse(),
    );
  });
});
