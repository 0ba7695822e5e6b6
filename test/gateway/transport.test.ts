/** WebSockets are the one way in: long polling would go around what is counted for each frame. */
import { expect, test } from 'vitest';
import { LiveServer } from '../support/live-server.ts';

test('long polling is refused, and makes no connection', async () => {
  const server = await LiveServer.start();

  const asked = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`);

  expect(asked.status).toBe(400);
  expect(server.server.gauges.connections().all).toBe(0);
  await server.connect();
  expect(server.server.gauges.connections().all).toBe(1);
});
