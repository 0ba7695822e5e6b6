/** The server is killed in mid-match, at once and without a signal: both players go on where they were. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boardOf } from '../../shared/match/match.ts';
import { legalOn } from '../../shared/rules/board.ts';
import { formatAction } from '../../shared/notation/action.ts';
import type { CreateAnswer, JoinAnswer } from '../../shared/wire/rest.ts';
import type { WireCommand } from '../../shared/wire/client-message.ts';
import { Device } from '../support/device.ts';
import { post } from '../support/post.ts';
import { RunningServer } from '../support/running-server.ts';

/** Starting takes its time on a busy machine. */
const PATIENCE_MS = 120_000;

let server: RunningServer;
beforeEach(async () => {
  server = await RunningServer.start();
}, PATIENCE_MS);
afterEach(() => server.close());

/** The devices of both seats, connected. */
async function beginFinal(): Promise<Record<'host' | 'guest', Device>> {
  const { id, token, invite } = await post<CreateAnswer>(`${server.origin}/api/matches`, {
    mode: 'final',
  });
  const joined = await post<JoinAnswer>(`${server.origin}/api/matches/${id}/join`, { invite });
  const host = new Device(server.origin, id, token);
  const guest = new Device(server.origin, id, joined.token);
  await host.connect();
  await guest.connect();
  return { host, guest };
}

/** The first ply that is legal for who sees this. */
function nextPly({ match }: Device): WireCommand {
  const { board: name } = match.turn;
  const board = boardOf(match, name) ?? match.boards.left;
  const [action] = legalOn(board);
  const text = action === undefined ? 'pass' : formatAction(action);
  return { kind: 'ply', board: name, ply: board.plies, action: text };
}

/** Plays so many plies, each by whose turn it is; every one has to be accepted, and both know all. */
async function playOn(devices: Record<'host' | 'guest', Device>, plies: number): Promise<void> {
  const { host, guest } = devices;
  const share = (): Promise<unknown> => Promise.all([host.catchUp(), guest.catchUp()]);
  await share();
  for (let count = 0; count < plies; count += 1) {
    const device = devices[host.match.turn.seat];
    const command = nextPly(device);
    expect(await device.command(command, `p${device.events.length}`)).toMatchObject({ ok: true });
    await share();
  }
}

test(
  'after kill -9 nothing acknowledged is lost, the clock is shifted visibly, and both go on',
  async () => {
    const devices = await beginFinal();
    await playOn(devices, 12);
    const { host, guest } = devices;
    const known = [...host.events];
    const mover = devices[host.match.turn.seat];
    const underWay = nextPly(mover);
    const unanswered = mover.command(underWay, 'under-way');

    await server.kill();
    await unanswered;
    await server.startAgain();
    await host.connect();
    await guest.connect();

    expect(host.events.slice(0, known.length)).toEqual(known);
    const shifts = host.events.filter((event) => event.kind === 'clock-shifted');
    expect(shifts).toHaveLength(1);
    expect(shifts[0]?.leftMs).toBeGreaterThan(15_000);
    expect(await mover.command(underWay, 'under-way')).toMatchObject({
      ok: true,
      event: { kind: 'ply' },
    });
    await playOn(devices, 8);
    await host.command({ kind: 'resign' }, 'enough');
    await guest.catchUp();
    expect(host.match.plies).toHaveLength(21);
    expect(host.events.filter(({ kind }) => kind === 'ply')).toHaveLength(21);
    expect(guest.events).toEqual(host.events);
    expect(guest.match.outcome).toMatchObject({ result: 'guest' });
  },
  PATIENCE_MS,
);

test(
  'a match whose second seat is free waits through a kill, and its invitation still counts',
  async () => {
    const { id, token, invite } = await post<CreateAnswer>(`${server.origin}/api/matches`, {
      mode: 'classic',
    });

    await server.kill();
    await server.startAgain();
    const joined = await post<JoinAnswer>(`${server.origin}/api/matches/${id}/join`, { invite });
    const host = new Device(server.origin, id, token);
    const guest = new Device(server.origin, id, joined.token);
    await host.connect();
    await guest.connect();

    await playOn({ host, guest }, 4);
    expect(host.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['joined', 'ply']));
  },
  PATIENCE_MS,
);
