/** The built client as it is served: its page everywhere, its files for long, its walls around it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LiveServer } from '../support/live-server.ts';
import { makeScratchFolder } from '../support/scratch.ts';

/** A client as a build leaves it. */
function buildClient(): string {
  const folder = makeScratchFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Twin Tigers</title>');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
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
  expect(await statusOf('/local/final')).toBe(200);
  expect(await statusOf('/m/nowhere')).toBe(404);
  expect(await statusOf('/no/such/page')).toBe(404);
});

test('files with a hash in their names are kept for a year, compressed; the page is asked for anew', async () => {
  const server = await LiveServer.start({ clientDir: buildClient() });

  const asset = await fetch(`${server.url}/assets/main-abc123.js`);
  const page = await fetch(`${server.url}/`);

  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-encoding')).toMatch(/gzip|br/);
  expect(page.headers.get('cache-control')).toBe('no-cache');
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

test('behind https the browser is told to stay there', async () => {
  const server = await LiveServer.start({ config: { publicUrl: 'https://play.example' } });

  const { headers } = await fetch(`${server.url}/livez`);

  expect(headers.get('strict-transport-security')).toContain('max-age=');
});

test('a server without a built client says how to build it', async () => {
  const server = await LiveServer.start();

  const response = await fetch(`${server.url}/`);

  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm run build');
});
