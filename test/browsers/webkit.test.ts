/** WebKit, the engine of Safari, as Debian has it. */
import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, test } from 'vitest';
import type { OtherWindow } from '../support/other-window.ts';
import { findWebKit, WEBKIT_REMEDY } from '../support/programs.ts';
import { RunningServer } from '../support/running-server.ts';
import { playThrough } from '../support/smoke-play.ts';
import { openDisplay, openWebKit } from '../support/webkit-window.ts';

let server: RunningServer;
let display: ChildProcess | undefined;
let windows: readonly OtherWindow[] = [];

beforeAll(async () => {
  server = await RunningServer.start();
  const webkit = findWebKit();
  if (webkit === undefined) throw new Error(WEBKIT_REMEDY);
  const opened = await openDisplay(webkit);
  display = opened.process;
  windows = await Promise.all([1, 2].map(() => openWebKit(webkit, opened.name)));
});
afterAll(async () => {
  await Promise.all(windows.map((window) => window.close()));
  display?.kill();
  await server.close();
});

test('in WebKit two people meet on the home page and play a final to its result', async () => {
  const [host, guest] = windows;
  if (host === undefined || guest === undefined) throw new Error('two windows are needed');
  await playThrough(server.origin, host, guest);
});
