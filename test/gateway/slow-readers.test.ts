/** Who reads too slowly is told nothing more, brought back when it has caught up, or cut. */
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { MatchesDoor } from '../../server/coordinator/door.ts';
import { Backlog, paceOf } from '../../server/gateway/backlog.ts';
import { Connection } from '../../server/gateway/connection.ts';
import type { IoSocket, RawConnection } from '../../server/gateway/io.ts';
import type { RoundTrip } from '../../server/gateway/round-trip.ts';
import { SlowReaders } from '../../server/gateway/slow-readers.ts';
import { LateViews } from '../../server/spectators/late-views.ts';
import { FakeTime, settle } from '../support/fake-time.ts';
import { MatchPlay } from '../support/match-play.ts';
import { finalSetup } from '../support/match-setup.ts';

const SILENT_LOG = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const KIB = 1024;

/** A connection that follows match `m`, whose backlog a test sets; checked once a second. */
class Scene {
  readonly time = new FakeTime();
  readonly rooms = new Set<string>();
  readonly told: string[] = [];
  readonly connection: Connection;
  isCut = false;
  /** What was told to whoever counts. */
  readonly cuts: string[] = [];
  readonly #backlog = { waitingBytes: 0 };
  readonly #readers: SlowReaders;

  /** Recorded when the scene begins. */
  constructor({ match, log }: MatchPlay = MatchPlay.begin()) {
    const eventsFrom = (from: number) => log.slice(from).map(({ event }) => event);
    const door = { id: 'm', match, eventsFrom, recordedMs: () => 0 };
    const matches = { open: () => Promise.resolve(door), now: () => 7 } as unknown as MatchesDoor;
    this.connection = new Connection(this.#socket(), {
      address: '',
      limit: { count: 100, perMs: 1000 },
      mayAddressSend: () => true,
      now: () => 0,
      monotonicMs: () => this.time.monotonicMs(),
      backlog: this.#backlog,
      roundTrip: {} as unknown as RoundTrip,
      undoAlarm: () => {},
    });
    this.connection.standings.set('m', 'spectator');
    this.connection.moveTo('spectators:m', []);
    const views = new LateViews(() => 7);
    this.#readers = new SlowReaders(matches, views, this.time, SILENT_LOG, {
      readerCut: (how) => this.cuts.push(how),
    });
    this.#readers.add(this.connection);
  }

  /** So much waits, and has for a second. */
  async waiting(kib: number): Promise<void> {
    this.#backlog.waitingBytes = kib * KIB;
    await this.time.pass(1000);
  }

  #socket(): IoSocket {
    const destroy = (): void => {
      this.isCut = true;
    };
    return {
      conn: new EventEmitter(),
      request: { socket: { destroy } },
      join: (room: string) => this.rooms.add(room),
      leave: (room: string) => this.rooms.delete(room),
      emit: (name: string, { seq }: { seq: number }) => this.told.push(`${name} ${seq}`),
    } as unknown as IoSocket;
  }
}

test('above 128 KiB waiting a reader is behind, until it has read nearly all; above 512 KiB it is lost', () => {
  expect(paceOf(128 * KIB, 'keeps-up')).toBe('keeps-up');
  expect(paceOf(128 * KIB + 1, 'keeps-up')).toBe('behind');
  expect(paceOf(16 * KIB + 1, 'behind')).toBe('behind');
  expect(paceOf(16 * KIB, 'behind')).toBe('keeps-up');
  expect(paceOf(512 * KIB, 'keeps-up')).toBe('behind');
  expect(paceOf(512 * KIB + 1, 'keeps-up')).toBe('lost');
});

test('what waits is what was sent and not flushed, and what the system has not taken', () => {
  const raw = Object.assign(new EventEmitter(), { request: { socket: { writableLength: 5 } } });
  const backlog = new Backlog(raw as unknown as RawConnection);
  const packets = [{ type: 'message', data: '0123456789' }, { type: 'ping' }];
  for (const packet of packets) raw.emit('packetCreate', packet);
  expect(backlog.waitingBytes).toBe(15);
  raw.emit('flush', packets);
  expect(backlog.waitingBytes).toBe(5);
});

test('who is behind is in no room, whatever it enters meanwhile', async () => {
  const scene = new Scene();
  await scene.waiting(300);
  scene.connection.moveTo('seats:m', ['spectators:m']);
  expect([...scene.rooms]).toEqual([]);
  expect(scene.connection.mayGet(0)).toBe(false);
});

test('who has caught up is in its rooms again, and is told the last event, which shows the gap', async () => {
  const scene = new Scene();
  await scene.waiting(300);
  await scene.waiting(100);
  expect(scene.cuts).toEqual(['behind']);
  expect([...scene.rooms, ...scene.told]).toEqual([]);
  await scene.waiting(0);
  expect([...scene.rooms]).toEqual(['spectators:m']);
  expect(scene.told).toEqual(['event 2']);
  expect(scene.isCut).toBe(false);
  await scene.waiting(0);
  expect(scene.told).toHaveLength(1);
});

test('who watches late and has caught up is told no more than it may know', async () => {
  const scene = new Scene(MatchPlay.begin(finalSetup({ spectatorDelayMs: 10_000 })).play('L.c3'));
  await scene.waiting(300);
  await scene.waiting(0);
  expect(scene.told).toEqual(['event 1']);
});

test('who does not read at all is cut', async () => {
  const scene = new Scene();
  await scene.waiting(513);
  expect(scene.isCut).toBe(true);
  expect(scene.cuts).toEqual(['lost']);
});

test('who has not read most of what was sent is given no log', async () => {
  const scene = new Scene();
  await scene.waiting(64);
  expect(scene.connection.mayGet(1)).toBe(true);
  await scene.waiting(65);
  expect([scene.connection.mayGet(1), scene.connection.pace]).toEqual([false, 'keeps-up']);
  await scene.waiting(0);
  expect(scene.connection.mayGet(1)).toBe(true);
});

test('of many logs asked for at once those are given that leave little waiting, and one at least', async () => {
  const { connection } = new Scene();
  const ask = (count: number, events: number): number =>
    Array.from({ length: count }, () => connection.mayGet(events)).filter(Boolean).length;
  expect(ask(10, 2000)).toBe(1);
  await settle();
  expect(ask(50, 40)).toBe(19);
  await settle();
  expect(ask(1, 2000)).toBe(1);
});

test('whole logs are given at a pace, however fast they are read', async () => {
  const { connection, time } = new Scene();
  expect(connection.mayGet(12_000)).toBe(true);
  await settle();
  expect(connection.mayGet(12_000)).toBe(false);
  await time.pass(1000);
  expect(connection.mayGet(12_000)).toBe(true);
  await time.pass(60_000);
  expect(connection.mayGet(1_000_000)).toBe(true);
});
