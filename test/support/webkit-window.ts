/** WebKit through its own WebDriver, over plain HTTP, on a display that nobody sees. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pass } from 'node:timers/promises';
import { OtherWindow } from './other-window.ts';
import type { WebKit } from './programs.ts';

const TRIES = 100;
const TRY_MS = 100;

/** A display in memory; ends with its process. */
export async function openDisplay({ display }: WebKit): Promise<{
  readonly name: string;
  readonly process: ChildProcess;
}> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const child = spawn(display, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process: child };
}

/** A window with a driver of its own: one driver has one window at a time. */
export async function openWebKit(webkit: WebKit, display: string): Promise<OtherWindow> {
  const port = await findPort();
  const driver = spawn(webkit.driver, [`--port=${String(port)}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LANG: 'en_US.UTF-8', LANGUAGE: 'en' },
  });
  const options = { binary: webkit.browser, args: ['--automation'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options };
  const { sessionId } = (await begin(port, { capabilities: { alwaysMatch } })) as {
    readonly sessionId: string;
  };
  const session = `http://127.0.0.1:${String(port)}/session/${sessionId}`;
  return new OtherWindow({
    open: (url) => post(`${session}/url`, { url }),
    evaluate: (expression) =>
      post(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    clickAt: (x, y) => post(`${session}/actions`, clickActions(x, y)),
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      const ended = once(driver, 'exit');
      driver.kill();
      await ended;
    },
  });
}

function clickActions(x: number, y: number): unknown {
  const actions = [
    { type: 'pointerMove', duration: 0, x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { actions: [{ type: 'pointer', id: 'mouse', actions }] };
}

/** The driver takes a moment before it listens. */
async function begin(port: number, body: unknown): Promise<unknown> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await post(`http://127.0.0.1:${String(port)}/session`, body);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await pass(TRY_MS);
    }
  }
  throw new Error('the driver of WebKit never listened');
}

async function post(address: string, body: unknown): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { readonly value: unknown };
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
  return value;
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
