/** Whether this browser is playing a person just now: then nothing here may think for it. */
import { heldSeats } from '../connection/held-seats.ts';
import { browserTexts } from '../connection/kept-text.ts';
import { KnownMatches } from '../connection/known-matches.ts';
import { readMatch, type RestResult } from '../connection/rest.ts';
import type { SeatSecrets } from '../connection/seat-secrets.ts';
import type { MatchSummary } from '../../shared/wire/rest.ts';

/** As much of a match as tells whether an engine may help in it. */
export type Contest = Pick<MatchSummary, 'state' | 'computer'>;

/** Where seats and their matches are looked up. */
export interface ContestSources {
  readonly seats: SeatSecrets;
  /** The server's word on a match. */
  readonly read: (match: string) => RestResult<Contest>;
  /** What was last known of it; `null` where nothing was. */
  readonly recall: (match: string) => Contest | null;
}

const known = new KnownMatches(browserTexts());
const here: ContestSources = {
  seats: heldSeats,
  read: readMatch,
  recall: (match) => known.get(match),
};

/** The id of a live match against a person in which a seat is held; `null` where there is none. Never rejects. */
export async function findMatchAtPlay(sources: ContestSources = here): Promise<string | null> {
  const seats = sources.seats.all(Date.now()).filter(({ isOver }) => !isOver);
  const found = await Promise.all(seats.map(({ match }) => isAtPlay(match, sources)));
  return seats[found.indexOf(true)]?.match ?? null;
}

async function isAtPlay(match: string, { read, recall }: ContestSources): Promise<boolean> {
  const answer = await read(match);
  if (answer.ok) return isAgainstPerson(answer.value);
  // Out of reach, what was last known counts.
  const last = answer.error === 'unknown-match' ? null : recall(match);
  return last !== null && isAgainstPerson(last);
}

function isAgainstPerson({ state, computer }: Contest): boolean {
  return state === 'live' && computer === null;
}
