/** A page of another site, with a frame in it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Its address; it is there until the test ends. */
export async function serveFrame(framed: string, width: number, height: number): Promise<string> {
  const page = `<!doctype html><title>Elsewhere</title>
    <iframe src="${framed}" title="A match" width="${width}" height="${height}"></iframe>`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}
