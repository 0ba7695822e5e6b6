/** Which requests the service worker answers, and with what. */
import { describe, expect, test } from 'vitest';
import { answerFile, answerPage, kindOf } from '../../client/offline/request-answer.ts';

const origin = 'https://tigers.example';
const shelf = {
  find: (path: string) => Promise.resolve(new Response(`kept ${path}`)),
  holds: (path: string) => path.startsWith('/assets/') || path === '/icon.svg',
};
const request = new Request(`${origin}/m/abcdef`);
const NOTHING = Promise.resolve(undefined);
const never = (): Promise<never> => new Promise(() => {});

function kind(path: string, { method = 'GET', mode = 'cors' } = {}): string | null {
  return kindOf({ method, mode, url: new URL(path, origin).href }, { shelf, origin });
}

describe('what is answered', () => {
  test.each(['/', '/m/abcdef', '/m/abcdef?screen', '/local/final?level=easy', '/whatever'])(
    'a visit to %s',
    (path) => expect(kind(path, { mode: 'navigate' })).toBe('page'),
  );
  test.each(['/api/matches/abcdef/record', '/embed/abcdef', '/livez', '/manifest.webmanifest'])(
    'not a visit to %s',
    (path) => expect(kind(path, { mode: 'navigate' })).toBeNull(),
  );
  test.each(['/assets/core.js', '/icon.svg'])('a page’s request for %s', (path) =>
    expect(kind(path)).toBe('file'),
  );
  test.each([
    '/api/matches',
    '/api/probe?position=x',
    '/socket.io/',
    'https://else.example/assets/core.js',
  ])('never a page’s request for %s', (path) => expect(kind(path)).toBeNull());
  test('never what is sent', () => {
    expect(kind('/assets/core.js', { method: 'POST' })).toBeNull();
    expect(kind('/', { method: 'POST', mode: 'navigate' })).toBeNull();
  });
});

/** What someone gets who opens a page while the server answers so. */
async function open(
  fetch: () => Promise<Response>,
  {
    early = NOTHING,
    after = never,
  }: { early?: Promise<Response | undefined>; after?: () => Promise<void> } = {},
): Promise<string> {
  return (await answerPage(request, early, { shelf, origin, fetch, after })).text();
}

describe('someone who opens a page', () => {
  test('gets the server’s own', async () => {
    expect(await open(() => Promise.resolve(new Response('served')))).toBe('served');
  });
  test('gets even that there is no such match from the server', async () => {
    expect(await open(() => Promise.resolve(new Response('none', { status: 404 })))).toBe('none');
  });
  test('gets what the browser asked for early, which is not asked for twice', async () => {
    expect(await open(never, { early: Promise.resolve(new Response('early')) })).toBe('early');
  });
  test('gets the kept one where there is no network', async () => {
    const none = Promise.reject(new TypeError('no network'));
    expect(await open(() => none)).toBe('kept /index.html');
    expect(await open(never, { early: none })).toBe('kept /index.html');
  });
  test('gets the kept one while the server is being restarted', async () => {
    const restarting = new Response('bad gateway', { status: 502 });
    expect(await open(() => Promise.resolve(restarting))).toBe('kept /index.html');
  });
  test('gets the kept one where the server takes too long', async () => {
    expect(await open(never, { after: () => Promise.resolve() })).toBe('kept /index.html');
  });
});

test('a file comes from what is kept, else from the server', async () => {
  const fetch = (): Promise<Response> => Promise.resolve(new Response('served'));
  const asked = new Request(`${origin}/assets/core.js`);
  expect(await (await answerFile(asked, { shelf, fetch })).text()).toBe('kept /assets/core.js');
  const empty = { ...shelf, find: () => NOTHING };
  expect(await (await answerFile(asked, { shelf: empty, fetch })).text()).toBe('served');
});
