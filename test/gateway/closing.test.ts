/** The server goes although someone’s line hangs. */
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { LiveServer } from '../support/live-server.ts';

/** A websocket whose client never answers anything, not even that it is to end. */
function stall(url: string): Promise<Socket> {
  const path = '/socket.io/?EIO=4&transport=websocket';
  const headers = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  return new Promise((resolve, reject) => {
    request(url + path, { headers })
      .on('upgrade', (_response, socket: Socket) => {
        socket.pause();
        socket.on('error', () => {});
        onTestFinished(() => void socket.destroy());
        resolve(socket);
      })
      .on('error', reject)
      .end();
  });
}

test('closing waits about a second for a line that hangs, and then cuts it', async () => {
  const server = await LiveServer.start();
  await stall(server.url);
  const beganMs = performance.now();

  await server.close();

  expect(performance.now() - beganMs).toBeLessThan(4000);
});
