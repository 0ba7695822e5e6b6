/** New secrets for links that have come into other hands: the old ones open nothing from then on. */
import { type Result, success } from '../../shared/rules/result.ts';
import { heldSeats } from '../connection/held-seats.ts';
import { makeSecret } from '../connection/random-id.ts';
import { moveSeat, renewInvite, type RestFailure } from '../connection/rest.ts';

/** Of seats whose answer was lost: asked again with the same, it is the same move. */
const asked = new Map<string, string>();

/** Moves the seat held here to a new secret, which is kept and answered. */
export async function renewSeat(
  match: string,
  token: string,
): Promise<Result<string, RestFailure>> {
  const fresh = asked.get(match) ?? makeSecret();
  asked.set(match, fresh);
  const moved = await moveSeat(match, token, fresh);
  if (!moved.ok) return moved;
  asked.delete(match);
  heldSeats.update(match, { token: fresh });
  return success(fresh);
}

/** Makes the invitation anew, which is kept and answered. */
export async function renewInvitation(
  match: string,
  token: string,
): Promise<Result<string, RestFailure>> {
  const renewed = await renewInvite(match, token);
  if (!renewed.ok) return renewed;
  heldSeats.update(match, { invite: renewed.value.invite });
  return success(renewed.value.invite);
}
