/** `GET /api/about`: what runs here, and where problems with it are reported. */
import { Router } from 'express';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import type { About } from '../../shared/wire/rest.ts';

export function aboutRouter({ version, reportTo }: Omit<About, 'protocol'>): Router {
  const router = Router();
  const about: About = { version, protocol: PROTOCOL, reportTo };
  router.get('/', (_request, response) => void response.json(about));
  return router;
}
