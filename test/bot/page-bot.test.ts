/** The protocol's page is enough: a bot written from it alone plays a whole final. */
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { stateOf } from '../../shared/match/match.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { LiveServer } from '../support/live-server.ts';
import { arrangeFinal, PageBot } from './page-bot.ts';

test('two bots that know the page alone play a final to its end, and know how it ended', async () => {
  const server = await LiveServer.start();
  const { match, host, guest } = await arrangeFinal(server.url);
  const ann = new PageBot(server.url, match, 'host', host);
  const bea = new PageBot(server.url, match, 'guest', guest);
  onTestFinished(() => {
    ann.close();
    bea.close();
  });

  const [annSaw, beaSaw] = await Promise.all([ann.ended, bea.ended]);
  const truth = (await server.door(match)).match;

  expect(stateOf(truth)).toBe('ended');
  expect([annSaw, beaSaw]).toEqual([truth.outcome?.result, truth.outcome?.result]);
  expect(truth.outcome?.reason).toMatchObject({ kind: 'board' });
  const plies = truth.plies.map(({ board, action }) => `${board} ${formatAction(action)}`);
  expect(ann.plies).toEqual(plies);
  expect(bea.plies).toEqual(plies);
});

test('the bot imports socket.io-client and nothing of ours', () => {
  const sources = ['page-bot.ts', 'page-game.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );

  const imports = [...sources.join('\n').matchAll(/from '([^']+)'/g)].map(([, name]) => name);

  expect(new Set(imports)).toEqual(new Set(['socket.io-client', './page-game.ts']));
});
