/** The client's files kept for times without a network. */
import { expect, test } from 'vitest';
import { type Edition, SHELL, Shelf } from '../../client/offline/shelf.ts';
import { FakeCaches } from '../support/fake-caches.ts';

const BASE = 'https://tigers.example';

/** A server with these files, and how often each was asked for. */
function serve(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const fetch = ({ url }: Request): Promise<Response> => {
    const path = new URL(url).pathname;
    asked.push(path);
    const body = files[path];
    return Promise.resolve(new Response(body ?? '', { status: body === undefined ? 404 : 200 }));
  };
  return { asked, fetch };
}

function editionOf(version: string, files: Readonly<Record<string, string>>): Edition {
  return { version, files: Object.keys(files) };
}

/** The files of a version, and a shelf filled with them. */
async function fill(caches: FakeCaches, version: string, more: Record<string, string> = {}) {
  const files = { [SHELL]: `page of ${version}`, [`/assets/${version}.js`]: version, ...more };
  const { asked, fetch } = serve(files);
  const whole = caches as unknown as CacheStorage;
  const shelf = new Shelf(editionOf(version, files), { caches: whole, fetch, base: BASE });
  await shelf.fill();
  return { shelf, asked };
}

async function read(answer: Promise<Response | undefined>): Promise<string | undefined> {
  return (await answer)?.text();
}

test('what was filled is found without the server', async () => {
  const { shelf } = await fill(new FakeCaches(), 'one');
  expect(await read(shelf.find(SHELL))).toBe('page of one');
  expect(await read(shelf.find('/assets/one.js'))).toBe('one');
  expect(await shelf.find('/api/matches')).toBeUndefined();
});

test('a newer version has its own page, and the older one’s scripts for tabs that still play', async () => {
  const caches = new FakeCaches();
  await fill(caches, 'one');
  const { shelf } = await fill(caches, 'two');
  expect(await read(shelf.find(SHELL))).toBe('page of two');
  expect(await read(shelf.find('/assets/one.js'))).toBe('one');
});

test('a script that an older version had already is not loaded again', async () => {
  const caches = new FakeCaches();
  await fill(caches, 'one', { '/assets/core.js': 'core', '/icon.svg': 'old' });
  const { shelf, asked } = await fill(caches, 'two', {
    '/assets/core.js': 'core',
    '/icon.svg': 'new',
  });
  expect(asked.sort()).toEqual(['/assets/two.js', '/icon.svg', SHELL]);
  expect(await read(shelf.find('/assets/core.js'))).toBe('core');
  expect(await read(shelf.find('/icon.svg'))).toBe('new');
});

test('of three versions the oldest is let go, and nothing that is not ours', async () => {
  const caches = new FakeCaches();
  await caches.open('of somebody else');
  await fill(caches, 'one');
  await fill(caches, 'two');
  const { shelf } = await fill(caches, 'three');
  await shelf.tidy();
  expect(await caches.keys()).toEqual(['of somebody else', 'twin-tigers-two', 'twin-tigers-three']);
});

test.each([
  ['a file is missing', { [SHELL]: 'page of one' }],
  ['the page is of another version', { [SHELL]: 'page of two', '/assets/one.js': 'one' }],
])('where %s, nothing is kept at all', async (_, files) => {
  const caches = new FakeCaches();
  const { fetch } = serve(files);
  const edition = { version: 'one', files: [SHELL, '/assets/one.js'] };
  const whole = caches as unknown as CacheStorage;
  const shelf = new Shelf(edition, { caches: whole, fetch, base: BASE });
  await expect(shelf.fill()).rejects.toThrow();
  expect(await caches.keys()).toEqual([]);
});
