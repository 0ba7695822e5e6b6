/** Brings a command to the server: asked again with the same id until it is answered or given up. */
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { CommandMessage } from '../../shared/wire/client-message.ts';
import type { CommandAck, Refused } from '../../shared/wire/server-message.ts';
import type { Reply } from '../connection/line.ts';
import type { Timers } from '../connection/timers.ts';

/** A command unanswered for so long is given up. */
export const GIVE_UP_MS = 10_000;
/** How long to wait before asking again where asking failed at once. */
const AGAIN_MS = 200;

export interface Delivery {
  readonly timers: Timers;
  /** Asks once; `null` where no answer came in time. */
  readonly ask: (message: CommandMessage) => Promise<Reply<'command'>>;
  /** Whether the match is entered on this line: only then is a command heard. */
  readonly isHeard: () => boolean;
  /** Told `true` when the first answer stays out, and `false` at the end if it had. */
  readonly setSilent: (isSilent: boolean) => void;
}

/** The server's answer; `no-answer` where it was asked, `not-connected` where it could not be. */
export async function deliverCommand(
  { timers, ask, isHeard, setSilent }: Delivery,
  message: CommandMessage,
): Promise<Result<CommandAck | Refused, 'no-answer' | 'not-connected'>> {
  const giveUpAt = timers.now() + GIVE_UP_MS;
  let wasHeard = false;
  let isSilent = false;
  const end = <T>(result: T): T => {
    if (isSilent) setSilent(false);
    return result;
  };
  while (timers.now() < giveUpAt) {
    const isOpen = isHeard();
    wasHeard ||= isOpen;
    const reply = isOpen ? await ask(message) : null;
    if (reply !== null && !isPassing(reply)) return end(success(reply));
    if (!isSilent) setSilent(true);
    isSilent = true;
    await pause(timers, AGAIN_MS);
  }
  return end(failure(wasHeard ? 'no-answer' : 'not-connected'));
}

/** The line changed under the command: it was not judged. */
function isPassing(reply: CommandAck | Refused): boolean {
  return !reply.ok && (reply.code === 'enter-first' || reply.code === 'hello-first');
}

function pause(timers: Timers, ms: number): Promise<void> {
  return new Promise((resolve) => {
    timers.after(ms, resolve);
  });
}
