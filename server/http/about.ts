/** `GET /api/about`: what runs here, and where problems with it are reported. */
import { Router } from 'express';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import type { About } from '../../shared/wire/rest.ts';

export interface AboutSetting extends Pick<About, 'version' | 'reportTo'> {
  readonly solution: object | null;
}

export function aboutRouter({ version, reportTo, solution }: AboutSetting): Router {
  const router = Router();
  const about: About = { version, protocol: PROTOCOL, reportTo, solution: solution !== null };
  router.get('/', (_request, response) => void response.json(about));
  return router;
}
