/** The built client: its files, and its one page under every address that it knows. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Response, Router } from 'express';
import type { MatchStore } from '../store/match-store.ts';

export interface PagesSetting {
  /** Where the client was built to. */
  readonly clientDir: string;
  readonly index: Pick<MatchStore, 'findHead'>;
}

/** Addresses at which the client shows a page whatever matches there are. */
const PAGES = ['/', '/local/:mode'];
const MATCH_PAGES = ['/m/:id'];
const NOT_BUILT = 'The client is not built. Run `npm run build`, then load this page again.\n';

export function isClientBuilt(clientDir: string): boolean {
  return existsSync(join(clientDir, 'index.html'));
}

export function pagesRouter({ clientDir, index }: PagesSetting): Router {
  const router = Router();
  const page = (response: Response, status: number): void => {
    if (!isClientBuilt(clientDir)) response.status(503).type('text/plain').send(NOT_BUILT);
    else
      response
        .status(status)
        .set('Cache-Control', 'no-cache')
        .sendFile('index.html', { root: clientDir });
  };
  // Their names carry a hash of what is in them.
  const assets = { immutable: true, maxAge: '1y', index: false, redirect: false };
  router.use('/assets', express.static(join(clientDir, 'assets'), assets));
  router.use('/assets', (_request, response) => void response.sendStatus(404));
  router.use(express.static(clientDir, { maxAge: '1h', index: false, redirect: false }));
  router.get(PAGES, (_request, response) => page(response, 200));
  router.get(MATCH_PAGES, async (request, response) => {
    const { id } = request.params;
    page(response, typeof id === 'string' && (await isUnknown(index, id)) ? 404 : 200);
  });
  router.get('/{*path}', (_request, response) => page(response, 404));
  return router;
}

/** A store that fails says nothing about a match: the page itself will see. */
async function isUnknown(index: PagesSetting['index'], match: string): Promise<boolean> {
  try {
    return (await index.findHead(match)) === null;
  } catch {
    return false;
  }
}
