/** What is heard in a match: bubbles beside the speaker for a few seconds, and a log for the sheet. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Seat } from '../../shared/match/seat.ts';
import type { MatchController } from '../match/controller.ts';
import type { Heard, TalkLine } from '../match/talk.ts';
import { settings } from '../settings/settings.ts';
import { nameOfSeat } from '../text/sentences.ts';
import { text } from '../text/locale.ts';

const BUBBLE_MS = 6000;
/** Who talks more than this scrolls no further back. */
const LOG_LENGTH = 60;

export class PlayTalk implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #say: (sentence: string) => void;
  #line: TalkLine | null = null;
  #log: readonly Heard[] = [];
  #bubbles: Readonly<Record<Seat, string>> = { host: '', guest: '' };
  #isUnread = false;
  #undo: () => void = () => {};
  readonly #timers: Partial<Record<Seat, ReturnType<typeof setTimeout>>> = {};

  /** `say` reads a sentence out. */
  constructor(host: ReactiveControllerHost, say: (sentence: string) => void) {
    this.#host = host;
    this.#say = say;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#undo();
  }

  /** `null` where nobody is there to talk to. */
  get line(): TalkLine | null {
    return this.#line;
  }

  /** Everything heard on this page, oldest first. */
  get log(): readonly Heard[] {
    return this.#log;
  }

  /** What stands beside each speaker's name just now; `''`: nothing. */
  get bubbles(): Readonly<Record<Seat, string>> {
    return this.#bubbles;
  }

  /** Something came that nobody has looked at in the log. */
  get isUnread(): boolean {
    return this.#isUnread;
  }

  read(): void {
    this.#isUnread = false;
  }

  follow(controller: MatchController | null): void {
    this.#undo();
    const line = controller?.talk ?? null;
    this.#line = line;
    this.#log = [];
    this.#bubbles = { host: '', guest: '' };
    this.#isUnread = false;
    if (controller === null || line === null) return;
    this.#undo = line.onHeard((heard) => {
      void this.#hear(heard, controller);
    });
  }

  async #hear(heard: Heard, { view: { match, viewer } }: MatchController): Promise<void> {
    const isOwn = heard.seat === viewer;
    if (settings.current.mutesTalk && !isOwn) return;
    this.#log = [...this.#log, heard].slice(-LOG_LENGTH);
    this.#isUnread ||= !isOwn;
    this.#host.requestUpdate();
    // The words come with the first of them.
    const { saySaying } = await import('../text/saying.ts');
    const said = saySaying(heard.saying);
    this.#bubble(heard.seat, 'emote' in heard.saying ? said.shown : said.spoken);
    if (!isOwn) this.#say(text().speech.board(nameOfSeat(match, heard.seat), said.spoken));
  }

  #bubble(seat: Seat, shown: string): void {
    clearTimeout(this.#timers[seat]);
    this.#bubbles = { ...this.#bubbles, [seat]: shown };
    this.#timers[seat] = setTimeout(() => {
      this.#bubbles = { ...this.#bubbles, [seat]: '' };
      this.#host.requestUpdate();
    }, BUBBLE_MS);
    this.#host.requestUpdate();
  }
}
