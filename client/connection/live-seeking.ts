/** Seeking over the page's own connection: what the start page loads when someone seeks, and not before. */
import type { Result } from '../../shared/rules/result.ts';
import type { SeekMessage } from '../../shared/wire/client-message.ts';
import type { AnswerSeekAck } from '../../shared/wire/server-message.ts';
import { liveConnection } from './live-connection.ts';
import type { RestFailure } from './rest.ts';
import { answerSeek, Seeker } from './seeker.ts';
import { browserTimers } from './timers.ts';

export function seekOpponent(message: SeekMessage): Seeker {
  return new Seeker({ connection: liveConnection(), timers: browserTimers }, message);
}

export function takeSeek(message: {
  readonly seek: string;
  readonly name: string;
  readonly token: string;
}): Promise<Result<AnswerSeekAck, RestFailure>> {
  return answerSeek({ connection: liveConnection(), timers: browserTimers }, message);
}
