/** For whoever watches the server: whether it lives, and whether it can save. */
import { Router } from 'express';
import type { Time } from '../coordinator/time.ts';

/** Resolves when something was saved. */
export type Probe = () => Promise<unknown>;

const PROBE_MS = 2000;

export function healthRouter(probe: Probe, time: Pick<Time, 'after'>): Router {
  const router = Router();
  router.get('/livez', (_request, response) => void response.json({ ok: true }));
  router.get('/readyz', async (_request, response) => {
    const isReady = await inTime(probe, time);
    response.status(isReady ? 200 : 503).json({ ok: isReady });
  });
  return router;
}

function inTime(probe: Probe, time: Pick<Time, 'after'>): Promise<boolean> {
  return new Promise((resolve) => {
    const undo = time.after(PROBE_MS, () => resolve(false));
    const settle = (isReady: boolean) => () => {
      undo();
      resolve(isReady);
    };
    probe().then(settle(true), settle(false));
  });
}
