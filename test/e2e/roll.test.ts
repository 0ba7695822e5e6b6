/** Two pages play over a balancer while the processes behind it are replaced one by one. */
import { type Browser, chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { CHROMIUM_ARGS, requireChromium } from '../support/chromium.ts';
import { finalSetup } from '../support/match-setup.ts';
import { OwnSchema } from '../support/own-schema.ts';
import { ServerCluster } from '../support/server-cluster.ts';
import { databaseUrl, describeWithServices, redisUrl } from '../support/services.ts';
import { SHORT_FINAL, stage, stageMatch } from '../support/staged-match.ts';

/** From the end of a process to the next ply on both boards. */
const PROMISED_MS = 3000;

async function startCluster(): Promise<ServerCluster> {
  const schema = await OwnSchema.make(databaseUrl);
  onTestFinished(() => schema.drop());
  const env = { DATABASE_URL: schema.urlThrough(), REDIS_URL: redisUrl };
  const cluster = await ServerCluster.start({ env });
  onTestFinished(() => cluster.close());
  return cluster;
}

async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGS],
  });
  onTestFinished(() => browser.close());
  return browser;
}

async function replaceAll(cluster: ServerCluster): Promise<void> {
  for (const server of cluster.servers) await cluster.replace(server);
}

describeWithServices('while processes are replaced', () => {
  test('two pages play their match to its end, and never wait longer than three seconds', async () => {
    const [cluster, browser] = [await startCluster(), await launch()];
    const { host, guest } = await stageMatch(browser, cluster.origin);
    const seats = { host, guest };
    const until = { isOver: false };
    const rolling = replaceAll(cluster).finally(() => (until.isOver = true));
    let slowestMs = 0;
    let pliesMeanwhile = 0;
    for (const { seat, board, points } of stage(finalSetup(), SHORT_FINAL)) {
      const sinceMs = performance.now();
      await seats[seat].tap(board, ...points);
      slowestMs = Math.max(slowestMs, performance.now() - sinceMs);
      if (!until.isOver) pliesMeanwhile += 1;
    }
    await rolling;
    await Promise.all([host, guest].map((person) => person.dialogButton('Rematch').waitFor()));
    expect(pliesMeanwhile).toBeGreaterThan(0);
    expect(slowestMs).toBeLessThanOrEqual(PROMISED_MS);
    await Promise.all([host, guest].map((person) => person.leave()));
  });
});
