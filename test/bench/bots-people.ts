/** The people of `bench:bots`: each plays any legal action half a second after the computer has played. */
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { io, type Socket } from 'socket.io-client';
import { type LevelName, LEVEL_NAMES } from '../../shared/engine/levels.ts';
import { apply } from '../../shared/match/apply.ts';
import { boardOf, type Match } from '../../shared/match/match.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { legalOn } from '../../shared/rules/board.ts';
import { decodeEvent } from '../../shared/wire/event.ts';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import type { CreateAnswer } from '../../shared/wire/rest.ts';
import type {
  CommandAck,
  EnterAck,
  EventMessage,
  Refused,
} from '../../shared/wire/server-message.ts';
import { post } from '../support/post.ts';

export interface PeopleSetting {
  readonly url: string;
  readonly matches: number;
}

/** How long the computer took. */
export interface PeopleNews {
  readonly level: LevelName;
  readonly waitedMs: number;
}

const THOUGHT_MS = 500;

const port = parentPort;
if (port === null) throw new Error('bots-people: runs as a thread of bench:bots alone');
const { url, matches } = workerData as PeopleSetting;

class Person {
  readonly #level: LevelName;
  readonly #mode: 'final' | 'classic';
  #match: Match | null = null;
  #playedMs = 0;

  constructor(index: number) {
    this.#level = LEVEL_NAMES[index % LEVEL_NAMES.length] ?? 'easy';
    this.#mode = index % 8 < 4 ? 'final' : 'classic';
  }

  /** One match after another. */
  async play(): Promise<void> {
    const { id, token } = await post<CreateAnswer>(`${url}/api/matches`, {
      mode: this.#mode,
      opponent: { kind: 'computer', level: this.#level },
    });
    const socket = io(url, { transports: ['websocket'], forceNew: true });
    await socket.emitWithAck('hello', { protocol: PROTOCOL });
    socket.on('event', (message: EventMessage) => this.#hear(socket, id, message));
    const entered = (await socket.emitWithAck('enter', { match: id, token })) as EnterAck;
    this.#match = null;
    for (const event of entered.events) this.#match = apply(this.#match, decodeEvent(event), 0);
    this.#goOn(socket, id);
  }

  #hear(socket: Socket, id: string, { seq, event }: EventMessage): void {
    if (this.#match?.seq !== seq) return;
    this.#match = apply(this.#match, decodeEvent(event), 0);
    if (event.kind === 'ply' && this.#playedMs > 0) {
      port?.postMessage({ level: this.#level, waitedMs: performance.now() - this.#playedMs });
      this.#playedMs = 0;
    }
    this.#goOn(socket, id);
  }

  #goOn(socket: Socket, id: string): void {
    const match = this.#match;
    if (match === null) return;
    if (match.outcome !== null) {
      socket.disconnect();
      void this.play();
    } else if (match.turn.seat === 'host' && match.clock !== null)
      setTimeout(() => void this.#act(socket, id, match), THOUGHT_MS);
  }

  async #act(socket: Socket, id: string, match: Match): Promise<void> {
    if (match !== this.#match) return;
    const { board: name } = match.turn;
    const board = boardOf(match, name);
    const legal = board === null ? [] : legalOn(board);
    const action = legal[Math.floor(Math.random() * legal.length)];
    if (board === null || action === undefined) return;
    this.#playedMs = performance.now();
    const command = { kind: 'ply', board: name, ply: board.plies, action: formatAction(action) };
    const asked = { match: id, id: `p${match.seq}`, command };
    const ack = (await socket.emitWithAck('command', asked)) as CommandAck | Refused;
    if (this.#match !== match || !ack.ok) return;
    this.#match = apply(match, decodeEvent(ack.event), 0);
    this.#goOn(socket, id);
  }
}

for (let index = 0; index < matches; index += 1) {
  void new Person(index).play();
  // So that they do not all play at the same moment.
  await new Promise((resolve) => setTimeout(resolve, 10));
}
