/** A bot written from docs/protocol.md alone: imports socket.io-client, its own game, and nothing of ours. */
import { io, type Socket } from 'socket.io-client';
import { actionsOn, endOf, type PageBoard, playOnPage, startPageBoard } from './page-game.ts';

type BoardName = 'left' | 'right';
type Seat = 'host' | 'guest';

interface PageEvent {
  readonly kind: string;
  readonly board: BoardName;
  readonly action: string;
}

interface Answer {
  readonly ok: boolean;
  readonly code?: string;
  readonly seq?: number;
  readonly event?: PageEvent;
  readonly events?: readonly PageEvent[];
  readonly from?: number;
}

/** Enough for an ack, says the page. */
const ACK_MS = 2500;

/** Makes a final and takes both of its seats. */
export async function arrangeFinal(
  base: string,
): Promise<{ readonly match: string; readonly host: string; readonly guest: string }> {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(base + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
  const { id = '', token = '', invite } = await post('/api/matches', { mode: 'final' });
  const joined = await post(`/api/matches/${id}/join`, { invite });
  return { match: id, host: token, guest: joined['token'] ?? '' };
}

export class PageBot {
  /** How the match ended, as the bot worked it out; and every ply it saw. */
  readonly ended: Promise<Seat | 'draw'>;
  readonly plies: string[] = [];
  readonly #seat: Seat;
  readonly #match: string;
  readonly #token: string;
  readonly #socket: Socket;
  readonly #boards = { left: startPageBoard('goats'), right: startPageBoard('tigers') };
  #turn: { readonly board: BoardName; readonly pairPly: 0 | 1 } = { board: 'left', pairPly: 0 };
  #have = 0;
  #isOver = false;
  #finish: (result: Seat | 'draw') => void = () => {};

  constructor(base: string, match: string, seat: Seat, token: string) {
    this.#seat = seat;
    this.#match = match;
    this.#token = token;
    this.ended = new Promise((resolve) => (this.#finish = resolve));
    this.#socket = io(base, { transports: ['websocket'], forceNew: true });
    this.#socket.on('connect', () => void this.#enter());
    this.#socket.on('event', ({ seq, event }: { seq: number; event: PageEvent }) => {
      if (seq > this.#have) void this.#catchUp();
      else this.#take(seq, event);
    });
  }

  close(): void {
    this.#socket.close();
  }

  #ask(name: string, message: object): Promise<Answer> {
    return this.#socket.timeout(ACK_MS).emitWithAck(name, message) as Promise<Answer>;
  }

  async #enter(): Promise<void> {
    await this.#ask('hello', { protocol: 1 });
    await this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    const entered = await this.#ask('enter', {
      match: this.#match,
      token: this.#token,
      have: this.#have,
    });
    let seq = entered.from ?? 0;
    for (const event of entered.events ?? []) {
      this.#take(seq, event);
      seq += 1;
    }
    void this.#act();
  }

  #take(seq: number, event: PageEvent): void {
    if (seq !== this.#have) return;
    this.#have += 1;
    if (event.kind === 'ply') {
      this.#follow(event);
      void this.#act();
    }
  }

  #follow({ board: name, action }: PageEvent): void {
    const board = this.#boards[name];
    playOnPage(board, action);
    this.plies.push(`${name} ${action}`);
    const end = endOf(board);
    const other: BoardName = name === 'left' ? 'right' : 'left';
    const isOtherOut = this.#boards[other].plies > 0 && endOf(this.#boards[other]) !== null;
    if (end !== null && end !== 'draw') this.#conclude(this.#seatOf(end, name));
    else if (end === 'draw' && isOtherOut) this.#conclude('draw');
    const { pairPly } = this.#turn;
    if (isOtherOut) this.#turn = { board: name, pairPly: pairPly === 0 ? 1 : 0 };
    else if (end !== null || pairPly === 1) this.#turn = { board: other, pairPly: 0 };
    else this.#turn = { board: name, pairPly: 1 };
  }

  #conclude(result: Seat | 'draw'): void {
    this.#isOver = true;
    this.#finish(result);
  }

  #seatOf(side: PageBoard['toAct'], board: BoardName): Seat {
    return (side === 'goats') === (board === 'left') ? 'host' : 'guest';
  }

  /** Takes what it can, else anything: the same id until there is an answer. */
  async #act(): Promise<void> {
    const { board: name } = this.#turn;
    const board = this.#boards[name];
    if (this.#isOver || this.#seatOf(board.toAct, name) !== this.#seat) return;
    const actions = actionsOn(board);
    const captures = actions.filter((action) => action.includes('x'));
    const choices = captures.length > 0 ? captures : actions;
    const action = choices[(7 * board.plies + 3) % choices.length];
    const answer = await this.#ask('command', {
      match: this.#match,
      id: `${name}-${board.plies}`,
      command: { kind: 'ply', board: name, ply: board.plies, action },
    });
    if (!answer.ok) throw new Error(`the server refused ${String(action)}: ${String(answer.code)}`);
    if (answer.event !== undefined && answer.seq !== undefined)
      this.#take(answer.seq, answer.event);
  }
}
