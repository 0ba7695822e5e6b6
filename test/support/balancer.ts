/** A balancer on the loopback: each connection goes to the next process that is ready, and stays there. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const LOOPBACK = 'localhost';
const LOOK_MS = 100;
/** A process that does not say by then whether it is ready is not. */
const ANSWER_MS = 1000;
const NOBODY =
  'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Type: text/plain\r\n' +
  'Connection: close\r\n\r\nNo process is ready.\n';

interface Target {
  readonly port: number;
  isReady: boolean;
}

export class Balancer {
  readonly #server: Server;
  readonly #targets: readonly Target[];
  readonly #sockets = new Set<Socket>();
  readonly #looking: NodeJS.Timeout;
  #turn = 0;

  private constructor(server: Server, targets: readonly Target[]) {
    this.#server = server;
    this.#targets = targets;
    server.on('connection', (near) => {
      this.#keep(near);
      this.#join(near, this.#targets.length);
    });
    this.#looking = setInterval(() => void this.#look(), LOOK_MS);
  }

  /** Over processes at those ports; `port` 0: any free one. Rejects where the port cannot be had. */
  static async start(targets: readonly number[], port = 0): Promise<Balancer> {
    const server = createServer({ noDelay: true });
    server.listen(port, LOOPBACK);
    await once(server, 'listening');
    const balancer = new Balancer(
      server,
      targets.map((target) => ({ port: target, isReady: false })),
    );
    await balancer.#look();
    return balancer;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** As a process says itself, at most a moment ago. */
  isReady(target: number): boolean {
    return this.#targets.some(({ port, isReady }) => port === target && isReady);
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#server, 'close');
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.#targets.map(async (target) => (target.isReady = await isReady(target.port))),
    );
  }

  /** Where one cannot be reached the next is tried, each once at most. */
  #join(near: Socket, tries: number): void {
    const target = tries > 0 ? this.#next() : null;
    if (target === null) {
      near.end(NOBODY);
      return;
    }
    const far = connect({ port: target.port, host: LOOPBACK, noDelay: true });
    const goOn = (): void => {
      target.isReady = false;
      this.#join(near, tries - 1);
    };
    far.once('error', goOn);
    far.once('connect', () => {
      far.off('error', goOn);
      this.#keep(far);
      near.pipe(far).pipe(near);
      near.once('close', () => far.destroy());
      far.once('close', () => near.destroy());
    });
  }

  #next(): Target | null {
    const ready = this.#targets.filter(({ isReady: is }) => is);
    this.#turn += 1;
    return ready[this.#turn % ready.length] ?? null;
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => this.#sockets.delete(socket));
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    return (await fetch(`http://${LOOPBACK}:${port}/readyz`, { signal })).ok;
  } catch {
    return false;
  }
}
