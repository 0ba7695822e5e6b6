/** The addresses of the orders: who has the token, and what is asked for. */
import { timingSafeEqual } from 'node:crypto';
import express, { type RequestHandler, type Response, Router } from 'express';
import {
  type AdminBlock,
  type AdminBlocks,
  type AdminMatches,
  type AdminRefusal,
  type AdminSeeks,
  decodeAnnouncement,
  decodeBlock,
  decodeDrain,
  decodeMatchesQuery,
  decodeUnblock,
} from '../../shared/wire/admin.ts';
import { type Decode, formatFault } from '../../shared/wire/decode.ts';
import type { Block } from '../edge/blocks.ts';
import type { Log } from '../edge/log.ts';
import { hashSecret } from '../edge/secret.ts';
import { summaryOf, type ViewersOf } from '../http/summary.ts';
import type { Administration } from './administration.ts';

export interface AdminSetting {
  readonly administration: Administration;
  readonly tokenHash: string;
  readonly viewersOf: ViewersOf;
  readonly log: Pick<Log, 'warn'>;
}

const DONE = { ok: true } as const;

export function adminRouter(setting: AdminSetting): Router {
  const { administration } = setting;
  const router = Router();
  router.use(guard(setting), express.json({ limit: '4kb' }));
  addMatches(router, setting);
  router.get('/seeks', (_request, response) => {
    response.json({ seeks: administration.listSeeks() } satisfies AdminSeeks);
  });
  router.post('/seeks/:id/close', ({ params: { id } }, response) => {
    if (administration.dismissSeek(id)) response.json(DONE);
    else refuse(response, 404, `nobody waits under ${id}`);
  });
  addBlocks(router, administration);
  router.post(
    '/announcement',
    decoded(decodeAnnouncement, ({ text, forMs }, response) => {
      administration.announce(text, forMs);
      response.json(DONE);
    }),
  );
  router.post(
    '/drain',
    decoded(decodeDrain, ({ inMs }, response) => {
      response.json(DONE);
      administration.drain(inMs);
    }),
  );
  return router;
}

function addMatches(router: Router, { administration, viewersOf }: AdminSetting): void {
  router.get('/matches', async ({ query }, response) => {
    const asked = decodeMatchesQuery(query);
    if (!asked.ok) {
      refuse(response, 400, formatFault(asked.error));
      return;
    }
    const heads = await administration.listMatches(asked.value.state, asked.value.limit);
    const matches = heads.map((head) => summaryOf(head, viewersOf));
    response.json({ matches } satisfies AdminMatches);
  });
  router.post('/matches/:id/cancel', async ({ params: { id } }, response) => {
    const cancelled = await administration.cancelMatch(id);
    if (cancelled.ok) response.json(DONE);
    else refuse(response, 409, cancelled.error);
  });
}

function addBlocks(router: Router, administration: Administration): void {
  router.get('/blocks', (_request, response) => {
    response.json({ blocks: administration.listBlocks().map(blockOf) } satisfies AdminBlocks);
  });
  router.post(
    '/blocks',
    decoded(decodeBlock, ({ address, forMs }, response) => {
      response.json(blockOf(administration.block(address, forMs)));
    }),
  );
  router.post(
    '/unblock',
    decoded(decodeUnblock, ({ address }, response) => {
      if (administration.unblock(address)) response.json(DONE);
      else refuse(response, 404, `${address} is not blocked`);
    }),
  );
}

/** Lets in who has the token; compared as hashes in constant time, so that nobody learns it by trying. */
function guard({ tokenHash, log }: AdminSetting): RequestHandler {
  return (request, response, next) => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (timingSafeEqual(Buffer.from(hashSecret(token)), Buffer.from(tokenHash))) {
      next();
      return;
    }
    log.warn(
      { address: request.socket.remoteAddress, path: request.path },
      'an order without the token',
    );
    response.set('WWW-Authenticate', 'Bearer');
    refuse(response, 401, 'the token is not the server’s ADMIN_TOKEN');
  };
}

function decoded<T>(
  decode: Decode<T>,
  carryOut: (asked: T, response: Response) => void,
): RequestHandler {
  return ({ body }, response) => {
    const asked = decode(body ?? {});
    if (asked.ok) carryOut(asked.value, response);
    else refuse(response, 400, formatFault(asked.error));
  };
}

function blockOf({ address, untilMs }: Block): AdminBlock {
  return { address, until: new Date(untilMs).toISOString() };
}

function refuse(response: Response, status: number, error: string): void {
  response.status(status).json({ error } satisfies AdminRefusal);
}
