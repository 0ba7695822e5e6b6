/** The least that Socket.IO costs: joins, acks, and hands each message to the others in its room of two. */
import { createServer } from 'node:http';
import { Server, type Socket } from 'socket.io';

interface Entering {
  readonly match: string;
}
interface Told {
  readonly event: (message: unknown) => void;
}
interface Heard {
  readonly hello: (message: unknown, ack: (answer: unknown) => void) => void;
  readonly enter: (message: Entering, ack: (answer: unknown) => void) => void;
  readonly command: (message: Entering, ack: (answer: unknown) => void) => void;
}

const http = createServer();
const io = new Server<Heard, Told>(http, {
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
  httpCompression: false,
});
io.on('connection', (socket: Socket<Heard, Told>) => {
  socket.on('hello', (_message, ack) => {
    ack({ ok: true });
  });
  socket.on('enter', ({ match }, ack) => {
    void socket.join(match);
    ack({ ok: true, from: 0, events: [], seq: 0 });
  });
  socket.on('command', (message, ack) => {
    ack({ ok: true, seq: 0 });
    socket.to(message.match).emit('event', message);
  });
});
http.listen(0, 'localhost', () => {
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`Open http://localhost:${port ?? 0}\n`);
});
