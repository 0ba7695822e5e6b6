/** The line to the server, as the connection needs it: messages out with their acks, messages in. */
import type {
  AnswerSeek,
  AllowText,
  CommandMessage,
  Enter,
  Hello,
  Hint,
  Leave,
  Ready,
  SeekMessage,
  Say,
} from '../../shared/wire/client-message.ts';
import type {
  AnswerSeekAck,
  CommandAck,
  DoneAck,
  EnterAck,
  HelloAck,
  HintAck,
  Refused,
  SeekAck,
  ServerMessages,
  TimeAck,
} from '../../shared/wire/server-message.ts';

/** What each message carries, and what its ack brings where it is not refused. */
export interface Asks {
  readonly hello: { readonly message: Hello; readonly ack: HelloAck };
  readonly enter: { readonly message: Enter; readonly ack: EnterAck };
  readonly leave: { readonly message: Leave; readonly ack: DoneAck };
  readonly command: { readonly message: CommandMessage; readonly ack: CommandAck };
  readonly ready: { readonly message: Ready; readonly ack: DoneAck };
  readonly hint: { readonly message: Hint; readonly ack: HintAck };
  readonly seek: { readonly message: SeekMessage; readonly ack: SeekAck };
  readonly 'answer-seek': { readonly message: AnswerSeek; readonly ack: AnswerSeekAck };
  readonly unseek: { readonly message: Readonly<Record<string, never>>; readonly ack: DoneAck };
  readonly say: { readonly message: Say; readonly ack: DoneAck };
  readonly 'allow-text': { readonly message: AllowText; readonly ack: DoneAck };
  readonly time: { readonly message: Readonly<Record<string, never>>; readonly ack: TimeAck };
}

export type AskName = keyof Asks;
/** `null`: no answer came in time, or the line went down before. */
export type Reply<N extends AskName> = Asks[N]['ack'] | Refused | null;

/** What comes in by itself: the server's messages, and the line's own ups and downs. */
export type LineEvents = ServerMessages & {
  readonly up: () => void;
  readonly down: () => void;
  /** It could not be opened; it is tried again. */
  readonly unreachable: () => void;
};

export interface Line {
  /** Opens the line and keeps trying; nothing where it is open. */
  open(): void;
  /** Closes the line for good until `open`. */
  close(): void;
  /** Asks once; never rejects. */
  ask<N extends AskName>(
    name: N,
    message: Asks[N]['message'],
    timeoutMs: number,
  ): Promise<Reply<N>>;
  /** Returns its own undo. */
  on<E extends keyof LineEvents>(event: E, listener: LineEvents[E]): () => void;
}
