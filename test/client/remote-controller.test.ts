/** Commands on their way to a server that answers, refuses, keeps silent or is gone. */
import { expect, test } from 'vitest';
import { Connection } from '../../client/connection/connection.ts';
import { RemoteController } from '../../client/match/remote-controller.ts';
import { timersOf } from '../support/client-timers.ts';
import { FakeLine } from '../support/fake-line.ts';
import { FakeMatchHost } from '../support/fake-match-host.ts';
import { FakeTime, settle } from '../support/fake-time.ts';
import { finalSetup } from '../support/match-setup.ts';
import { actionOf } from '../support/text.ts';
import type { SeatCommand } from '../../shared/match/command.ts';

const C3: Extract<SeatCommand, { kind: 'ply' }> = {
  kind: 'ply',
  board: 'left',
  ply: 0,
  action: actionOf('c3'),
};

async function sit(token: string | null = 'secret') {
  const time = new FakeTime();
  const timers = timersOf(time);
  const line = new FakeLine(timers);
  const host = new FakeMatchHost(finalSetup(), () => timers.now() + 50_000);
  line.answer = host.answer;
  const connection = new Connection(line, timers);
  line.tell('up');
  let ids = 0;
  const makeId = (): string => `c${(ids += 1)}`;
  const entered = await RemoteController.enter({
    connection,
    timers,
    makeId,
    match: host.id,
    token,
  });
  if (!entered.ok) throw new Error(entered.error);
  return { time, line, host, controller: entered.value };
}

test('a ply is pending until it is answered, and stands then', async () => {
  const { host, controller } = await sit();
  const sent = controller.send(C3);
  expect(controller.view.pending).toEqual({ board: 'left', action: actionOf('c3') });
  expect(await sent).toEqual({ ok: true, value: null });
  expect(controller.view.pending).toBeNull();
  expect(controller.view.match).toEqual(host.match);
});

test('a refused ply is rolled back, with the reason', async () => {
  const { line, controller } = await sit();
  line.answer = () => ({ ok: false, code: 'would-repeat', message: '', seq: 3 });
  expect(await controller.send(C3)).toEqual({ ok: false, error: 'would-repeat' });
  expect(controller.view.pending).toBeNull();
  expect(controller.view.match.plies).toHaveLength(0);
});

test('a refusal that shows the server further on makes it catch up', async () => {
  const { line, host, controller } = await sit();
  host.play('c3');
  const late: SeatCommand = { ...C3, action: actionOf('d3') };
  expect(await controller.send(late)).toMatchObject({ ok: false });
  await settle();
  expect(controller.view.match).toEqual(host.match);
  expect(line.messages('enter')).toHaveLength(2);
});

test('an answer that stays out is told within 3 s, and asked for again with the same id', async () => {
  const { time, line, host, controller } = await sit();
  line.answer = () => null;
  const sent = controller.send(C3);
  await time.pass(2499);
  expect(controller.view.connection).toBe('online');
  await time.pass(1);
  expect(controller.view.connection).toBe('unanswered');
  line.answer = host.answer;
  await time.pass(200);
  expect(await sent).toMatchObject({ ok: true });
  expect(controller.view.connection).toBe('online');
  const ids = line.messages('command').map((message) => (message as { id: string }).id);
  expect(ids).toEqual(['c1', 'c1']);
  expect(host.match.plies).toHaveLength(1);
});

test('a ply whose answer was lost with the line stands, and is not made twice', async () => {
  const { time, line, host, controller } = await sit();
  line.answer = (asked) => {
    host.answer(asked);
    return null;
  };
  const sent = controller.send(C3);
  line.tell('down');
  line.answer = host.answer;
  line.tell('up');
  await time.pass(500);
  expect(await sent).toMatchObject({ ok: true });
  expect(host.match.plies).toHaveLength(1);
  expect(controller.view.match).toEqual(host.match);
});

test('while the line is down a pending ply is rolled back, and no new one is taken', async () => {
  const { line, controller } = await sit();
  line.answer = () => null;
  void controller.send(C3);
  line.tell('down');
  expect(controller.view).toMatchObject({ connection: 'offline', pending: null });
  expect(await controller.send(C3)).toEqual({ ok: false, error: 'not-connected' });
});

test('a command without any answer is given up after 10 s', async () => {
  const { time, line, controller } = await sit();
  line.answer = () => null;
  const sent = controller.send(C3);
  await time.pass(11_000);
  expect(await sent).toEqual({ ok: false, error: 'no-answer' });
  expect(controller.view).toMatchObject({ connection: 'online', pending: null });
});

test('spectators, and a seat played elsewhere, send nothing', async () => {
  const spectator = await sit(null);
  expect(await spectator.controller.send(C3)).toEqual({ ok: false, error: 'no-seat' });
  const { line, host, controller } = await sit();
  line.tell('replaced', { match: host.id });
  expect(await controller.send(C3)).toEqual({ ok: false, error: 'replaced' });
  expect(line.messages('command')).toEqual([]);
});

test('the clock is read in the server’s time', async () => {
  const { time, controller } = await sit();
  await time.pass(1000);
  const left = (controller.view.match.clock?.deadlineMs ?? 0) - controller.now();
  expect(left).toBe(59_000);
});
