/** A running server that says what it holds: memory, handles and descriptors. Needs Linux. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { RunningServer, type ServerOptions } from './running-server.ts';

export interface Holdings {
  /** On the heap and beside it, all garbage collected. */
  readonly heldBytes: number;
  readonly residentBytes: number;
  /** What its loop waits for: timers, sockets, requests. */
  readonly handles: number;
  /** Open files and sockets. */
  readonly descriptors: number;
}

type Options = Pick<ServerOptions, 'mutant' | 'isQuiet' | 'dataDir'>;

export class MeasuredServer {
  readonly server: RunningServer;
  readonly #folder: string;

  private constructor(server: RunningServer, folder: string) {
    this.server = server;
    this.#folder = folder;
  }

  static async start(options: Options): Promise<MeasuredServer> {
    const folder = mkdtempSync(join(tmpdir(), 'twin-tigers-memory-'));
    const env = {
      NODE_OPTIONS: '--import=./test/support/memory-reporter.mjs',
      MEMORY_SOCKET: socketIn(folder),
    };
    return new MeasuredServer(await RunningServer.start({ ...options, env }), folder);
  }

  get port(): number {
    return this.server.port;
  }

  /** Stands still for some ten milliseconds meanwhile. */
  async holdings(): Promise<Holdings> {
    return JSON.parse(await text(connect(socketIn(this.#folder)))) as Holdings;
  }

  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function socketIn(folder: string): string {
  return join(folder, 'memory.socket');
}

/** Gives `use` a server that ends with it. */
export async function withMeasured<T>(
  use: (server: MeasuredServer) => Promise<T>,
  options: Options = {},
): Promise<T> {
  const server = await MeasuredServer.start(options);
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}
