/** `GET /api/matches/:id/review`: the review of a match that is over, or how far it is. */
import type { Request, Response } from 'express';
import { stateOf } from '../../shared/match/match.ts';
import type { MatchesDoor } from '../coordinator/door.ts';
import type { Reviewer } from '../review/reviewer.ts';
import type { LateViews } from '../spectators/late-views.ts';
import { holdsSeat, openMatch } from './asked-match.ts';
import type { HttpRefusal } from './refusal.ts';

export interface ReviewSetting {
  readonly matches: Pick<MatchesDoor, 'open'>;
  readonly views: Pick<LateViews, 'of'>;
  readonly reviews: Pick<Reviewer, 'ask'>;
}

/** It changes with a newer server at most. */
const A_DAY = 'private, max-age=86400';
const AGAIN_SECONDS = '1';

/** Whoever may see the record may see it, once they may know that the match is over. */
export async function sendReview(
  { matches, views, reviews }: ReviewSetting,
  request: Request,
  response: Response,
): Promise<HttpRefusal | undefined> {
  const door = await openMatch({ matches }, request);
  if (door === null) return { code: 'unknown-match' };
  const isSeat = holdsSeat(door, request);
  if (!door.match.setup.allowsSpectators && !isSeat) return { code: 'no-spectators' };
  const match = isSeat ? door.match : views.of(door).match;
  if (stateOf(match) !== 'ended') return { code: 'match-not-over' };
  const answer = await reviews.ask(door.id, match);
  switch (answer.kind) {
    case 'ready':
      response.set('Cache-Control', A_DAY).type('json').send(answer.body);
      return undefined;
    case 'computing':
      response.status(202).set('Retry-After', AGAIN_SECONDS).json(answer.progress);
      return undefined;
    case 'busy':
      response.set('Retry-After', AGAIN_SECONDS);
      return { code: 'busy', status: 503 };
    case 'failed':
      return { code: 'internal' };
  }
}
