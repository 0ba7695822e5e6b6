/** A real server, its real threads, and a program that plays the computer over a socket to the end. */
import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { expect, test, vi } from 'vitest';
import { apply } from '../../shared/match/apply.ts';
import { boardOf, type Match } from '../../shared/match/match.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { legalOn } from '../../shared/rules/board.ts';
import { decodeEvent } from '../../shared/wire/event.ts';
import type { CreateAnswer, CreateRequest } from '../../shared/wire/rest.ts';
import type { EnterAck, EventMessage, HintAck } from '../../shared/wire/server-message.ts';
import { LiveServer } from '../support/live-server.ts';
import type { SocketClient } from '../support/socket-client.ts';

// Threads run from their sources, which takes them seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Follows a match by its events, and plays the first legal action whenever its seat is to act. */
class Program {
  readonly #client: SocketClient;
  readonly #made: CreateAnswer;
  #match: Match | null = null;

  constructor(client: SocketClient, made: CreateAnswer) {
    this.#client = client;
    this.#made = made;
  }

  /** Plays to the end; returns the match as it was told. */
  async playOut(): Promise<Match> {
    const { id, token, seat } = this.#made;
    const entered: EnterAck = await this.#client.enter(id, token);
    for (const event of entered.events) this.#match = apply(this.#match, decodeEvent(event), 0);
    for (;;) {
      const match = this.#known;
      if (match.outcome !== null) return match;
      const mayAct = match.setup.clockMs === null || match.clock !== null;
      if (match.turn.seat === seat && mayAct) await this.#play(match);
      else this.#take(await this.#client.event(match.seq));
    }
  }

  get #known(): Match {
    if (this.#match === null) throw new Error('Program: not entered');
    return this.#match;
  }

  async #play(match: Match): Promise<void> {
    const { board: name } = match.turn;
    const board = boardOf(match, name);
    const [action] = board === null ? [] : legalOn(board);
    if (board === null || action === undefined) throw new Error('Program: nothing to play');
    const command = { kind: 'ply', board: name, ply: board.plies, action: formatAction(action) };
    const ack = await this.#client.command(match === this.#match ? this.#made.id : '', command);
    if (!ack.ok) throw new Error(`Program: ${ack.code}`);
    this.#match = apply(match, decodeEvent(ack.event), 0);
  }

  #take({ event }: EventMessage): void {
    this.#match = apply(this.#known, decodeEvent(event), 0);
  }
}

async function begin(
  request: CreateRequest,
): Promise<{ readonly server: LiveServer; readonly client: SocketClient; made: CreateAnswer }> {
  const server = await LiveServer.start({ config: { botWorkers: 1 }, pauseOf: () => 0 });
  const made = await server.create(request);
  return { server, client: await server.greet(), made };
}

const EASY = { kind: 'computer', level: 'easy' } as const;

test('a classic match against the computer is played to its end', async () => {
  const { server, client, made } = await begin({
    mode: 'classic',
    clockMs: null,
    side: 'goats',
    opponent: EASY,
  });
  const match = await new Program(client, made).playOut();

  const result = match.outcome?.result;
  expect(await server.fetch(`/api/matches/${made.id}`)).toMatchObject({
    body: { state: 'ended', result, computer: { seat: 'guest', level: 'easy' } },
  });
});

test('a final against the computer as host is played to its end', async () => {
  const { server, client, made } = await begin({
    mode: 'final',
    opponent: { ...EASY, level: 'medium', seat: 'host' },
  });
  expect(made).toMatchObject({ seat: 'guest', invite: null });
  const match = await new Program(client, made).playOut();

  const score = { host: '1-0', guest: '0-1', draw: '1/2-1/2', none: '*' };
  const record = await fetch(`${server.url}/api/matches/${made.id}/record`);
  const text = await record.text();
  expect(text).toMatch(/\[Host "computer \(medium\)"\]\n\[Guest "Ann"\]/);
  expect(text).toContain(`[Result "${score[match.outcome?.result ?? 'none']}"]`);
});

test('a hint is given over the socket, told to everyone, and marks the ply', async () => {
  const { server, client, made } = await begin({
    mode: 'classic',
    clockMs: null,
    side: 'goats',
    opponent: EASY,
  });
  const entered = await client.enter(made.id, made.token);
  const watching = await server.enter(made.id);
  expect(entered.presence.guest).toEqual({
    allowsText: false,
    connected: true,
    ready: true,
  });

  const hint = (await client.ask('hint', { match: made.id, id: 'h1' })) as HintAck;
  expect(hint).toMatchObject({ ok: true, board: 'left', ply: 0, hasTable: false });
  const { action } = hint;
  expect(await watching.event(2)).toMatchObject({ event: { kind: 'hint-given', action } });
  expect(await client.ply(made.id, `L.${action}`, 0)).toMatchObject({ event: { hinted: true } });
  expect(await watching.ask('hint', { match: made.id, id: 'h2' })).toMatchObject({
    code: 'wrong-seat',
  });
});

test.runIf(process.platform === 'linux')(
  'the threads of the computer yield, and the server does not',
  async () => {
    const before = getPriority();
    const request = { mode: 'classic', clockMs: null, side: 'goats', opponent: EASY } as const;
    const { client, made } = await begin(request);
    await client.enter(made.id, made.token);
    expect(await client.ask('hint', { match: made.id, id: 'h1' })).toMatchObject({ ok: true });
    expect(getPriority()).toBe(before);
    expect(priorities()).toContain(constants.priority.PRIORITY_LOW);
  },
);

/** Of the threads of this process, as the kernel has them: the 19th field (proc(5)). */
function priorities(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}
