/** For whoever watches the server: whether it lives, and whether it can save. */
import { Router } from 'express';

/** Asking costs nothing, however often: `isReady` looks at what the heartbeat has found. */
export function healthRouter(isReady: () => boolean): Router {
  const router = Router();
  router.get('/livez', (_request, response) => void response.json({ ok: true }));
  router.get('/readyz', (_request, response) => {
    const ok = isReady();
    response.status(ok ? 200 : 503).json({ ok });
  });
  return router;
}
