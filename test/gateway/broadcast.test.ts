/** In which order a committed event goes out. */
import { expect, test } from 'vitest';
import type { Committed } from '../../server/coordinator/door.ts';
import { Broadcast } from '../../server/gateway/broadcast.ts';
import type { Io } from '../../server/gateway/io.ts';
import { settle } from '../support/fake-time.ts';
import { MatchPlay } from '../support/match-play.ts';

/** Notes what is emitted to whom, in its order. */
function listeningIo(): { readonly io: Io; readonly sent: string[] } {
  const sent: string[] = [];
  const to = (room: string, but = '') => ({
    except: (socket: string) => to(room, ` but ${socket}`),
    emit: (name: string, { seq }: { seq: number }) => sent.push(`${name} ${seq} to ${room}${but}`),
  });
  return { io: { to } as unknown as Io, sent };
}

function committed(seq: number): Committed {
  const { match: state } = MatchPlay.begin();
  return { match: 'm', seq, event: { kind: 'clock-started' }, state };
}

test('the sender’s ack goes first, then the seats are told, then the spectators', async () => {
  const { io, sent } = listeningIo();
  const broadcast = new Broadcast(io, () => 0);
  const first = committed(3);

  broadcast.tell(first);
  broadcast.tell(committed(4));
  await Promise.resolve();
  sent.push('ack 3');
  broadcast.acknowledged(first, 'ann');
  await settle();

  expect(sent).toEqual([
    'ack 3',
    'event 3 to seats:m but ann',
    'event 4 to seats:m',
    'event 3 to spectators:m',
    'event 4 to spectators:m',
  ]);
});
