/** How much one address may ask over HTTP. */
import type { RequestHandler } from 'express';
import { addressOf } from '../edge/address.ts';
import { AddressLimit, type Limit } from '../edge/limit.ts';
import { sendRefusal } from './refusal.ts';

/** Refuses what goes beyond `limit`, saying when to come back. */
export function limitRate(
  limit: Limit,
  { trustedProxies, now }: { readonly trustedProxies: number; readonly now: () => number },
): RequestHandler {
  const addresses = new AddressLimit(limit);
  const waitSeconds = Math.max(1, Math.ceil(limit.perMs / limit.count / 1000));
  return (request, response, next) => {
    if (addresses.take(addressOf(request, trustedProxies), now())) next();
    else sendRefusal(response.set('Retry-After', String(waitSeconds)), { code: 'too-many' });
  };
}
