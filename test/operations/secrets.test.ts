/** Whatever happens in a match, no secret of it ever stands in the log, plain or hashed. */
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { hashSecret } from '../../server/edge/secret.ts';
import { openLog } from '../../server/operations/log.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import { FaultyStore } from '../support/faulty-store.ts';
import { LiveServer } from '../support/live-server.ts';

/** A log at its most talkative, and what it wrote. */
function makeLog(): { readonly log: ReturnType<typeof openLog>; readonly lines: string[] } {
  const lines: string[] = [];
  const sink = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString());
      done();
    },
  });
  return { log: openLog('debug', sink), lines };
}

test('no secret of a match is in the log, and what happened is', async () => {
  const { log, lines } = makeLog();
  const store = new FaultyStore(new MemoryStore());
  const live = await LiveServer.start({ log, store });
  const { id, invite, token: host } = await live.create({ name: 'Ann' });
  const chosen = 'a-token-that-the-guest-has-chosen';
  await live.post(`/api/matches/${id}/join`, {
    invite: 'a-wrong-invitation-of-24-ch',
    token: chosen,
  });
  await live.post(`/api/matches/${id}/join`, { invite, token: chosen, name: 'Bea' });
  await live.post(`/api/matches/${id}/join`, { invite, token: 7, name: 'Bea' });
  const [ann, bea] = [await live.enter(id, host), await live.enter(id, chosen)];
  await ann.ask('enter', { match: id, have: 0, token: 'a-wrong-token-of-24-letters' });
  await ann.event(2).catch(() => undefined);
  const ply = { kind: 'ply', board: 'left', ply: 0, action: 'c3' };
  const accepted = await ann.command(id, ply, 'the-command');
  await bea.command(id, { ...ply, ply: 5 });
  store.plan('fail');
  await bea.command(id, { kind: 'resign' });
  await ann.ask('enter', { match: id, have: 0, token: host, invite });
  await live.fetch(`/api/matches/${id}`, { headers: { authorization: `Bearer ${host}` } });

  const text = lines.join('');
  expect(accepted.ok).toBe(true);
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(logged).toContainEqual(
    expect.objectContaining({ match: id, seat: 'host', command: 'the-command', code: 'ok' }),
  );
  expect(logged).toContainEqual(
    expect.objectContaining({ match: id, msg: 'both seats are taken' }),
  );
  const others = ['a-wrong-invitation-of-24-ch', 'a-wrong-token-of-24-letters'];
  for (const secret of [host, chosen, invite ?? '', ...others]) {
    expect(secret.length).toBeGreaterThan(20);
    expect(text).not.toContain(secret);
    expect(text).not.toContain(hashSecret(secret));
  }
});

test('a secret that is named in a line by mistake is struck out', () => {
  const { log, lines } = makeLog();

  log.info(
    { token: 'aaa', message: { invite: 'bbb' }, request: { headers: { authorization: 'ccc' } } },
    'x',
  );

  expect(lines.join('')).not.toMatch(/aaa|bbb|ccc/);
  expect(lines.join('')).toContain('(struck out)');
});
