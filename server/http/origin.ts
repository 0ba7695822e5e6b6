/** Requests that change something come from our own pages, from allowed origins, or from no page. */
import type { RequestHandler } from 'express';
import { isOriginAllowed } from '../edge/origin.ts';
import { sendRefusal } from './refusal.ts';

/** Refuses foreign pages, and lets those of allowed origins read the answers. */
export function checkOrigin(allowed: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    response.vary('Origin');
    if (origin !== undefined && allowed.includes(origin))
      response.set({
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': 'Content-Type, Authorization',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    if (!isOriginAllowed(request.headers, allowed))
      sendRefusal(response, { code: 'foreign-origin' });
    else if (request.method === 'OPTIONS') response.sendStatus(204);
    else next();
  };
}
