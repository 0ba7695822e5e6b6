/** Orders to a running server, given on the command line. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { hashSecret } from '../../server/edge/secret.ts';
import { serveOperations } from '../../server/operations.ts';
import { Metrics } from '../../server/operations/metrics.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import type { Presence } from '../../shared/wire/server-message.ts';
import { LiveServer } from '../support/live-server.ts';
import { type Ran, runCommand } from '../support/run-command.ts';

const TOKEN = '0f8b1c62d7e94a35b6c7d8e9fa012345';

class Scene {
  readonly live: LiveServer;
  readonly url: string;
  readonly ends: number[];
  readonly orders: unknown[];

  private constructor(live: LiveServer, url: string, ends: number[], orders: unknown[]) {
    this.live = live;
    this.url = url;
    this.ends = ends;
    this.orders = orders;
  }

  static async open(): Promise<Scene> {
    const store = new MemoryStore();
    const live = await LiveServer.start({ store });
    const [ends, orders]: [number[], unknown[]] = [[], []];
    const note = (order: unknown): void => void orders.push(order);
    const operations = await serveOperations({
      config: { port: 0, host: '127.0.0.1', tokenHash: hashSecret(TOKEN) },
      metrics: new Metrics(),
      server: live.server,
      store,
      log: { debug: note, info: note, warn: note, error: note },
      end: () => ends.push(1),
    });
    onTestFinished(() => operations.close());
    vi.stubEnv('ADMIN_TOKEN', TOKEN);
    vi.stubEnv('METRICS_PORT', String(operations.port));
    onTestFinished(() => void vi.unstubAllEnvs());
    return new Scene(live, `http://127.0.0.1:${operations.port}`, ends, orders);
  }

  order(...args: string[]): Promise<Ran> {
    return runCommand(['admin', ...args]);
  }
}

test('matches are listed, private ones too, and one is cancelled for everyone', async () => {
  const scene = await Scene.open();
  const { id, ann } = await scene.live.begin();

  const listed = await scene.order('matches');
  expect(listed.out).toContain(`${id}\tlive\tfinal\tprivate\tAnn\tBea\t0 watch`);

  expect(await scene.order('cancel', id)).toEqual({ code: 0, out: 'done\n', err: '' });
  expect(await ann.event(3)).toMatchObject({
    event: { kind: 'cancelled', cause: 'administrator' },
  });
  expect(scene.orders).toEqual([{ order: 'cancel', match: id, seq: 3 }]);

  const again = await scene.order('cancel', id);
  expect([again.code, again.out]).toEqual([
    1,
    `error: match ${id} was not cancelled: match-over\n`,
  ]);
  expect((await scene.order('cancel', 'nowhere')).out).toContain('there is no match nowhere');
  expect((await scene.order('matches', '--state', 'ended')).out).toContain(id);
});

test('a seek is closed, and nobody finds it any more', async () => {
  const scene = await Scene.open();
  const waiting = await scene.live.greet();
  const seek = {
    id: 's1',
    mode: 'final',
    ruleset: 'devils-plan',
    clockMs: 60_000,
    name: 'Ann',
    token: 'x'.repeat(24),
  };
  expect(await waiting.ask('seek', seek)).toMatchObject({ ok: true });

  const [id = ''] = (await scene.order('seeks')).out.split('\t');
  expect((await scene.order('close-seek', id)).out).toBe('done\n');
  expect((await scene.order('seeks')).out).toBe('');
  expect((await scene.order('close-seek', id)).code).toBe(1);
});

test('a blocked address is cut, and kept out of sockets and HTTP until it is unblocked', async () => {
  const scene = await Scene.open();
  const there = await scene.live.greet();

  const blocked = await scene.order('block', '127.0.0.1', '--for', '2h');
  expect(blocked.out).toMatch(/^127\.0\.0\.1\t20/);
  await there.heard('disconnect');
  await expect(scene.live.connect()).rejects.toThrow();
  expect(await scene.live.fetch('/api/matches')).toMatchObject({
    status: 403,
    body: { error: { code: 'blocked' } },
  });
  expect((await scene.order('blocks')).out).toBe(blocked.out);

  await scene.order('unblock', '127.0.0.1');
  await scene.live.greet();
  expect((await scene.order('blocks')).out).toBe('');
  expect((await scene.order('unblock', '127.0.0.1')).code).toBe(1);
  expect(scene.orders).toMatchObject([{ order: 'block', forMs: 7_200_000 }, { order: 'unblock' }]);
});

test('an announcement reaches everyone connected, and everyone who comes while it holds', async () => {
  const scene = await Scene.open();
  const there = await scene.live.greet();

  await scene.order('announce', 'Back at nine', '--for', '5m');
  expect(await there.heard('announcement')).toEqual({ text: 'Back at nine', forMs: 300_000 });
  const late = await scene.live.greet();
  expect(await late.heard<Presence>('announcement')).toMatchObject({ text: 'Back at nine' });

  await scene.order('announce', '');
  expect(await there.heard<{ text: string }>('announcement', ({ text }) => text === '')).toEqual({
    text: '',
    forMs: 0,
  });
});

test('a server that is drained takes no new people, and ends after the time', async () => {
  const scene = await Scene.open();

  expect((await scene.order('drain', '--in', '0s')).out).toBe('done\n');

  expect((await fetch(`${scene.live.url}/readyz`)).status).toBe(503);
  await vi.waitFor(() => expect(scene.ends).toEqual([1]));
});

test.each(['', 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])(
  'with “%s” no order is taken',
  async (authorization) => {
    const scene = await Scene.open();
    const response = await fetch(`${scene.url}/admin/drain`, {
      method: 'POST',
      headers: { authorization },
    });

    expect(response.status).toBe(401);
    expect(scene.live.server.gauges.isReady()).toBe(true);
    expect(JSON.stringify(scene.orders)).not.toContain(TOKEN);
  },
);

test.each([
  [['admin'], 'ORDER is one of matches, cancel'],
  [['admin', 'stop'], 'ORDER is one of'],
  [['admin', 'cancel'], 'write cancel MATCH'],
  [['admin', 'matches', 'x'], 'write matches'],
  [['admin', 'matches', '--for', '1h'], 'matches knows no --for'],
  [['admin', 'block', '192.0.2.1', '--for', 'ever'], 'a time is like 45s, 10m, 1h or 2d, not ever'],
])('%j is not understood', async (args, sentence) => {
  await Scene.open();
  const ran = await runCommand(args);
  expect([ran.code, ran.out]).toEqual([2, '']);
  expect(ran.err).toContain(sentence);
});

test.each([
  [['block', 'somebody']],
  [['block', '192.0.2.1', '--for', '90d']],
  [['announce', 'x'.repeat(281)]],
  [['matches', '--state', 'lost']],
])('%j is refused by the server with what is wrong', async (args) => {
  const scene = await Scene.open();
  const ran = await scene.order(...args);
  expect(ran.code).toBe(1);
  expect(ran.out).toMatch(/^error: (address|forMs|text|state): /);
});

test('without a token, or where no server is, it says what is missing', async () => {
  vi.stubEnv('ADMIN_TOKEN', '');
  vi.stubEnv('METRICS_PORT', '4699');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await runCommand(['admin', 'blocks'])).err).toContain('set ADMIN_TOKEN');

  vi.stubEnv('ADMIN_TOKEN', TOKEN);
  const ran = await runCommand(['admin', 'blocks']);
  expect(ran.code).toBe(1);
  expect(ran.out).toContain('no server answers at http://127.0.0.1:4699');
});
