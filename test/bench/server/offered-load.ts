/** Plies at a steady rate over many rooms, whatever the server makes of it, and how long acks take. */
import { setTimeout as wait } from 'node:timers/promises';
import type { WireMatch } from '../../support/wire-match.ts';

type Room = Pick<WireMatch, 'play'>;

const TICK_MS = 2;

export interface Load {
  readonly rooms: readonly Room[];
  readonly pliesPerSecond: number;
  readonly forMs: number;
}

export interface Answered {
  readonly acksMs: readonly number[];
  /** Those whose turn came while the ply before was not acknowledged. */
  readonly skipped: number;
}

/** Waits for the last acks. Throws where a ply is refused. */
export async function offer({ rooms, pliesPerSecond, forMs }: Load): Promise<Answered> {
  const acksMs: number[] = [];
  const busy = new Set<Room>();
  const under: Promise<void>[] = [];
  const playIn = async (room: Room): Promise<void> => {
    busy.add(room);
    const sentMs = performance.now();
    const ack = await room.play();
    if (ack?.ok !== true) throw new Error(`a ply was refused: ${ack?.code ?? 'no answer'}`);
    acksMs.push(performance.now() - sentMs);
    busy.delete(room);
  };
  const sinceMs = performance.now();
  let [asked, skipped] = [0, 0];
  for (let passedMs = 0; passedMs < forMs; passedMs = performance.now() - sinceMs) {
    for (const due = Math.floor((passedMs * pliesPerSecond) / 1000); asked < due; asked += 1) {
      const room = rooms[asked % rooms.length];
      if (room === undefined || busy.has(room)) skipped += 1;
      else under.push(playIn(room));
    }
    await wait(TICK_MS);
  }
  await Promise.all(under);
  return { acksMs, skipped };
}
