/** The parts of a message as Socket.IO hands them over: name, payload, and the way to answer. */
import type { Ack } from '../../shared/wire/server-message.ts';

export interface Frame {
  readonly name: unknown;
  readonly payload: unknown;
  /** Whether more than one payload came along. */
  readonly hasMore: boolean;
  /** `null` where the sender asked for no answer. */
  readonly answer: ((ack: Ack) => void) | null;
}

export function frameOf([name, ...rest]: readonly unknown[]): Frame {
  const last = rest.at(-1);
  const answer = isAnswer(last) ? last : null;
  const payloads = answer === null ? rest : rest.slice(0, -1);
  return { name, payload: payloads[0], hasMore: payloads.length > 1, answer };
}

/** What comes over the wire is JSON: a function is Socket.IO's own way to send the ack. */
function isAnswer(last: unknown): last is (ack: Ack) => void {
  return typeof last === 'function';
}
