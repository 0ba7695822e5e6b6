/** The match that a request names in its path, and whether a seat of it asks. */
import type { Request } from 'express';
import { isMatchId } from '../../shared/wire/client-message.ts';
import type { MatchDoor, MatchesDoor } from '../coordinator/door.ts';
import { hashSecret } from '../edge/secret.ts';
import type { MatchHead, MatchStore } from '../store/match-store.ts';

/** Whether the request shows the token of a seat of the match. */
export function holdsSeat(door: MatchDoor, request: Request): boolean {
  const hash = hashOfBearer(request);
  return hash !== null && door.seatOfHash(hash) !== null;
}

/** Of the token that the request shows; `null` where it shows none. */
export function hashOfBearer(request: Request): string | null {
  const [, token] = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token === undefined ? null : hashSecret(token);
}

/** The match that the request is about; `null`: there is none. */
export function openMatch(
  { matches }: { readonly matches: Pick<MatchesDoor, 'open'> },
  request: Request,
): Promise<MatchDoor | null> {
  const id = idOf(request);
  return id === null ? Promise.resolve(null) : matches.open(id);
}

/** Its line in the index. */
export function headOf(
  { index }: { readonly index: Pick<MatchStore, 'findHead'> },
  request: Request,
): Promise<MatchHead | null> {
  const id = idOf(request);
  return id === null ? Promise.resolve(null) : index.findHead(id);
}

/** `null` where it cannot be any match's: the store is not asked. */
function idOf(request: Request): string | null {
  const { id } = request.params;
  return isMatchId(id) ? id : null;
}
