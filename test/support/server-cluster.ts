/** Several processes over one database behind a balancer, replaced one by one. */
import { setTimeout as wait } from 'node:timers/promises';
import { Balancer } from './balancer.ts';
import { RunningServer, type ServerOptions } from './running-server.ts';

/** A process that is not ready so long after its start does not become so. */
const READY_MS = 15_000;
/** As long as a process takes at most. */
const ENDING_MS = 10_000;
const LOOK_MS = 20;

export interface ClusterOptions extends ServerOptions {
  readonly processes?: number;
  /** Of the balancer; 0: any free one. */
  readonly port?: number;
}

export class ServerCluster {
  readonly servers: readonly RunningServer[];
  readonly #balancer: Balancer;

  private constructor(servers: readonly RunningServer[], balancer: Balancer) {
    this.servers = servers;
    this.#balancer = balancer;
  }

  /** Resolves when all are ready; rejects, with none left, where one of them or the port cannot be had. */
  static async start({ processes = 2, port = 0, ...options }: ClusterOptions) {
    const servers: RunningServer[] = [];
    try {
      // One after another: the first makes the tables.
      while (servers.length < processes) servers.push(await RunningServer.start(options));
      const balancer = await Balancer.start(
        servers.map((server) => server.port),
        port,
      );
      const cluster = new ServerCluster(servers, balancer);
      for (const server of servers) await cluster.#untilReady(server);
      return cluster;
    } catch (error) {
      for (const server of servers) await server.close();
      throw error;
    }
  }

  /** Where people go. */
  get port(): number {
    return this.#balancer.port;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Asks a process to end and starts another in its place; resolves when that is ready. */
  async replace(server: RunningServer): Promise<void> {
    await server.end();
    await server.startAgain();
    await this.#untilReady(server);
  }

  /** Asks all to end; who is not gone within ten seconds is killed. */
  async close(): Promise<void> {
    const tooLong = wait(ENDING_MS, undefined, { ref: false });
    await Promise.all(this.servers.map((server) => Promise.race([server.end(), tooLong])));
    for (const server of this.servers) await server.close();
    await this.#balancer.close();
  }

  async #untilReady({ port }: RunningServer): Promise<void> {
    const untilMs = performance.now() + READY_MS;
    while (!this.#balancer.isReady(port)) {
      if (performance.now() > untilMs) throw new Error(`not ready ${READY_MS} ms after its start`);
      await wait(LOOK_MS);
    }
  }
}
