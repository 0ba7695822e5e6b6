/** How a match begins: its first events, and the secrets that open its seats. */
import type { MatchEvent } from '../../shared/match/event.ts';
import {
  type Commit,
  type MatchStore,
  SECRET_ROLES,
  type SecretRole,
  type StoredMatch,
} from '../store/match-store.ts';
import { entryOf, type Stamp } from './commit.ts';
import type { NewComputerMatch, NewMatch, NewPairedMatch } from './door.ts';

export interface Founding {
  readonly events: readonly MatchEvent[];
  /** Of the secrets, by what they open. */
  readonly hashes: Readonly<Partial<Record<SecretRole, string>>>;
}

export function foundOpen({ setup, hostHash, inviteHash }: NewMatch): Founding {
  return {
    events: [{ kind: 'created', setup, rematchOf: null }],
    hashes: { host: hostHash, invite: inviteHash },
  };
}

export function foundAgainstComputer(newMatch: NewComputerMatch): Founding {
  const { setup, guestName, personHash } = newMatch;
  const person = setup.computer?.seat === 'host' ? 'guest' : 'host';
  return { events: bothSeated(setup, guestName), hashes: { [person]: personHash } };
}

export function foundForTwo({ setup, guestName, hostHash, guestHash }: NewPairedMatch): Founding {
  return { events: bothSeated(setup, guestName), hashes: { host: hostHash, guest: guestHash } };
}

/** As it is written under `id`. */
export function writtenAs(id: string, { events, hashes }: Founding, stamp: Stamp): StoredMatch {
  return {
    entries: events.map((event, seq) => entryOf(id, seq, event, stamp)),
    secrets: SECRET_ROLES.flatMap((role) => {
      const hash = hashes[role];
      return hash === undefined ? [] : [{ match: id, role, hash }];
    }),
  };
}

function bothSeated(setup: NewMatch['setup'], guestName: string): readonly MatchEvent[] {
  return [
    { kind: 'created', setup, rematchOf: null },
    { kind: 'joined', guestName },
  ];
}

/** Saves a new match; why not, where that was refused. Rejects where the store fails. */
export async function appendNew(
  store: Pick<MatchStore, 'append' | 'pairings'>,
  commit: Commit,
  seeks: readonly string[],
): Promise<'not-saved' | 'seek-gone' | null> {
  if (store.pairings === undefined || seeks.length === 0)
    return (await store.append(commit)).ok ? null : 'not-saved';
  return (await store.pairings.append(commit, seeks)) === 'saved' ? null : 'seek-gone';
}
