/** The interface's description says what the server does: its addresses, its answers, and its refusals. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readVersion } from '../../server/version.ts';
import { ALL_REFUSALS } from '../../shared/wire/refusal.ts';
import { FakeTime } from '../support/fake-time.ts';
import { LiveServer } from '../support/live-server.ts';
import { hearRoutes } from '../support/mounted-routes.ts';
import { serveShortTable } from '../support/short-table.ts';

type Json = Readonly<Record<string, unknown>>;
interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
  readonly 'x-rate-limits'?: readonly Json[];
}
type Content = Readonly<Record<string, { readonly schema: Json }>>;
interface Description {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

const PROGRAMS_ONLY = /^\w+ \/(api\/|livez$|readyz$)/;
const OWN_TOKEN = 'own-token-of-144-bits-xx';

async function describedBy(server: LiveServer): Promise<Description> {
  return (await server.fetch('/api/openapi.json')).body as Description;
}

/** A schema of the description as something that checks; of answers every field has to be described. */
function checkOf({ components }: Description, schema: Json, isClosed: boolean): z.ZodType {
  const whole = { ...schema, $defs: components.schemas };
  const text = JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/');
  const close = (_key: string, value: unknown): unknown =>
    isOpenObject(value) ? { ...value, additionalProperties: false } : value;
  return z.fromJSONSchema(
    JSON.parse(text, isClosed ? close : undefined) as z.core.JSONSchema.JSONSchema,
  );
}

function isOpenObject(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    'properties' in value &&
    'type' in value &&
    !('additionalProperties' in value)
  );
}

/** Asks, and holds what comes back against what is described for that status. */
async function expectDescribed(
  server: LiveServer,
  description: Description,
  [method, path, described]: readonly ['get' | 'post', string, string],
  asked?: { readonly body?: unknown; readonly token?: string },
): Promise<unknown> {
  const { status, body } = await server.fetch(path, {
    method,
    headers: {
      ...(asked?.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(asked?.token === undefined ? {} : { authorization: `Bearer ${asked.token}` }),
    },
    ...(asked?.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
  });
  const operation = description.paths[described]?.[method];
  const schema = operation?.responses[String(status)]?.content['application/json']?.schema;
  if (schema === undefined) throw new Error(`${method} ${path}: nothing described for ${status}`);
  const checked = checkOf(description, schema, true).safeParse(body);
  expect(checked.error?.issues ?? [], `${method} ${path}: ${JSON.stringify(body)}`).toEqual([]);
  return body;
}

test('every address that the server answers at is described, and no other', async () => {
  const routes = hearRoutes();
  const server = await LiveServer.start();
  const { paths } = await describedBy(server);

  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  );

  expect(described.sort()).toEqual(routes().filter((route) => PROGRAMS_ONLY.test(route)));
});

test('the description is the server’s own, and may be kept for a while', async () => {
  const limit = { count: 7, perMs: 60_000 };
  const server = await LiveServer.start({ limits: { addressMatches: limit } });
  const response = await fetch(`${server.url}/api/openapi.json`);
  const { openapi, info, paths } = (await response.json()) as Description;

  expect({ openapi, info }).toMatchObject({ openapi: '3.1.0', info: { version: readVersion() } });
  expect(paths['/api/matches']?.['post']?.['x-rate-limits']).toContainEqual({
    of: 'matches',
    ...limit,
  });
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  const again = await fetch(`${server.url}/api/openapi.json`, {
    headers: { 'if-none-match': response.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
  });
  expect(again.status).toBe(304);
});

test('asking for the description counts against what an address may ask', async () => {
  const time = new FakeTime();
  const limits = { addressRequests: { count: 1, perMs: 60_000 } };
  const server = await LiveServer.start({ time, limits });
  const description = await describedBy(server);

  const path = '/api/openapi.json';
  const refused = await expectDescribed(server, description, ['get', path, path]);

  expect(refused).toMatchObject({ error: { code: 'too-many' } });
});

test('what the server answers is as it is described, field by field', async () => {
  const server = await LiveServer.start({ tablebase: serveShortTable() });
  const description = await describedBy(server);
  const get = (path: string, described = path.split('?')[0] ?? path): Promise<unknown> =>
    expectDescribed(server, description, ['get', path, described]);
  const post = (path: string, described: string, body: object, token?: string): Promise<unknown> =>
    expectDescribed(server, description, ['post', path, described], {
      body,
      ...(token === undefined ? {} : { token }),
    });
  const computer = { kind: 'computer', level: 'easy' };

  const made = await post('/api/matches', '/api/matches', {
    mode: 'final',
    name: 'Ann',
    public: true,
    token: OWN_TOKEN,
  });
  const { id } = made as { readonly id: string };
  await post('/api/matches', '/api/matches', { mode: 'classic', opponent: computer, public: true });
  await get('/api/lobby');
  await post(`/api/matches/${id}/invite`, '/api/matches/{id}/invite', {}, OWN_TOKEN);
  await post(`/api/matches/${id}/seat`, '/api/matches/{id}/seat', {}, OWN_TOKEN);
  await post(`/api/matches/${id}/join`, '/api/matches/{id}/join', { name: 'Bea' });
  await get(`/api/matches/${id}`, '/api/matches/{id}');
  for (const state of ['open', 'live', 'ended']) await get(`/api/matches?state=${state}`);
  await server.begin({ public: true });
  await get('/api/lobby');
  for (const path of ['/api/about', '/api/openapi.json', '/livez', '/readyz']) await get(path);
  await get(`/api/probe?position=${encodeURIComponent('GGGGG/GGGGG/GTGTG/GGTGG/GG1TG t 0 0')}`);
});

test('what the server refuses is refused as it is described', async () => {
  const server = await LiveServer.start();
  const description = await describedBy(server);
  const { id } = await server.create();
  const refused: readonly (readonly ['get' | 'post', string, string, object?])[] = [
    ['get', '/api/matches?state=none', '/api/matches'],
    ['get', '/api/matches/nosuchmatch', '/api/matches/{id}'],
    ['get', '/api/matches/nosuchmatch/record', '/api/matches/{id}/record'],
    ['get', '/api/probe?position=x', '/api/probe'],
    ['get', '/api/probe?position=5/5/5/5/TTTT1%20t%2020%200', '/api/probe'],
    ['post', '/api/matches', '/api/matches', { mode: 'final', ruleset: 'none' }],
    ['post', '/api/matches', '/api/matches', { mode: 'final', name: 'x'.repeat(5000) }],
    ['post', `/api/matches/${id}/join`, '/api/matches/{id}/join', {}],
    ['post', `/api/matches/${id}/seat`, '/api/matches/{id}/seat', {}],
    ['post', `/api/matches/${id}/invite`, '/api/matches/{id}/invite', {}],
  ];

  for (const [method, path, described, body] of refused)
    expect(
      await expectDescribed(server, description, [method, path, described], { body }),
    ).toHaveProperty('error');
});

test('a request as it is described is taken, and one that is not is refused', async () => {
  const server = await LiveServer.start();
  const description = await describedBy(server);
  const schema =
    description.paths['/api/matches']?.['post']?.requestBody?.content['application/json']?.schema;
  const check = checkOf(description, schema ?? {}, false);
  const bodies = [
    { mode: 'final' },
    { mode: 'classic', clockMs: null, side: 'goats' },
    { mode: 'final', ruleset: 'threefold', opponent: { kind: 'computer', level: 'hard' } },
    { mode: 'final', clockMs: null },
    { mode: 'final', clockMs: 1 },
    { mode: 'final', colour: 'red' },
    { mode: 'classic', side: 'red' },
    { mode: 'final', token: 'short' },
    {},
  ];

  for (const body of bodies) {
    const { status } = await server.post('/api/matches', body);
    expect(check.safeParse(body).success, JSON.stringify(body)).toBe(status === 201);
  }
});

test('the refusals of the description are the protocol’s', async () => {
  const { components } = await describedBy(await LiveServer.start());

  expect(JSON.stringify(components.schemas['Refusal'])).toContain(
    JSON.stringify([...new Set(ALL_REFUSALS)]),
  );
});
