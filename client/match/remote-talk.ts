/** Talking in a match that the server runs. */
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { DoneAck, Refused, Said } from '../../shared/wire/server-message.ts';
import type { Connection } from '../connection/connection.ts';
import type { SendRefusal } from './send-refusal.ts';
import type { Heard, Saying, TalkLine } from './talk.ts';

export class RemoteTalk implements TalkLine {
  readonly #connection: Connection;
  readonly #match: string;
  readonly #makeId: () => string;

  constructor(connection: Connection, match: string, makeId: () => string) {
    this.#connection = connection;
    this.#match = match;
    this.#makeId = makeId;
  }

  /** Asked once: what did not get through at once is no news any more. */
  async say(saying: Saying): Promise<Result<null, SendRefusal>> {
    const id = this.#makeId();
    return judge(await this.#connection.ask('say', { match: this.#match, id, ...saying }));
  }

  async allowText(allowed: boolean): Promise<Result<null, SendRefusal>> {
    return judge(await this.#connection.ask('allow-text', { match: this.#match, allowed }));
  }

  onHeard(listener: (heard: Heard) => void): () => void {
    return this.#connection.on('said', (said) => {
      const saying = sayingOf(said);
      if (said.match === this.#match && saying !== null) listener({ seat: said.seat, saying });
    });
  }
}

function judge(reply: DoneAck | Refused | null): Result<null, SendRefusal> {
  if (reply === null) return failure('not-connected');
  return reply.ok ? success(null) : failure(reply.code);
}

function sayingOf({ phrase, emote, text }: Said): Saying | null {
  if (phrase !== undefined) return { phrase };
  if (emote !== undefined) return { emote };
  return text === undefined ? null : { text };
}
