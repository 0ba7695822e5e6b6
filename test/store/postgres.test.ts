/** PostgreSQL does what every store must, from several processes at once, and with lines that are cut. */
import { expect, it, onTestFinished } from 'vitest';
import { StoreError } from '../../server/store/match-store.ts';
import { PostgresStore } from '../../server/store/postgres.ts';
import { entryAt, headWith, plyAt } from '../support/log-entry.ts';
import { describeWithDatabase, useSchemas } from '../support/services.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { describeStore } from './suite.ts';

describeWithDatabase('PostgreSQL', () => {
  const newSchema = useSchemas();

  describeStore('PostgreSQL', async () => PostgresStore.open(await newSchema()));

  async function open(url: string): Promise<PostgresStore> {
    const store = await PostgresStore.open(url);
    onTestFinished(() => store.close());
    return store;
  }

  it('lets one process make the tables while others wait, and all use them', async () => {
    const url = await newSchema();
    const stores = await Promise.all([open(url), open(url), open(url)]);
    await stores[0].append({ entries: [entryAt(0)] });
    for (const store of stores) expect((await store.load('match-1'))?.entries).toHaveLength(1);
  });

  it('gives each number to one of several processes that race for it', async () => {
    const url = await newSchema();
    const stores = await Promise.all([open(url), open(url)]);
    const matches = Array.from({ length: 100 }, (_, index) => `match-${index}`);
    const appended = await Promise.all(
      stores.flatMap((store, racer) =>
        matches.map((match) =>
          store.append({ entries: [entryAt(0, { match, boot: `boot-${racer}` })] }),
        ),
      ),
    );
    expect(appended.filter(({ ok }) => ok)).toHaveLength(matches.length);
    for (const [index, match] of matches.entries()) {
      const winner = appended[index]?.ok === true ? 'boot-0' : 'boot-1';
      expect((await stores[0].load(match))?.entries[0]?.boot).toBe(winner);
    }
  });

  it('saves many matches made at once, those of two events among them', async () => {
    const store = await open(await newSchema());
    const matches = Array.from({ length: 200 }, (_, index) => `match-${index}`);
    const appended = await Promise.all(
      matches.map((match, index) =>
        store.append({
          entries: index % 3 === 0 ? [entryAt(0, { match })] : twoOf(match),
          heads: [headWith({ match })],
        }),
      ),
    );
    expect(appended.every(({ ok }) => ok)).toBe(true);
    expect([...(await store.listUnfinished())].sort()).toEqual([...matches].sort());
  });

  it('says how long ago each event was written', async () => {
    const store = await open(await newSchema());
    await store.append({ entries: twoOf('match-1') });
    const ages = (await store.load('match-1'))?.agesMs ?? [];
    expect(ages).toHaveLength(2);
    for (const ageMs of ages) expect(ageMs).toBeGreaterThanOrEqual(0);
  });

  it('does not start with tables of a newer version, and says what to do', async () => {
    const url = await newSchema();
    await (await PostgresStore.open(url)).close();
    await runIn(url, 'update twin_tigers set version = 999');
    await expect(PostgresStore.open(url)).rejects.toThrow(/version 999.*update the program/);
  });

  it('names the server and the remedy where nobody answers, but no password', async () => {
    const opening = PostgresStore.open('postgres://ann:secret@127.0.0.1:1/games');
    await expect(opening).rejects.toThrow(StoreError);
    await expect(opening).rejects.toThrow(/127\.0\.0\.1:1\/games does not answer: start it/);
    await expect(opening).rejects.not.toThrow(/secret/);
  });

  it('saves once what was cut off before its answer, whether it had arrived or not', async () => {
    const url = new URL(await newSchema());
    const proxy = await TcpProxy.start(Number(url.port), url.hostname);
    onTestFinished(() => proxy.close());
    url.port = String(proxy.port);
    const store = await open(url.href);
    await store.append({ entries: [entryAt(0)], heads: [headWith()] });
    for (const [seq, cut] of (['request', 'answer', 'request', 'answer'] as const).entries()) {
      proxy.cutNext(cut);
      const commit = { entries: [entryAt(seq + 1, { commandId: `host:${seq}` })] };
      expect(await store.append(commit)).toEqual({ ok: true });
      proxy.cutNext(cut);
      // Two at once with one line's end: of several events, and of one.
      const pair = [`a-${seq}`, `b-${seq}`].map((match) => ({
        entries: twoOf(match),
        heads: [headWith({ match })],
      }));
      const saved = await Promise.all(pair.map((each) => store.append(each)));
      expect(saved).toEqual([{ ok: true }, { ok: true }]);
    }
    expect((await store.load('match-1'))?.entries.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
  });

  it('lets each seek come to one match, or be taken back, whoever is first', async () => {
    const url = await newSchema();
    const [one, other] = [await open(url), await open(url)];
    const matches = Array.from({ length: 20 }, (_, index) => `match-${index}`);
    const answers = await Promise.all(
      matches.map((match, index) =>
        (index % 2 === 0 ? one : other).pairings.append(
          { entries: twoOf(match), heads: [headWith({ match })] },
          ['ann', `seek-${index}`],
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'saved')).toHaveLength(1);
    const winner = matches[answers.indexOf('saved')];
    expect(await one.listUnfinished()).toEqual([winner]);
    expect((await other.pairings.find(['ann', 'bea'])).get('ann')).toBe(winner);
    expect(await other.pairings.withdraw('ann')).toBe(false);
    expect(await other.pairings.withdraw('bea')).toBe(true);
    const late = await one.pairings.append({ entries: twoOf('late') }, ['bea']);
    expect([late, await one.load('late')]).toEqual(['taken', null]);
  });

  it('knows of a pairing whose answer was cut off that it was its own', async () => {
    const url = new URL(await newSchema());
    const proxy = await TcpProxy.start(Number(url.port), url.hostname);
    onTestFinished(() => proxy.close());
    url.port = String(proxy.port);
    const store = await open(url.href);
    proxy.cutNext('answer');
    expect(await store.pairings.append({ entries: twoOf('match-1') }, ['ann'])).toBe('saved');
    expect((await store.load('match-1'))?.entries).toHaveLength(2);
  });

  it('tells a conflict from its own commit after a cut', async () => {
    const url = new URL(await newSchema());
    const direct = await open(url.href);
    const proxy = await TcpProxy.start(Number(url.port), url.hostname);
    onTestFinished(() => proxy.close());
    url.port = String(proxy.port);
    const store = await open(url.href);
    await direct.append({ entries: [entryAt(0, { event: plyAt(7) })] });
    proxy.cutNext('answer');
    expect(await store.append({ entries: [entryAt(0)] })).toEqual({ ok: false, conflict: 'seq' });
  });
});

function twoOf(match: string) {
  return [entryAt(0, { match }), entryAt(1, { match })];
}

async function runIn(url: string, sql: string): Promise<void> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
