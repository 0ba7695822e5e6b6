/** The sounds of a match in one piece, loaded at the person's first gesture: before it none may be heard. */
import type { MatchEvent } from '../../shared/match/event.ts';
import type { MatchView } from '../match/controller.ts';
import { soundOf } from './event-sound.ts';
import { SoundBox } from './sound-box.ts';

export class MatchSound {
  readonly #box = new SoundBox();

  /** To be called in a handler of a gesture. */
  unlock(): void {
    this.#box.unlock();
  }

  /** The sound of an event, `view` being the match after it. */
  play(event: MatchEvent, view: MatchView): void {
    const sound = soundOf(event, view.match, view.viewer);
    if (sound !== null) this.#box.play(sound);
  }

  playLowTime(): void {
    this.#box.play('low-time');
  }
}
