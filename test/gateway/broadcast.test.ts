/** In which order a committed event goes out, and in what parts to a crowd. */
import { expect, test } from 'vitest';
import type { Committed } from '../../server/coordinator/door.ts';
import { Broadcast } from '../../server/gateway/broadcast.ts';
import { Crowd } from '../../server/gateway/crowd.ts';
import type { Io } from '../../server/gateway/io.ts';
import { settle } from '../support/fake-time.ts';
import { MatchPlay } from '../support/match-play.ts';

/** Sockets by the room they are in, and what is emitted to whom, in its order. */
class Scene {
  readonly sent: string[] = [];
  readonly rooms = new Map<string, Set<string>>();
  readonly broadcast: Broadcast;

  constructor() {
    const to = (whom: string | readonly string[], but = '') => ({
      except: (socket: string) => to(whom, ` but ${socket}`),
      emit: (name: string, { match, seq }: Committed) => {
        const whose = typeof whom === 'string' ? whom : whom.join(' ');
        this.sent.push(`${name} ${match}${seq} to ${whose}${but}`);
      },
    });
    const sockets = { adapter: { rooms: this.rooms } };
    const io = { to, sockets } as unknown as Io;
    this.broadcast = new Broadcast(io, new Crowd(io), () => 0);
  }

  /** So many watch the match: `m0`, `m1` and so on. */
  watch(match: string, count: number): void {
    const names = Array.from({ length: count }, (_, place) => `${match}${place}`);
    this.rooms.set(`spectators:${match}`, new Set(names));
  }

  tell(match: string, seq: number): Committed {
    const { match: state } = MatchPlay.begin();
    const told: Committed = { match, seq, event: { kind: 'clock-started' }, state };
    this.broadcast.tell(told);
    return told;
  }

  /** How many were told in each emit to those who watch the match, by event. */
  parts(match: string): readonly string[] {
    return this.sent
      .map((line) => /^event (\S+) to (.*)$/.exec(line))
      .flatMap((found) => (found === null ? [] : [[found[1] ?? '', found[2] ?? ''] as const]))
      .filter(([event, whom]) => event.startsWith(match) && !whom.startsWith('seats:'))
      .map(([event, whom]) => `${event}: ${whom.split(' ').length}`);
  }
}

test('the sender’s ack goes first, then the seats are told, then the spectators', async () => {
  const scene = new Scene();
  scene.watch('m', 2);
  const first = scene.tell('m', 3);
  scene.tell('m', 4);
  await Promise.resolve();
  scene.sent.push('ack 3');
  scene.broadcast.acknowledged(first, 'ann');
  await settle();

  expect(scene.sent).toEqual([
    'ack 3',
    'event m3 to seats:m but ann',
    'event m4 to seats:m',
    'event m3 to m0 m1',
    'event m4 to m0 m1',
  ]);
});

test('a crowd is told in parts, and what a player does meanwhile reaches the seats before the rest of it', async () => {
  const scene = new Scene();
  scene.watch('m', 250);
  scene.tell('m', 3);
  await settle();
  expect(scene.parts('m')).toEqual(['m3: 100']);
  scene.tell('n', 8);
  await settle();
  const reached = scene.sent.indexOf('event n8 to seats:n');
  expect(reached).toBeGreaterThan(0);
  await settle();
  expect(scene.parts('m')).toEqual(['m3: 100', 'm3: 100', 'm3: 50']);
  expect(scene.sent.indexOf('event n8 to seats:n')).toBeLessThan(scene.sent.length - 1);
});

test('each of a crowd hears everything once and in its order', async () => {
  const scene = new Scene();
  scene.watch('m', 250);
  for (const seq of [3, 4, 5]) scene.tell('m', seq);
  for (let turn = 0; turn < 10; turn += 1) await settle();
  for (const member of ['m0', 'm120', 'm249']) {
    const heard = scene.sent.filter((line) => line.split(' ').includes(member));
    expect(heard.map((line) => line.slice(0, 8))).toEqual(['event m3', 'event m4', 'event m5']);
  }
});

test('who watches another match does not wait for a crowd to hear all', async () => {
  const scene = new Scene();
  scene.watch('m', 1000);
  scene.watch('n', 1);
  scene.tell('m', 3);
  await settle();
  scene.tell('n', 8);
  for (let turn = 0; turn < 3; turn += 1) await settle();
  expect(scene.sent).toContain('event n8 to n0');
  expect(scene.parts('m').length).toBeLessThan(10);
});

test('who leaves while a crowd is told hears no more', async () => {
  const scene = new Scene();
  scene.watch('m', 250);
  scene.tell('m', 3);
  await settle();
  scene.rooms.get('spectators:m')?.delete('m240');
  for (let turn = 0; turn < 5; turn += 1) await settle();
  expect(scene.parts('m')).toEqual(['m3: 100', 'm3: 100', 'm3: 49']);
});
