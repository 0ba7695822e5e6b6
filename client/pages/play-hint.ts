/** Asking for a hint, once at a time, and who may. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isToAct } from '../match/board-view.ts';
import type { MatchController, MatchView } from '../match/controller.ts';
import { sayRefusal } from '../text/sentences.ts';

/** Whether the viewer plays the computer: only then are there hints. A viewer's seat is never its. */
export function hasHints({ match, viewer }: MatchView): boolean {
  return (viewer === 'host' || viewer === 'guest') && match.setup.computer !== null;
}

/** Whether one can be asked for now. */
export function canHint(view: MatchView): boolean {
  return hasHints(view) && isToAct(view) && view.pending === null;
}

export class PlayHint implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #tell: (sentence: string) => void;
  #isAsking = false;

  /** `tell` shows a sentence and has it read out. */
  constructor(host: ReactiveControllerHost, tell: (sentence: string) => void) {
    this.#host = host;
    this.#tell = tell;
    host.addController(this);
  }

  get isAsking(): boolean {
    return this.#isAsking;
  }

  async ask(controller: MatchController): Promise<void> {
    if (this.#isAsking) return;
    this.#setAsking(true);
    const sentence = await answerTo(controller).catch(() => sayRefusal('not-connected'));
    this.#setAsking(false);
    if (sentence !== null) this.#tell(sentence);
  }

  hostDisconnected(): void {
    this.#isAsking = false;
  }

  #setAsking(isAsking: boolean): void {
    this.#isAsking = isAsking;
    this.#host.requestUpdate();
  }
}

async function answerTo(controller: MatchController): Promise<string | null> {
  const { answerHint } = await import('./hint-answer.ts');
  return answerHint(controller);
}
