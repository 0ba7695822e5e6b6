/** A bot that plays one match online, as docs/bots.md explains: imports socket.io-client and the game's rules, nothing else. */
import { io, type Socket } from 'socket.io-client';
import { actionsOn, endOf, type PageBoard, playOnPage, startPageBoard } from './page-game.ts';

type BoardName = 'left' | 'right';
type Seated = Readonly<Record<'id' | 'seat' | 'token' | 'invite', string>>;
type Answer = Readonly<Record<string, unknown>>;
interface MatchEvent {
  readonly kind: string;
  readonly board: BoardName;
  readonly action: string;
  readonly setup: { mode: string; hostSide?: 'goats' | 'tigers'; ruleset: { name: string } };
}

/** Refusals that pass by themselves. */
const PASSING = ['hello-first', 'too-many', 'closing', 'internal', 'not-saved'];

async function post(url: string, body: object): Promise<Seated> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Seated;
}

/** Your own thinking goes here: this takes a goat if it can, else does what leaves fewest to be taken. */
function choose(board: PageBoard): string {
  const actions = actionsOn(board);
  const worths = actions.map((action) => {
    const after = { ...board, at: new Map(board.at) };
    playOnPage(after, action);
    if (board.toAct === 'tigers') return after.captured;
    return -actionsOn(after).filter((reply) => reply.includes('x')).length;
  });
  const best = actions.filter((_action, index) => worths[index] === Math.max(...worths));
  return best[(7 * board.plies + 3) % best.length] ?? 'pass';
}

class Bot {
  readonly #seated: Seated;
  readonly #socket: Socket;
  readonly #boards = { left: startPageBoard('goats'), right: startPageBoard('tigers') };
  readonly #isOut = { left: false, right: false };
  #turn: { board: BoardName; pairPly: 0 | 1 } = { board: 'left', pairPly: 0 };
  #hostLeft = 'goats';
  #have = 0;

  constructor(base: string, seated: Seated) {
    this.#seated = seated;
    this.#socket = io(base, { transports: ['websocket'] });
    this.#socket.on('connect', () => void this.#greet());
    this.#socket.on('event', ({ seq, event }: { seq: number; event: MatchEvent }) => {
      if (seq > this.#have) void this.#enter();
      else if (this.#take(seq, event)) void this.#act();
    });
  }

  /** No answer in time counts as a refusal. */
  #ask(name: string, message: object): Promise<Answer> {
    const asked = this.#socket.timeout(2500).emitWithAck(name, message) as Promise<Answer>;
    return asked.catch(() => ({}));
  }

  /** On every connection, also after a lost line. */
  async #greet(): Promise<void> {
    const answer = await this.#ask('hello', { protocol: 1 });
    if (answer['ok'] === true) await this.#enter();
    else this.#giveUpOrWait(answer);
  }

  /** Where it makes no sense to ask again, that is the end: the match is gone, the seat another's. */
  #giveUpOrWait({ code, message }: Answer): void {
    if (typeof code !== 'string' || PASSING.includes(code)) {
      setTimeout(() => this.#socket.disconnect().connect(), 1000);
      return;
    }
    console.error(`I stop: this match cannot be played on. ${String(message)}`);
    process.exitCode = 1;
    this.#socket.close();
  }

  /** At first, and whenever an event was missed. */
  readonly #enter = async (): Promise<void> => {
    const { id: match, token } = this.#seated;
    const answer = await this.#ask('enter', { match, token, have: this.#have });
    const { ok, from, events } = answer;
    if (ok !== true) {
      this.#giveUpOrWait(answer);
      return;
    }
    for (const [index, event] of (events as MatchEvent[]).entries())
      this.#take(Number(from) + index, event);
    await this.#act();
  };

  /** Whether the event was the next one. */
  #take(seq: number, event: MatchEvent): boolean {
    if (seq !== this.#have) return false;
    this.#have += 1;
    const { setup, kind } = event;
    if (kind === 'created') {
      if (setup.ruleset.name !== 'devils-plan') throw new Error('I do not know these rules');
      this.#isOut.right = setup.mode === 'classic';
      this.#hostLeft = setup.hostSide ?? 'goats';
    }
    if (kind === 'ply') this.#follow(event);
    if (['resigned', 'flag', 'cancelled'].includes(kind)) this.#socket.close();
    return true;
  }

  /** Whose turn it is: “Keeping track of a match” in docs/protocol.md. */
  #follow({ board, action }: MatchEvent): void {
    console.log(board, action);
    playOnPage(this.#boards[board], action);
    const end = endOf(this.#boards[board]);
    const other = board === 'left' ? 'right' : 'left';
    this.#isOut[board] = end === 'draw';
    if ((end !== null && end !== 'draw') || (end === 'draw' && this.#isOut[other]))
      this.#socket.close();
    const isStaying = this.#isOut[other] || (end === null && this.#turn.pairPly === 0);
    this.#turn = isStaying ? { board, pairPly: 1 } : { board: other, pairPly: 0 };
  }

  async #act(): Promise<void> {
    const { board: name } = this.#turn;
    const board = this.#boards[name];
    const isHosts = (board.toAct === this.#hostLeft) === (name === 'left');
    if (!this.#socket.active || isHosts !== (this.#seated.seat === 'host')) return;
    const id = `${name}-${board.plies}`;
    const command = { kind: 'ply', board: name, ply: board.plies, action: choose(board) };
    const answer = await this.#ask('command', { match: this.#seated.id, id, command });
    if (answer['ok'] === true) {
      if (this.#take(Number(answer['seq']), answer['event'] as MatchEvent)) await this.#act();
    } else if (answer['code'] === 'match-over') this.#socket.close();
    else if (answer['code'] !== 'not-started') {
      console.error(answer['message'] ?? 'no answer');
      setTimeout(() => void this.#enter(), 1000);
    }
  }
}

const { origin, pathname, hash } = new URL(process.argv[2] ?? 'http://localhost:3000');
const invite = /^#invite=(.+)$/.exec(hash)?.[1];
if (invite === undefined) {
  const made = await post(`${origin}/api/matches`, { mode: 'final', name: 'Example' });
  console.log(`${origin}/m/${made.id}#invite=${made.invite}`);
  new Bot(origin, made);
} else {
  const join = `${origin}/api/matches/${pathname.slice('/m/'.length)}/join`;
  new Bot(origin, await post(join, { invite, name: 'Guest' }));
}
