/** The server is asked to end under load: it ends soon, loses nothing, says so, and its pages come back by themselves. */
import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from '../../client/connection/connection.ts';
import { SocketLine } from '../../client/connection/socket-line.ts';
import { browserTimers } from '../../client/connection/timers.ts';
import { openForReading } from '../../server/store/sqlite-file.ts';
import { RunningServer } from '../support/running-server.ts';
import { Crowd } from './crowd.ts';
import { caught, type Fault } from './fault.ts';

const PROMISED_MS = 10_000;
const PLAY_MS = 1000;
/** The client's own connections, beside the crowd's. */
const PAGES = 20;
/** The client tries again within two seconds. */
const RETURN_MS = 8000;

interface Toll {
  readonly tookMs: number;
  readonly code: number | null;
  readonly acks: number;
  readonly lost: number;
  readonly flags: number;
  readonly told: number;
  readonly returned: number;
  /** Matches that went on afterwards. */
  readonly behind: number;
}

export const drain: Fault = {
  name: 'drain',
  run: async (size) => {
    const matches = size === 'short' ? 100 : 2000;
    const toll = await drainOnce(matches);
    const mutant = await drainOnce(10, 'silent-end');
    return [
      {
        promise: `SIGTERM with ${matches} matches under load`,
        figure: `code 0 within ${PROMISED_MS} ms, nothing lost, no flag, ${PAGES} pages told and back`,
        measured: describe(toll),
        isKept: isKept(toll),
      },
      caught('nobody is told', describe(mutant), !isKept(mutant)),
    ];
  },
};

function isKept({ tookMs, code, lost, flags, told, returned, behind, acks }: Toll): boolean {
  const isSafe = code === 0 && lost === 0 && flags === 0 && behind === 0;
  return isSafe && acks > 0 && tookMs <= PROMISED_MS && told === PAGES && returned === PAGES;
}

function describe({ tookMs, code, acks, lost, flags, told, returned }: Toll): string {
  const ended = `code ${code ?? 'none'} in ${Math.round(tookMs)} ms`;
  return `${ended}, ${lost} of ${acks} lost, ${flags} flags, ${told} told, ${returned} back`;
}

async function drainOnce(matches: number, mutant?: string): Promise<Toll> {
  const server = await RunningServer.start({ mutant });
  const pages = Array.from({ length: PAGES }, () => new Page(server.origin));
  try {
    const crowd = await Crowd.gather(server.port, matches);
    await crowd.connect(server.port);
    const played = crowd.playOn();
    await wait(PLAY_MS);
    const sinceMs = performance.now();
    const { code } = await server.end();
    const tookMs = performance.now() - sinceMs;
    await Promise.all([crowd.parted(), played]);
    const { acks } = crowd;
    const lost = await crowd.countLost(server.file);
    const told = pages.filter(({ wasTold }) => wasTold).length;
    await server.startAgain();
    const behind = (await crowd.connect(server.port)).length;
    await Promise.race([wait(RETURN_MS), Promise.all(pages.map((page) => page.back))]);
    const returned = pages.filter(({ isBack }) => isBack).length;
    const flags = await countFlags(server.file);
    return { tookMs, code, acks, lost, flags, told, returned, behind };
  } finally {
    for (const page of pages) page.close();
    await server.close();
  }
}

async function countFlags(file: string): Promise<number> {
  const database = await openForReading(file);
  const rows = database.prepare("select seq from event where kind = 'flag'").all();
  database.close();
  return rows.length;
}

/** What a page has of the server. */
class Page {
  wasTold = false;
  isBack = false;
  /** When it is online again after it had been told, or had gone offline. */
  readonly back: Promise<void>;
  readonly #connection: Connection;

  constructor(origin: string) {
    this.#connection = new Connection(new SocketLine(origin), browserTimers);
    let wasOnline = false;
    let wasAway = false;
    this.back = new Promise((resolve) => {
      this.#connection.subscribe(() => {
        const { state } = this.#connection;
        this.wasTold ||= state === 'closing';
        wasAway ||= wasOnline && state !== 'online';
        wasOnline ||= state === 'online';
        this.isBack = wasAway && state === 'online';
        if (this.isBack) resolve();
      });
    });
  }

  close(): void {
    this.#connection.close();
  }
}
