/** Matches for measuring, made without a browser. */
import type { CreateAnswer, JoinAnswer } from '../../shared/wire/rest.ts';
import { post } from '../support/post.ts';

/** A final both seats of which are taken, with their secrets. */
export interface BenchMatch {
  readonly id: string;
  readonly watchPath: string;
  readonly hostPath: string;
  readonly guestToken: string;
}

export async function makeMatch(origin: string): Promise<BenchMatch> {
  const asked = { mode: 'final', name: 'Ann' };
  const { id, token, invite } = await post<CreateAnswer>(`${origin}/api/matches`, asked);
  const joined = await post<JoinAnswer>(`${origin}/api/matches/${id}/join`, {
    name: 'Bea',
    invite,
  });
  const watchPath = `/m/${id}`;
  return { id, watchPath, hostPath: `${watchPath}#seat=${token}`, guestToken: joined.token };
}
