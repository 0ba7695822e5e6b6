/** Making matches against the computer over HTTP. */
import { expect, test } from 'vitest';
import type { CreateAnswer } from '../../shared/wire/rest.ts';
import { FakeTime } from '../support/fake-time.ts';
import { LiveServer } from '../support/live-server.ts';

const HARD = { kind: 'computer', level: 'hard' } as const;

/** In a time that stands still the computer does not play. */
function start(): Promise<LiveServer> {
  return LiveServer.start({ time: new FakeTime() });
}

test('both seats are taken from the start, and the host’s is the maker’s', async () => {
  const server = await start();
  const made = await server.create({ mode: 'final', opponent: HARD });

  expect(made).toMatchObject({ seat: 'host', invite: null });
  expect((await server.fetch(`/api/matches/${made.id}`)).body).toMatchObject({
    state: 'live',
    host: 'Ann',
    guest: '',
    computer: { seat: 'guest', level: 'hard' },
  });
  const door = await server.door(made.id);
  expect(door.eventsFrom(0).map(({ kind }) => kind)).toEqual(['created', 'joined']);
});

test('the computer can host: its maker is the guest and keeps the side asked for', async () => {
  const server = await start();
  const made = await server.create({
    mode: 'classic',
    side: 'goats',
    opponent: { ...HARD, seat: 'host' },
  });

  expect(made.seat).toBe('guest');
  expect((await server.fetch(`/api/matches/${made.id}`)).body).toMatchObject({
    hostSide: 'tigers',
    host: '',
    guest: 'Ann',
  });
  const client = await server.greet();
  expect(await client.enter(made.id, made.token)).toMatchObject({ viewer: 'guest' });
});

test('nobody else can take the computer’s seat', async () => {
  const server = await start();
  const { id } = await server.create({ mode: 'final', public: true, opponent: HARD });

  expect(await server.post(`/api/matches/${id}/join`, { name: 'Eve' })).toMatchObject({
    status: 409,
    body: { error: { code: 'seat-taken' } },
  });
});

test('a match between people has no computer', async () => {
  const server = await start();
  const { id } = await server.create();

  expect((await server.fetch(`/api/matches/${id}`)).body).toMatchObject({ computer: null });
});

test.each([{ kind: 'computer' }, { ...HARD, level: 'godlike' }, { ...HARD, seat: 'left' }, 'hard'])(
  '%j is no opponent',
  async (opponent) => {
    const server = await start();
    const answer = await server.post('/api/matches', { mode: 'final', opponent });

    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
    expect((answer.body as Partial<CreateAnswer>).id).toBeUndefined();
  },
);
