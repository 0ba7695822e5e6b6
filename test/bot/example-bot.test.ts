/** The protocol's page is enough: the example of docs/bots.md, written from it alone, plays a whole final. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { stateOf } from '../../shared/match/match.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { LiveServer } from '../support/live-server.ts';

/** A bot as its reader starts it, and every line it says. */
class StartedBot {
  readonly lines: string[] = [];
  /** What it complains of. */
  readonly complaints: string[] = [];
  readonly ended: Promise<unknown>;
  /** Its first line. */
  readonly greeting: Promise<unknown>;

  constructor(target: string) {
    const file = fileURLToPath(new URL('example-bot.ts', import.meta.url));
    const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', file, target], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill());
    if (child.stdout === null || child.stderr === null)
      throw new Error('the bot has no output: spawn was told to pipe it');
    createInterface(child.stderr).on('line', (line) => this.complaints.push(line));
    const said = createInterface(child.stdout).on('line', (line) => this.lines.push(line));
    this.greeting = Promise.race([once(said, 'line'), once(child, 'exit')]);
    this.ended = once(child, 'close').then(([code]) => code as unknown);
  }
}

test('two example bots play a final to its end, see every ply, and stop by themselves', async () => {
  const server = await LiveServer.start();
  const host = new StartedBot(server.url);
  await host.greeting;
  const [link = ''] = host.lines;
  const guest = new StartedBot(link);

  expect(await Promise.all([host.ended, guest.ended])).toEqual([0, 0]);

  const { match } = await server.door(new URL(link).pathname.slice('/m/'.length));
  const plies = match.plies.map(({ board, action }) => `${board} ${formatAction(action)}`);
  expect(stateOf(match)).toBe('ended');
  expect(match.outcome?.reason).toMatchObject({ kind: 'board' });
  expect(host.lines.slice(1)).toEqual(plies);
  expect(guest.lines).toEqual(plies);
});

test('a bot whose match is gone when the line is back says so, and stops', async () => {
  const server = await LiveServer.start();
  const bot = new StartedBot(server.url);
  await bot.greeting;
  await server.close();

  // The same address, and nothing in the store.
  await LiveServer.start({ config: { port: Number(new URL(server.url).port) } });

  expect(await bot.ended).toBe(1);
  expect(bot.complaints).toEqual(['I stop: this match cannot be played on. No match has this id.']);
});

test('the bot imports socket.io-client and nothing of ours', () => {
  const sources = ['example-bot.ts', 'page-game.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );

  const imports = [...sources.join('\n').matchAll(/from '([^']+)'/g)].map(([, name]) => name);

  expect(new Set(imports)).toEqual(new Set(['socket.io-client', './page-game.ts']));
});
