/**
 * Loaded into a server from outside, whose threads load it too and know no TypeScript: answers on a
 * socket of the system what it holds, all garbage collected.
 */
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { setImmediate as settled } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const path = process.env.MEMORY_SOCKET;
if (isMainThread && path !== undefined)
  createServer((socket) => void answer(socket))
    .listen(path)
    .unref();

/** @param {import('node:net').Socket} socket */
async function answer(socket) {
  socket.on('error', () => socket.destroy());
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  // What is awaited holds on for a turn of the loop.
  for (let turn = 0; turn < 3; turn += 1) {
    await settled();
    gc();
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  const holdings = {
    heldBytes: heapUsed + external,
    residentBytes: rss,
    handles: process.getActiveResourcesInfo().length,
    descriptors: readdirSync('/proc/self/fd').length,
  };
  socket.end(JSON.stringify(holdings));
}
