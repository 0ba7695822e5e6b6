/** The figures of a running server, as whoever watches it reads them. */
import { expect, onTestFinished, test } from 'vitest';
import { Metrics } from '../../server/operations/metrics.ts';
import { openOperations } from '../../server/operations/operations-server.ts';
import { SqliteStore } from '../../server/store/sqlite.ts';
import { entryAt } from '../support/log-entry.ts';
import { LiveServer } from '../support/live-server.ts';
import { makeScratchFolder } from '../support/scratch.ts';

const PLY = { kind: 'ply', board: 'left', ply: 0, action: 'c3' } as const;

async function observed(): Promise<{ readonly live: LiveServer; readonly metrics: Metrics }> {
  const metrics = new Metrics();
  const live = await LiveServer.start({ observer: metrics });
  metrics.watch(live.server.gauges);
  return { live, metrics };
}

/** The value of a series, as `name{label="value"}`. */
async function figure(metrics: Metrics, series: string): Promise<number | undefined> {
  const line = (await metrics.format()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test('an accepted command is counted with its ack, a refused one by its code', async () => {
  const { live, metrics } = await observed();
  const { id, ann, bea } = await live.begin();

  await ann.command(id, PLY);
  await bea.command(id, { ...PLY, ply: 7 });

  expect(await figure(metrics, 'tigers_ack_seconds_count')).toBe(1);
  expect(await figure(metrics, 'tigers_refusals_total{code="stale"}')).toBe(1);
});

test('refusals over HTTP and at the handshake are counted too', async () => {
  const { live, metrics } = await observed();

  await live.fetch('/api/nothing');
  live.server.blocks.block('127.0.0.1', 60_000);
  await expect(live.connect()).rejects.toThrow();

  expect(await figure(metrics, 'tigers_refusals_total{code="unknown-page"}')).toBe(1);
  expect(await figure(metrics, 'tigers_refusals_total{code="blocked"}')).toBe(1);
});

test('whoever is brought up to date is counted by the reason', async () => {
  const { live, metrics } = await observed();
  const { id, ann } = await live.begin();
  const watcher = await live.greet();

  await ann.command(id, PLY);
  await watcher.enter(id, undefined, 2);
  await watcher.enter(id, undefined, 2);
  await watcher.enter(id, undefined, 99);

  for (const [reason, count] of Object.entries({ first: 2, return: 1, gap: 1, ahead: 1 }))
    expect(await figure(metrics, `tigers_resyncs_total{reason="${reason}"}`), reason).toBe(count);
});

test('matches, connections and viewers are those of the moment', async () => {
  const { live, metrics } = await observed();
  const { id } = await live.begin();
  await live.enter(id);

  expect(await figure(metrics, 'tigers_matches{state="live"}')).toBe(1);
  expect(await figure(metrics, 'tigers_connections{kind="all"}')).toBe(3);
  expect(await figure(metrics, 'tigers_connections{kind="behind"}')).toBe(0);
  expect(await figure(metrics, 'tigers_viewers{kind="seats"}')).toBe(2);
  expect(await figure(metrics, 'tigers_viewers{kind="spectators"}')).toBe(1);
  expect(await figure(metrics, 'tigers_computer_questions{state="waiting"}')).toBe(0);
  expect(await figure(metrics, 'tigers_ready')).toBe(1);
});

test('writes that are synced together are counted as one commit', async () => {
  const metrics = new Metrics();
  const store = await SqliteStore.open(`${makeScratchFolder()}/m.db`, metrics);
  onTestFinished(() => store.close());

  await Promise.all([0, 1, 2, 3].map((seq) => store.append({ entries: [entryAt(seq)] })));

  expect(await figure(metrics, 'tigers_commit_writes_sum')).toBe(4);
  expect(await figure(metrics, 'tigers_commit_seconds_count')).toBe(2);
});

test('figures and health have a port of their own, and nothing else is there', async () => {
  const { live, metrics } = await observed();
  const isReady = (): boolean => live.server.gauges.isReady();
  const setting = { port: 0, host: '127.0.0.1', metrics, isReady, admin: null };
  const operations = await openOperations(setting);
  onTestFinished(() => operations.close());
  const url = `http://127.0.0.1:${operations.port}`;

  const page = await fetch(`${url}/metrics`);
  expect(page.headers.get('content-type')).toContain('text/plain');
  expect(await page.text()).toContain('tigers_nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(`${url}/admin/matches`)).status).toBe(404);
  expect((await fetch(`${live.url}/metrics`)).ok).toBe(false);

  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  live.server.drain();
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/livez`)).status).toBe(200);

  await expect(openOperations({ ...setting, port: operations.port })).rejects.toThrow(
    /^METRICS_PORT \d+ at METRICS_HOST 127.0.0.1 cannot be had/,
  );
});
