/** Who gets which seat over HTTP, and under which name. */
import { expect, test } from 'vitest';
import { LiveServer } from '../support/live-server.ts';

test('who looks like the host is not let in by that name, and the seat stays free', async () => {
  const server = await LiveServer.start();
  const { id, invite } = await server.create({ name: 'Ann' });
  const join = (name: string) => server.post(`/api/matches/${id}/join`, { name, invite });

  for (const name of ['Ann', 'ANN', 'Аnn', 'A\u200Dnn'])
    expect(await join(name), name).toMatchObject({
      status: 409,
      body: { error: { code: 'name-too-alike' } },
    });
  expect((await server.door(id)).match.isJoined).toBe(false);
  expect(await join('Bea')).toMatchObject({ status: 200 });
});

test('whoever makes a match has its seat, and holds it wherever it opens the match', async () => {
  const server = await LiveServer.start();
  const { id, seat, token, invite } = await server.create();
  const watching = await server.enter(id);

  expect(seat).toBe('host');
  expect(await watching.enter(id, token)).toMatchObject({ viewer: 'host' });
  expect(await server.post(`/api/matches/${id}/join`, { invite, token })).toMatchObject({
    body: { error: { code: 'wrong-seat' } },
  });
});
