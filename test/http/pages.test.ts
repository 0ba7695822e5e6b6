/** The built client as it is served: its page everywhere, its files for long, its walls around it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LiveServer } from '../support/live-server.ts';
import { makeScratchFolder } from '../support/scratch.ts';

/** A client as a build leaves it. */
function buildClient(): string {
  const folder = makeScratchFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Twin Tigers</title>');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'sw.js'), '// The service worker.');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), `export {};${' '.repeat(5000)}`);
  return folder;
}

test('every address of the client shows its page; unknown ones do with 404', async () => {
  const server = await LiveServer.start({ clientDir: buildClient() });
  const { id } = await server.create();
  const statusOf = async (path: string): Promise<number> => {
    const response = await fetch(server.url + path);
    expect(await response.text(), path).toContain('<title>Twin Tigers</title>');
    return response.status;
  };

  expect(await statusOf('/')).toBe(200);
  expect(await statusOf(`/m/${id}`)).toBe(200);
  expect(await statusOf(`/embed/${id}`)).toBe(200);
  expect(await statusOf(`/m/${id}?screen`)).toBe(200);
  for (const path of [
    '/settings',
    '/about',
    '/privacy',
    '/puzzles',
    '/learn',
    '/learn/board',
    '/replay',
    '/analysis',
    `/m/${id}/replay`,
  ])
    expect(await statusOf(path)).toBe(200);
  expect(await statusOf('/local/final')).toBe(200);
  expect(await statusOf('/m/nowhere')).toBe(404);
  expect(await statusOf('/embed/nowhere')).toBe(404);
  expect(await statusOf('/no/such/page')).toBe(404);
});

test('files with a hash in their names are kept for a year, compressed; the page is asked for anew', async () => {
  const server = await LiveServer.start({ clientDir: buildClient() });

  const asset = await fetch(`${server.url}/assets/main-abc123.js`);
  const page = await fetch(`${server.url}/`);

  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-encoding')).toMatch(/gzip|br/);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const named = await fetch(`${server.url}/index.html`);
  expect(named.headers.get('cache-control')).toBe('no-cache');
});

test('a file packed by the build is sent as it lies there, to whoever can unpack it', async () => {
  const clientDir = buildClient();
  const script = 'export const packed = true;';
  const assets = join(clientDir, 'assets');
  writeFileSync(join(assets, 'main-def456.js'), 'export const packed = false;');
  writeFileSync(join(assets, 'main-def456.js.br'), brotliCompressSync(script));
  writeFileSync(join(assets, 'main-def456.js.gz'), gzipSync(script));
  const server = await LiveServer.start({ clientDir });
  const sentTo = async (accepted: string) => {
    const response = await fetch(`${server.url}/assets/main-def456.js`, {
      headers: { 'accept-encoding': accepted },
    });
    const { headers } = response;
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
    return { packing: headers.get('content-encoding'), text: await response.text() };
  };

  expect(await sentTo('gzip, deflate, br')).toEqual({ packing: 'br', text: script });
  expect(await sentTo('gzip')).toEqual({ packing: 'gzip', text: script });
  expect(await sentTo('br;q=0, gzip')).toEqual({ packing: 'gzip', text: script });
  expect(await sentTo('identity')).toEqual({
    packing: null,
    text: 'export const packed = false;',
  });
});

test('a page comes with hints at its files and those of the reader’s language', async () => {
  const clientDir = buildClient();
  const hints = {
    home: { en: ['/assets/home.js'], ko: ['/assets/core.css', '/assets/home.js', '/assets/ko.js'] },
    match: { en: ['/assets/match.js', '/assets/play.js', '/assets/en.js'] },
    other: { en: ['/assets/en.js'] },
  };
  writeFileSync(join(clientDir, 'page-hints.json'), JSON.stringify(hints));
  const server = await LiveServer.start({ clientDir });
  const { id } = await server.create();
  const linkOf = async (path: string, language: string): Promise<string | null> => {
    const headers = { 'accept-language': language };
    return (await fetch(server.url + path, { headers })).headers.get('link');
  };

  expect(await linkOf('/', 'ko-KR,en;q=0.5')).toBe(
    '</assets/core.css>; rel=preload; as=style; crossorigin, ' +
      '</assets/home.js>; rel=modulepreload, </assets/ko.js>; rel=modulepreload',
  );
  expect(await linkOf(`/m/${id}`, 'fr, *')).toBe(
    '</assets/match.js>; rel=modulepreload, </assets/play.js>; rel=modulepreload, ' +
      '</assets/en.js>; rel=modulepreload',
  );
  expect(await linkOf('/settings', 'constructor')).toBe('</assets/en.js>; rel=modulepreload');
  expect(await linkOf('/local/final', 'en')).toBe(null);
});

test('a new service worker is seen at once, and may run', async () => {
  const server = await LiveServer.start({ clientDir: buildClient() });
  const { headers } = await fetch(`${server.url}/sw.js`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
});

test('a file that is not there is not the page', async () => {
  const server = await LiveServer.start({ clientDir: buildClient() });

  const response = await fetch(`${server.url}/assets/main-old999.js`);

  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('<title>');
});

test('no file outside the client is served', async () => {
  const server = await LiveServer.start({ clientDir: buildClient() });
  for (const path of ['/..%2f..%2fetc/passwd', '/assets/..%2f..%2f..%2fetc/passwd', '/%00'])
    expect((await fetch(server.url + path)).status, path).toBeGreaterThanOrEqual(400);
});

test('a page runs our own code alone and is framed by nobody', async () => {
  const server = await LiveServer.start({ clientDir: buildClient() });

  const { headers } = await fetch(`${server.url}/`);
  const policy = headers.get('content-security-policy') ?? '';

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('boards alone are framed by any site, and no more is allowed to them', async () => {
  const server = await LiveServer.start({ clientDir: buildClient() });
  const { id } = await server.create();

  const { headers } = await fetch(`${server.url}/embed/${id}`);
  const policy = headers.get('content-security-policy') ?? '';

  expect(policy).toContain('frame-ancestors *');
  expect(headers.get('x-frame-options')).toBeNull();
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
});

test('all else is framed by nobody: pages, files and the interface', async () => {
  const server = await LiveServer.start({ clientDir: buildClient() });
  const { id } = await server.create();

  for (const path of [
    '/',
    '/about',
    '/settings',
    '/embed',
    `/m/${id}`,
    '/icon.svg',
    '/api/lobby',
  ]) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options'), path).toBe('DENY');
  }
});

test('behind https the browser is told to stay there', async () => {
  const server = await LiveServer.start({ config: { publicUrl: 'https://play.example' } });

  const { headers } = await fetch(`${server.url}/livez`);

  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
});

test('a server without a built client says how to build it', async () => {
  const server = await LiveServer.start();

  const response = await fetch(`${server.url}/`);

  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
});
