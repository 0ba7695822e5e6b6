/** What is answered to each message by its name. */
import { CLIENT_MESSAGES, type ClientMessageName } from '../../shared/wire/client-message.ts';
import { type Decode, formatFault } from '../../shared/wire/decode.ts';
import { OLDEST_PROTOCOL, PROTOCOL } from '../../shared/wire/protocol.ts';
import type { Ack } from '../../shared/wire/server-message.ts';
import { refused } from '../edge/refusal.ts';
import { answerCommand } from './command.ts';
import type { Connection } from './connection.ts';
import type { Delivery } from './delivery.ts';
import type { Desk } from './desk.ts';
import { answerEnter } from './enter.ts';
import { answerHint } from './hint.ts';
import { answerAnswerSeek, answerSeek, answerUnseek } from './meet.ts';
import { seatOfStanding } from './standing.ts';
import { answerSay, setAllowsText } from './talk.ts';

/** Answers what came in under a message's name. */
export type Handler = (
  connection: Connection,
  payload: unknown,
  delivery: Delivery,
) => Ack | Promise<Ack>;

export function handlersOf(desk: Desk): ReadonlyMap<string, Handler> {
  const handlers: Record<ClientMessageName, Handler> = {
    hello: decoded(CLIENT_MESSAGES.hello, (connection, { protocol }) => {
      if (protocol < OLDEST_PROTOCOL || protocol > PROTOCOL)
        return refused('wrong-protocol', `it speaks ${OLDEST_PROTOCOL} to ${PROTOCOL}`);
      connection.greet();
      return { ok: true, protocol: PROTOCOL, now: desk.matches.now() };
    }),
    enter: greeted(CLIENT_MESSAGES.enter, (connection, message) =>
      answerEnter(desk, connection, message),
    ),
    leave: greeted(CLIENT_MESSAGES.leave, (connection, { match }) => {
      desk.attendance.leave(connection, match);
      return { ok: true };
    }),
    command: greeted(CLIENT_MESSAGES.command, (connection, message, delivery) =>
      answerCommand(desk, connection, message, delivery),
    ),
    ready: greeted(CLIENT_MESSAGES.ready, (connection, { match, ready }) => {
      const seat = seatOfStanding(connection.standings.get(match));
      if (!seat.ok) return refused(seat.error);
      desk.attendance.setReady(match, seat.value, ready);
      return { ok: true };
    }),
    hint: greeted(CLIENT_MESSAGES.hint, (connection, message) =>
      answerHint(desk, connection, message),
    ),
    ...meetingHandlers(desk),
    time: greeted(CLIENT_MESSAGES.time, () => ({ ok: true, now: desk.matches.now() })),
  };
  return new Map(Object.entries(handlers));
}

/** Finding an opponent, and talking to one. */
function meetingHandlers(
  desk: Desk,
): Record<'seek' | 'answer-seek' | 'unseek' | 'say' | 'allow-text', Handler> {
  const maySeek = ({ address }: Connection): boolean => desk.maySeek(address);
  return {
    seek: limited(
      maySeek,
      greeted(CLIENT_MESSAGES.seek, (connection, message) => answerSeek(desk, connection, message)),
    ),
    'answer-seek': limited(
      maySeek,
      greeted(CLIENT_MESSAGES['answer-seek'], (connection, message) =>
        answerAnswerSeek(desk, connection, message),
      ),
    ),
    unseek: greeted(CLIENT_MESSAGES.unseek, (connection) => answerUnseek(desk, connection)),
    say: limited(
      (connection) => connection.maySay(),
      greeted(CLIENT_MESSAGES.say, (connection, message) => answerSay(desk, connection, message)),
    ),
    'allow-text': greeted(CLIENT_MESSAGES['allow-text'], (connection, { match, allowed }) =>
      setAllowsText(desk, connection, match, allowed),
    ),
  };
}

/** Counted before anything is read. */
function limited(mayAsk: (connection: Connection) => boolean, handle: Handler): Handler {
  return (connection, payload, delivery) =>
    mayAsk(connection) ? handle(connection, payload, delivery) : refused('too-many');
}

type Answerer<M> = (connection: Connection, message: M, delivery: Delivery) => Ack | Promise<Ack>;

function decoded<M>(decode: Decode<M>, answer: Answerer<M>): Handler {
  return (connection, payload, delivery) => {
    const message = decode(payload);
    return message.ok
      ? answer(connection, message.value, delivery)
      : refused('malformed', formatFault(message.error));
  };
}

function greeted<M>(decode: Decode<M>, answer: Answerer<M>): Handler {
  const handle = decoded(decode, answer);
  return (connection, payload, delivery) =>
    connection.isGreeted ? handle(connection, payload, delivery) : refused('hello-first');
}
