/** The parts of a message as Socket.IO hands them over: name, payload, and the way to answer. */
import type { Ack } from '../../shared/wire/server-message.ts';

export interface Frame {
  readonly name: unknown;
  readonly payload: unknown;
  /** Whether more than one payload came along. */
  readonly hasMore: boolean;
  /** Does nothing where the sender asked for no answer. */
  readonly answer: (ack: Ack) => void;
}

export function frameOf([name, ...rest]: readonly unknown[]): Frame {
  const last = rest.at(-1);
  // What comes over the wire is JSON: a function is Socket.IO's own way to send the ack.
  const answer = typeof last === 'function' ? (last as Frame['answer']) : undefined;
  const payloads = answer === undefined ? rest : rest.slice(0, -1);
  return { name, payload: payloads[0], hasMore: payloads.length > 1, answer: answer ?? (() => {}) };
}
