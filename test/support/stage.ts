/** What every end-to-end file needs: a server and a browser of its own, closed after its last test. */
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { CHROMIUM_ARGS, requireChromium } from './chromium.ts';
import { RunningServer } from './running-server.ts';

export interface Stage {
  readonly server: RunningServer;
  readonly browser: Browser;
}

/** To be called once at the top of a file; the answer is of use within its tests. */
export function useStage(): () => Stage {
  let stage: Stage | undefined;
  beforeAll(async () => {
    const server = await RunningServer.start();
    const launch = { executablePath: requireChromium(), args: [...CHROMIUM_ARGS] };
    stage = { server, browser: await chromium.launch(launch) };
  });
  afterAll(async () => {
    await stage?.browser.close();
    await stage?.server.close();
  });
  return () => {
    if (stage === undefined) throw new Error('useStage: ask within a test');
    return stage;
  };
}
