/** Who runs which match, by PostgreSQL's own time. */
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { PostgresStore } from '../../server/store/postgres.ts';
import { entryAt, headWith } from '../support/log-entry.ts';
import { describeWithDatabase, useSchemas } from '../support/services.ts';

describeWithDatabase('leases in PostgreSQL', () => {
  const newSchema = useSchemas();

  /** Processes `boot-1` and `boot-2` are there; the first has made the matches. */
  async function begin(...matches: readonly string[]) {
    const url = await newSchema();
    const store = await PostgresStore.open(url);
    onTestFinished(() => store.close());
    for (const boot of ['boot-1', 'boot-2'])
      await store.beat({ boot, availabilityMs: 1, wallMs: 1 });
    for (const match of matches)
      await store.append({ entries: [entryAt(0, { match })], heads: [headWith({ match })] });
    const age = (boot: string, seconds: number): Promise<void> =>
      runIn(
        url,
        `update heartbeat set beaten_at = clock_timestamp() - interval '${seconds} s'
         where boot = '${boot}'`,
      );
    return { store, leases: store.leases, age };
  }

  it('nobody takes over from a process whose heartbeat is fresh', async () => {
    const { leases, age } = await begin('a');
    await age('boot-1', 2);
    expect(await leases.claim('boot-2', 10)).toEqual([]);
    expect(await leases.claimOne('boot-2', 'a')).toBeNull();
    expect(await leases.listHeld('boot-1')).toEqual(['a']);
  });

  it('whoever claims first takes over, and learns how long nobody was there', async () => {
    const { leases, age } = await begin('a', 'b');
    await age('boot-1', 5);
    const [claimed] = await leases.claim('boot-2', 1);
    expect(claimed?.silentMs).toBeGreaterThanOrEqual(5000);
    expect(await leases.listHeld('boot-2')).toEqual([claimed?.match]);
    expect(await leases.claim('boot-2', 10)).toHaveLength(1);
    expect(await leases.claim('boot-3', 10)).toEqual([]);
  });

  it('each of many is taken over by one of those who claim at the same time', async () => {
    const matches = Array.from({ length: 60 }, (_, index) => `match-${index}`);
    const { leases, age } = await begin(...matches);
    await age('boot-1', 5);
    const claims = await Promise.all(
      ['boot-2', 'boot-2', 'boot-2'].map((boot) => leases.claim(boot, 100)),
    );
    expect(claims.flat()).toHaveLength(matches.length);
    expect(new Set(claims.flat().map(({ match }) => match)).size).toBe(matches.length);
  });

  it('a process that ends gives its matches away at once, and ended ones are nobody’s', async () => {
    const { store, leases } = await begin('a', 'b');
    await store.append({
      entries: [entryAt(1, { match: 'b' })],
      heads: [headWith({ match: 'b', state: 'ended' })],
    });
    await leases.release('boot-1');
    expect((await leases.claim('boot-2', 10)).map(({ match }) => match)).toEqual(['a']);
  });

  it('who saves that the second seat is taken runs the match, and nothing later changes that', async () => {
    const { store, leases } = await begin();
    const save = (seq: number, boot: string, state: 'open' | 'live') =>
      store.append({ entries: [entryAt(seq, { boot })], heads: [headWith({ state })] });
    await save(0, 'boot-1', 'open');
    await save(1, 'boot-2', 'live');
    await save(2, 'boot-1', 'live');
    expect(await leases.listHeld('boot-2')).toEqual(['match-1']);
  });

  it('counts the events of each match', async () => {
    const { store, leases } = await begin('a', 'b');
    await store.append({ entries: [entryAt(1, { match: 'b' })] });
    expect([...(await leases.countEvents(['a', 'b', 'none']))]).toEqual([
      ['a', 1],
      ['b', 2],
      ['none', 0],
    ]);
  });
});

async function runIn(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
