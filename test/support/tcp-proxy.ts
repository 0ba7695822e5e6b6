/** A line between a process and a service, which tests cut, halt and mend. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Which way of the next exchange is cut: what is asked never arrives, or its answer never does. */
export type Cut = 'request' | 'answer';

export class TcpProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #cut: { readonly way: Cut; leftBytes: number } | null = null;
  #isHalted = false;
  #isRefusing = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Listens at a free port of the loopback for what is meant for `port` of `host`. */
  static async start(port: number, host = '127.0.0.1'): Promise<TcpProxy> {
    const server = createServer({ noDelay: true });
    const proxy = new TcpProxy(server);
    server.on('connection', (near) => proxy.#join(near, connect({ port, host, noDelay: true })));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The connection that is used next ends in the middle of its exchange. */
  cutNext(cut: Cut): void {
    this.cutAfter(cut, 0);
  }

  /** So many bytes of that way still go through, and then the connection ends. */
  cutAfter(way: Cut, bytes: number): void {
    this.#cut = { way, leftBytes: bytes };
  }

  /** Ends all connections, and refuses new ones until `mend`. */
  refuse(): void {
    this.#isRefusing = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Nothing goes through any more, and nobody is told: as in a network that is parted. */
  halt(): void {
    this.#isHalted = true;
  }

  /** New connections go through; those that were halted are gone. */
  mend(): void {
    if (this.#isHalted) for (const socket of this.#sockets) socket.destroy();
    this.#isHalted = false;
    this.#isRefusing = false;
  }

  async close(): Promise<void> {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#server, 'close');
  }

  #join(near: Socket, far: Socket): void {
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    if (this.#isRefusing) near.destroy();
    near.on('data', (data) => this.#pass(data, far, 'request'));
    far.on('data', (data) => this.#pass(data, near, 'answer'));
  }

  #pass(data: Buffer, to: Socket, way: Cut): void {
    if (this.#isHalted) return;
    const cut = this.#cut;
    if (cut?.way !== way || data.length <= cut.leftBytes) {
      if (cut?.way === way) cut.leftBytes -= data.length;
      to.write(data);
      return;
    }
    this.#cut = null;
    to.write(data.subarray(0, cut.leftBytes), () => to.destroy());
  }
}
