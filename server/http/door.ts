/** Who is not let in over HTTP, and how refusals are counted. */
import type { RequestHandler, Response } from 'express';
import { addressOf } from '../edge/address.ts';
import type { Blocks } from '../edge/blocks.ts';
import type { Observer } from '../operations/observer.ts';
import { sendRefusal } from './refusal.ts';

/** Refuses addresses that are kept out for a time. */
export function refuseBlocked({
  blocks,
  trustedProxies,
}: {
  readonly blocks: Pick<Blocks, 'isBlocked'>;
  readonly trustedProxies: number;
}): RequestHandler {
  return (request, response, next) => {
    if (blocks.isBlocked(addressOf(request, trustedProxies)))
      sendRefusal(response, { code: 'blocked' });
    else next();
  };
}

/** Tells of each refusal once it is sent. */
export function countRefusals(observer: Pick<Observer, 'refused'>): RequestHandler {
  return (_request, response: Response<unknown, { refusal?: string }>, next) => {
    response.on('finish', () => {
      const { refusal } = response.locals;
      if (refusal !== undefined) observer.refused(refusal);
    });
    next();
  };
}
