/** Frames without sense, by the thousand: the server goes on, keeps its memory, and two people beside it notice nothing. */
import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import { type MeasuredServer, withMeasured } from '../support/measured-server.ts';
import { RawWebSocket } from '../support/raw-web-socket.ts';
import type { RunningServer } from '../support/running-server.ts';
import { Chance } from './chance.ts';
import { Crowd } from './crowd.ts';
import { caught, type Fault } from './fault.ts';
import { type StrangeFrame, strangeFrame } from './strange-frame.ts';

const SEED = 7;
const LINES = 8;
/** A line sends so many at once, at most; most lines are closed by one of them. */
const BURST = 30;
const ANSWER_MS = 2000;
/** How Socket.IO's packets begin that let a connection in, and answer its last message. */
const JOINED = '40';
const ANSWERED = '43777';
const MOST_MB = 20;
/** What a process takes until it has settled is no growth. */
const WARM_UP = 0.5;
/** The server's own sentence where it met what it had not foreseen. */
const UNFORESEEN = /could not be answered|nobody waited for this/g;

interface Toll {
  readonly frames: number;
  readonly lives: boolean;
  readonly grownMb: number;
  readonly unforeseen: number;
  /** Of the players beside. */
  readonly acks: number;
  readonly refused: number;
}

export const fuzz: Fault = {
  name: 'fuzz',
  run: async (size) => {
    const wanted = size === 'short' ? 20_000 : 1_000_000;
    const toll = await sendMany(wanted);
    const mutant = await sendMany(500, 'unchecked');
    return [
      {
        promise: 'strange frames: crashes, unforeseen failures, memory, players beside',
        figure: `none in ${wanted}, below ${MOST_MB} MB more, players go on`,
        measured: describe(toll),
        isKept: isKept(toll) && toll.frames >= wanted,
      },
      caught('nothing is checked', describe(mutant), !isKept(mutant)),
    ];
  },
};

function isKept({ lives, grownMb, unforeseen, acks, refused }: Toll): boolean {
  return lives && grownMb < MOST_MB && unforeseen === 0 && acks > 0 && refused === 0;
}

function describe({ frames, lives, grownMb, unforeseen, acks }: Toll): string {
  const end = lives ? 'alive' : 'crashed';
  return `${end} after ${frames}, ${unforeseen} unforeseen, ${Math.round(grownMb)} MB more, ${acks} plies beside`;
}

function sendMany(wanted: number, mutant?: string): Promise<Toll> {
  return withMeasured((measured) => sendTo(measured, wanted), { mutant, isQuiet: true });
}

async function sendTo(measured: MeasuredServer, wanted: number): Promise<Toll> {
  const { server } = measured;
  const crowd = await Crowd.gather(server.port, 2);
  await crowd.connect(server.port);
  const [match] = crowd.matches;
  const chance = new Chance(SEED);
  const make = (): StrangeFrame => strangeFrame(chance, match?.id ?? '');
  const played = crowd.playOn();
  await sendAll(server, wanted * WARM_UP, chance, make);
  const beforeMb = await heldMb(measured);
  await sendAll(server, wanted * (1 - WARM_UP), chance, make);
  await wait(ANSWER_MS / 2);
  const grownMb = (await heldMb(measured)) - beforeMb;
  const lives = await isAlive(server);
  crowd.cut();
  const refused = (await played).length;
  await server.kill();
  const { said } = await server.ending;
  const unforeseen = [...said.matchAll(UNFORESEEN)].length;
  return { frames: wanted, lives, grownMb, unforeseen, acks: crowd.acks, refused };
}

/** Over several lines at a time, each opened anew when the server has closed it. */
async function sendAll(
  { port }: RunningServer,
  wanted: number,
  chance: Chance,
  make: () => StrangeFrame,
): Promise<void> {
  let left = wanted;
  const sendOn = async (): Promise<void> => {
    while (left > 0) {
      const burst = chance.between(1, BURST);
      left -= burst;
      await sendBurst(port, Array.from({ length: burst }, make), chance.next() < 0.8);
    }
  };
  await Promise.all(Array.from({ length: LINES }, sendOn));
}

/** Until the server has answered or closed; a server that is gone is found out afterwards. */
async function sendBurst(
  port: number,
  frames: readonly StrangeFrame[],
  isGreeted: boolean,
): Promise<void> {
  const heard = new EventEmitter();
  const line = await RawWebSocket.open(port, (text) => {
    if (text.startsWith(JOINED)) heard.emit(JOINED);
    if (text.startsWith(ANSWERED)) heard.emit(ANSWERED);
  }).catch(() => null);
  if (line === null) return;
  const hears = (what: string): Promise<unknown> => {
    const signal = AbortSignal.timeout(ANSWER_MS);
    return Promise.race([line.closed, once(heard, what, { signal }).catch(() => undefined)]);
  };
  if (isGreeted) {
    const joined = hears(JOINED);
    line.send(JOINED);
    await joined;
    line.send(`42["hello",{"protocol":${PROTOCOL}}]`);
  }
  const answered = hears(ANSWERED);
  for (const frame of frames) sendOne(line, frame);
  line.send('42777["time",{}]');
  await answered;
  line.cut();
}

function sendOne(line: RawWebSocket, frame: StrangeFrame): void {
  if (frame.kind === 'text') line.send(frame.text);
  else if (frame.kind === 'bytes') line.sendBytes(frame.bytes);
  else line.sendFrame(frame.opcode, frame.payload, frame.isFinal);
}

/** Garbage is no growth; a server that is gone holds nothing that could be compared. */
async function heldMb(measured: MeasuredServer): Promise<number> {
  const held = await measured.holdings().catch(() => null);
  return held === null ? NaN : held.heldBytes / 1024 / 1024;
}

async function isAlive({ origin }: RunningServer): Promise<boolean> {
  return fetch(`${origin}/livez`).then(
    ({ ok }) => ok,
    () => false,
  );
}
