/** A WebSocket with nothing between the test and its bytes: cheap, and able to send what no client would. */
import { connect, type Socket } from 'node:net';

const PATH = '/socket.io/?EIO=4&transport=websocket';
const HEADER_END = '\r\n\r\n';
/** Frames of text, of a goodbye, of a question of life and its answer (RFC 6455, 5.2). */
const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly end: number;
}

/** Hears whole text frames. Fragments are not put together: our server sends none. */
export class RawWebSocket {
  readonly socket: Socket;
  /** Resolves when the line is gone, however it went. */
  readonly closed: Promise<void>;
  readonly #hear: (text: string) => void;
  #pending: Buffer = Buffer.alloc(0);

  private constructor(socket: Socket, hear: (text: string) => void) {
    this.socket = socket;
    this.#hear = hear;
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.on('error', () => socket.destroy());
  }

  /** Resolves after the handshake; rejects where the server does not take it. */
  static async open(port: number, hear: (text: string) => void): Promise<RawWebSocket> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const line = new RawWebSocket(socket, hear);
    socket.write(
      `GET ${PATH} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==${HEADER_END}`,
    );
    await line.#shakeHands();
    return line;
  }

  send(text: string): void {
    this.sendFrame(TEXT, Buffer.from(text));
  }

  /** Masked with zeros, which the protocol allows and costs nothing. */
  sendFrame(opcode: number, payload: Buffer, isFinal = true): void {
    const { length } = payload;
    const extra = length < 126 ? 0 : length < 65_536 ? 2 : 8;
    const head = Buffer.alloc(6 + extra);
    head[0] = (isFinal ? 0x80 : 0) | opcode;
    head[1] = 0x80 | (extra === 0 ? length : extra === 2 ? 126 : 127);
    if (extra === 2) head.writeUInt16BE(length, 2);
    if (extra === 8) head.writeBigUInt64BE(BigInt(length), 2);
    this.sendBytes(Buffer.concat([head, payload]));
  }

  sendBytes(bytes: Buffer): void {
    if (this.socket.writable) this.socket.write(bytes);
  }

  /** The line is cut without a word. */
  cut(): void {
    this.socket.destroy();
  }

  #shakeHands(): Promise<void> {
    return new Promise((resolve, reject) => {
      let head = Buffer.alloc(0);
      const refuse = (): void =>
        reject(new Error(`no handshake: ${head.toString().slice(0, 300)}`));
      const take = (bytes: Buffer): void => {
        head = Buffer.concat([head, bytes]);
        const end = head.indexOf(HEADER_END);
        if (end < 0) return;
        this.socket.off('data', take).off('close', refuse);
        if (!head.toString('latin1', 0, 12).endsWith('101')) {
          this.cut();
          refuse();
          return;
        }
        this.socket.on('data', (more: Buffer) => this.#take(more));
        // Heard once whoever opens the line has it.
        this.#pending = head.subarray(end + HEADER_END.length);
        setImmediate(() => this.#take(Buffer.alloc(0)));
        resolve();
      };
      this.socket.on('data', take).once('close', refuse);
    });
  }

  #take(bytes: Buffer): void {
    let rest = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    for (let frame = readFrame(rest); frame !== null; frame = readFrame(rest)) {
      rest = rest.subarray(frame.end);
      this.#answer(frame);
    }
    this.#pending = rest;
  }

  #answer({ opcode, payload }: Frame): void {
    if (opcode === TEXT) this.#hear(payload.toString());
    else if (opcode === PING) this.sendFrame(PONG, payload);
    else if (opcode === CLOSE) this.cut();
  }
}

/** The first frame, if all of it is there. */
function readFrame(bytes: Buffer): Frame | null {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return null;
  const short = second & 0x7f;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < start) return null;
  const length =
    short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  const end = start + length;
  return bytes.length < end
    ? null
    : { opcode: first & 0x0f, payload: bytes.subarray(start, end), end };
}
