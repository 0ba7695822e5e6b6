/** Secrets that have come into other hands: a seat gets another token, the invitation is made anew. */
import { expect, test } from 'vitest';
import { MemoryStore } from '../../server/store/memory.ts';
import { hashSecret } from '../../server/edge/secret.ts';
import { FaultyStore } from '../support/faulty-store.ts';
import { LiveServer } from '../support/live-server.ts';

const NEW_TOKEN = 'the-token-of-the-new-device';
const OTHERS = 'the-token-of-some-stranger-';

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

test('a seat that moves to a new token is closed to the old one, at once and for good', async () => {
  const store = new MemoryStore();
  const server = await LiveServer.start({ store });
  const { id, host, ann, bea } = await server.begin();

  const moved = await server.post(`/api/matches/${id}/seat`, { token: NEW_TOKEN }, bearer(host));

  expect(moved).toEqual({ status: 200, body: { id, seat: 'host', token: NEW_TOKEN } });
  expect(await ann.heard('replaced')).toEqual({ match: id });
  expect(await ann.ply(id, 'L.c3', 0)).toMatchObject({ code: 'replaced' });
  expect(await ann.ask('enter', { match: id, token: host })).toMatchObject({ code: 'bad-token' });
  await bea.heard<{ host: { connected: boolean } }>('presence', ({ host: it }) => !it.connected);
  const phone = await server.enter(id, NEW_TOKEN);
  expect(await phone.ply(id, 'L.c3', 0)).toMatchObject({ ok: true });
  const hashes = (await store.load(id))?.secrets.map(({ hash }) => hash);
  expect(hashes).toContain(hashSecret(NEW_TOKEN));
  expect(hashes).not.toContain(hashSecret(host));
});

test('moving again for want of an answer is harmless; the old token moves nothing more', async () => {
  const server = await LiveServer.start();
  const { id, host } = await server.createJoined();
  const move = (token: string, by: string): ReturnType<LiveServer['post']> =>
    server.post(`/api/matches/${id}/seat`, { token }, bearer(by));

  const first = await move(NEW_TOKEN, host);

  expect(await move(NEW_TOKEN, host)).toEqual(first);
  expect(await move('another-token-altogether', host)).toMatchObject({
    status: 403,
    body: { error: { code: 'bad-token' } },
  });
});

test('of many who move one seat at once one has it', async () => {
  const server = await LiveServer.start();
  const { id, guest } = await server.createJoined();

  const moves = Array.from({ length: 100 }, (_, mover) =>
    server.post(
      `/api/matches/${id}/seat`,
      { token: `mover-${mover}`.padEnd(24, '-') },
      bearer(guest),
    ),
  );
  const statuses = (await Promise.all(moves)).map(({ status }) => status);

  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 403)).toHaveLength(99);
});

test('a seat does not move to the other seat’s token, nor by no token or a stranger’s', async () => {
  const server = await LiveServer.start();
  const { id, host, guest } = await server.createJoined();
  const path = `/api/matches/${id}/seat`;

  for (const headers of [bearer(host), {}])
    expect(await server.post(path, { token: guest }, headers)).toMatchObject({ status: 403 });
  expect(await server.post(path, { token: NEW_TOKEN }, bearer(OTHERS))).toMatchObject({
    status: 403,
  });
  expect((await server.door(id)).seatOfHash(hashSecret(host))).toBe('host');
});

test('a seat that could not be saved has its old token', async () => {
  const store = new FaultyStore(new MemoryStore());
  const server = await LiveServer.start({ store });
  const { id, host } = await server.createJoined();
  store.plan('fail');

  const moved = await server.post(`/api/matches/${id}/seat`, { token: NEW_TOKEN }, bearer(host));

  expect(moved).toMatchObject({ status: 503, body: { error: { code: 'not-saved' } } });
  expect((await server.door(id)).seatOfHash(hashSecret(host))).toBe('host');
});

test('an invitation made anew lets in, and the one before nobody', async () => {
  const server = await LiveServer.start();
  const { id, token, invite } = await server.create();
  const renew = (by: string): ReturnType<LiveServer['post']> =>
    server.post(`/api/matches/${id}/invite`, {}, bearer(by));

  expect(await renew(OTHERS)).toMatchObject({ status: 403 });
  const renewed = (await renew(token)).body as { readonly invite: string };

  const join = (by: string | null): ReturnType<LiveServer['post']> =>
    server.post(`/api/matches/${id}/join`, { invite: by, name: 'Bea' });
  expect(await join(invite)).toMatchObject({ body: { error: { code: 'bad-invite' } } });
  expect(await join(renewed.invite)).toMatchObject({ status: 200 });
  expect(await renew(token)).toMatchObject({ body: { error: { code: 'seat-taken' } } });
});
