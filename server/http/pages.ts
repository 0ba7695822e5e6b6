/** The built client: its files, and its one page under every address that it knows. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import { isMatchId } from '../../shared/wire/client-message.ts';
import type { MatchStore } from '../store/match-store.ts';
import { sendPacked } from './packed-files.ts';
import { readPageHints } from './page-hints.ts';

export interface PagesSetting {
  /** Where the client was built to. */
  readonly clientDir: string;
  readonly index: Pick<MatchStore, 'findHead'>;
}

/** Addresses at which the client shows a page whatever matches there are. */
const PAGES = [
  '/',
  '/index.html',
  '/settings',
  '/about',
  '/replay',
  '/analysis',
  '/privacy',
  '/puzzles',
  '/learn',
  '/learn/:lesson',
  '/local/:mode',
];
const MATCH_PAGES = ['/m/:id', '/m/:id/replay', '/embed/:id'];
/** It keeps the client for times without a network: browsers have to see at once that it is new. */
const WORKER = '/sw.js';
const NOT_BUILT = 'The client is not built. Run `npm run build`, then load this page again.\n';

export function isClientBuilt(clientDir: string): boolean {
  return existsSync(join(clientDir, 'index.html'));
}

export function pagesRouter({ clientDir, index }: PagesSetting): Router {
  const router = Router();
  const hintPage = readPageHints(clientDir);
  const page = (request: Request, response: Response, status: number): void => {
    if (!isClientBuilt(clientDir)) {
      response.status(503).type('text/plain').send(NOT_BUILT);
      return;
    }
    const link =
      'screen' in request.query ? '' : hintPage(request.path, request.acceptsLanguages());
    if (link !== '') response.set('Link', link).vary('Accept-Language');
    response
      .status(status)
      .set('Cache-Control', 'no-cache')
      .sendFile('index.html', { root: clientDir });
  };
  // Their names carry a hash of what is in them.
  const folder = join(clientDir, 'assets');
  const assets = { immutable: true, maxAge: '1y', index: false, redirect: false } as const;
  router.use('/assets', sendPacked({ folder, maxAge: assets.maxAge }));
  router.use('/assets', express.static(folder, assets));
  router.use('/assets', (_request, response) => void response.sendStatus(404));
  // Before the files, so that the page is asked for anew by every name it has.
  router.get(PAGES, (request, response) => page(request, response, 200));
  router.get(WORKER, (_request, response, next) => {
    response.set('Cache-Control', 'no-cache');
    next();
  });
  router.use(express.static(clientDir, { maxAge: '1h', index: false, redirect: false }));
  router.get(MATCH_PAGES, async (request, response) => {
    const { id } = request.params;
    page(request, response, !isMatchId(id) || (await isUnknown(index, id)) ? 404 : 200);
  });
  router.get('/{*path}', (request, response) => page(request, response, 404));
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
