/** Rooms of a server: matches with both seats there, each with a pair of connections or sharing one. */
import type { ScriptedPly, WireMatch } from '../../support/wire-match.ts';
import { WirePlayer } from '../../support/wire-player.ts';
import type { Contestant } from './contestant.ts';

/** Made at the same time. */
const AT_ONCE = 20;

export interface RoomsWanted {
  readonly count: number;
  /** So many are played over one pair of connections. */
  readonly share: number;
  readonly script: readonly ScriptedPly[];
  /** Where guests connect, if elsewhere than hosts. */
  readonly guestPort?: number;
}

export async function openRooms(
  port: number,
  contestant: Pick<Contestant, 'makeRoom'>,
  { count, share, script, guestPort = port }: RoomsWanted,
): Promise<readonly WireMatch[]> {
  const rooms: WireMatch[] = [];
  while (rooms.length < count) {
    const indices = Array.from(
      { length: Math.min(AT_ONCE, count - rooms.length) },
      (_, k) => rooms.length + k,
    );
    rooms.push(
      ...(await Promise.all(indices.map((index) => contestant.makeRoom(port, index, script)))),
    );
  }
  for (let from = 0; from < count; from += share)
    await enterAll([port, guestPort], rooms.slice(from, from + share));
  return rooms;
}

async function enterAll(
  [port, guestPort]: readonly [host: number, guest: number],
  rooms: readonly WireMatch[],
): Promise<void> {
  // Every server's clients read what they are told, so that none of them costs its load less.
  const read = (): void => {};
  const [host, guest] = await Promise.all([
    WirePlayer.connect(port, read),
    WirePlayer.connect(guestPort, read),
  ]);
  for (const room of rooms)
    if ((await room.enter({ host, guest })) === null) throw new Error('a room was not entered');
}
