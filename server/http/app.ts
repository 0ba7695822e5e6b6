/** The edge for HTTP: REST, health, and the client's pages, in that order. */
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Time } from '../coordinator/time.ts';
import type { Blocks } from '../edge/blocks.ts';
import type { Limit } from '../edge/limit.ts';
import type { Log } from '../edge/log.ts';
import type { Observer } from '../operations/observer.ts';
import { aboutRouter } from './about.ts';
import { countRefusals, refuseBlocked } from './door.ts';
import { failureHandler, readBody } from './body.ts';
import { descriptionRouter } from './description.ts';
import { securityHeaders } from './headers.ts';
import { healthRouter } from './health.ts';
import type { OpenedSolution } from '../solution/open-solution.ts';
import type { TableSource } from '../tablebase/served-tablebase.ts';
import { type MatchesSetting, matchesRouter } from './matches.ts';
import { checkOrigin } from './origin.ts';
import { pagesRouter } from './pages.ts';
import { probeRouter } from './probe.ts';
import type { LobbyBoard } from '../lobby/lobby.ts';
import { lobbyRouter } from './lobby.ts';
import { limitRate } from './rate.ts';
import { sendRefusal } from './refusal.ts';

export interface HttpLimits {
  /** Requests to the interface from one address. */
  readonly addressRequests: Limit;
  /** New matches from one address. */
  readonly addressMatches: Limit;
}

export interface HttpSetting extends MatchesSetting {
  readonly limits: HttpLimits;
  /** Origins of pages besides our own. */
  readonly allowedOrigins: readonly string[];
  /** How many proxies in front are believed about the address. */
  readonly trustedProxies: number;
  /** Whether the public address is https. */
  readonly isSecure: boolean;
  readonly clientDir: string;
  /** Whether commands can be saved. */
  readonly isReady: () => boolean;
  readonly tablebase: TableSource;
  readonly solution: OpenedSolution | null;
  readonly lobby: Pick<LobbyBoard, 'read'>;
  readonly version: string;
  /** Where problems are reported; `null`: nowhere in particular. */
  readonly reportTo: string | null;
  readonly time: Pick<Time, 'monotonicMs' | 'wallMs'>;
  readonly log: Log;
  readonly observer: Pick<Observer, 'refused'>;
  readonly blocks: Pick<Blocks, 'isBlocked'>;
}

export function makeApp(setting: HttpSetting): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders(setting.isSecure));
  app.use(healthRouter(setting.isReady));
  const limit = requestLimit(setting);
  app.use('/api', countRefusals(setting.observer), apiRouter(setting, limit));
  app.use(['/m', '/embed'], limit);
  app.use(compression());
  app.use(pagesRouter({ clientDir: setting.clientDir, index: setting.index }));
  app.use(failureHandler(setting.log));
  return app;
}

/** One for all addresses that ask the store. */
function requestLimit({ limits, trustedProxies, time }: HttpSetting): RequestHandler {
  return limitRate(limits.addressRequests, { trustedProxies, now: () => time.monotonicMs() });
}

function apiRouter(setting: HttpSetting, limit: RequestHandler): express.Router {
  const { limits, trustedProxies, time, allowedOrigins, log } = setting;
  const rate = { trustedProxies, now: () => time.monotonicMs() };
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.use(checkOrigin(allowedOrigins, log), refuseBlocked(setting), limit);
  router.post('/matches', limitRate(limits.addressMatches, rate));
  router.use(readBody);
  router.use('/matches', matchesRouter(setting));
  router.use('/lobby', lobbyRouter(setting.lobby));
  router.use('/about', aboutRouter(setting));
  router.use('/probe', probeRouter(setting));
  router.use('/openapi.json', descriptionRouter(setting));
  router.use((_request, response) => sendRefusal(response, { code: 'unknown-page' }));
  return router;
}
