/** The sounds of a match in one piece, loaded at the person's first gesture: before it none may be heard. */
import type { MatchEvent } from '../../shared/match/event.ts';
import type { MatchView } from '../match/controller.ts';
import { soundsOf } from './event-sound.ts';
import { SoundBox } from './sound-box.ts';

export class MatchSound {
  readonly #box = new SoundBox();

  /** To be called in a handler of a gesture. */
  unlock(): void {
    this.#box.unlock();
  }

  /** The sounds of an event, `view` being the match after it. */
  play(event: MatchEvent, view: MatchView): void {
    this.#box.play(...soundsOf(event, view.match, view.viewer));
  }

  playLowTime(): void {
    this.#box.play('low-time');
  }

  /** The other seat said something. */
  playTalk(): void {
    this.#box.play('talk');
  }
}
