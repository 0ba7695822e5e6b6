/** What a match page says and sounds: events as they happen, answers to keys, the ten-second warning. */
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import { BOARD_NAMES, type BoardName } from '../../shared/match/seat.ts';
import { announce, announceChange, sayBoard, sayClock, sayLastPly } from '../match/announcement.ts';
import { isToAct } from '../match/board-view.ts';
import type { MatchController, MatchView } from '../match/controller.ts';
import type { MatchKey } from '../match/match-keys.ts';
import type { MatchSound } from '../sound/match-sound.ts';
import type { PlaySpeech } from './play-speech.ts';

/** A shiver of the phone at ten seconds. */
const LOW_TIME_VIBRATION_MS = 80;

export class PlayVoice {
  readonly #speech: PlaySpeech;
  #sound: MatchSound | null = null;
  isMuted = false;
  mayVibrate = true;

  constructor(speech: PlaySpeech) {
    this.#speech = speech;
  }

  /** To be called once the boards are seen: whoever came by taking a seat has touched the page already. */
  start(): void {
    if ('userActivation' in navigator && navigator.userActivation.hasBeenActive) this.unlock();
  }

  /** To be called in a handler of the person's gestures: only then may a page sound. */
  readonly unlock = (): void => {
    if (this.#sound === null) void this.#loadSound();
    else this.#sound.unlock();
  };

  /** A match is played without sounds as well. */
  async #loadSound(): Promise<void> {
    try {
      const { MatchSound } = await import('../sound/match-sound.ts');
      this.#sound ??= new MatchSound();
      this.#sound.unlock();
    } catch {
      this.#sound = null;
    }
  }

  /** `isPlanned`: the viewer's answer is on its way. */
  tell(event: MatchEvent, view: MatchView, isPlanned: boolean): void {
    if (!this.isMuted) this.#speech.later(() => this.#sound?.play(event, view));
    const { polite, assertive, isShown } = announce(event, view);
    if (polite !== null && isShown) this.#speech.show(polite);
    else if (polite !== null) this.#speech.say(polite);
    const isCall = event.kind === 'ply' && view.match.outcome === null;
    if (assertive !== null && !(isCall && isPlanned)) this.#speech.alert(assertive);
  }

  /** The other seat said something, told as `sentence`. */
  readonly hear = (sentence: string): void => {
    if (!this.isMuted) this.#speech.later(() => this.#sound?.playTalk());
    this.#speech.say(sentence);
  };

  /** What changed besides the match: the line's state, and the opponent's coming and going. */
  tellChange(before: MatchView | null, view: MatchView): void {
    if (before === null) return;
    const change = announceChange(before, view);
    if (change?.isShown === true) this.#speech.show(change.polite);
    else if (change !== null) this.#speech.say(change.polite);
  }

  /** Ten seconds are left; told to whoever is to act. */
  warn(view: MatchView, now: number): void {
    if (!isToAct(view)) return;
    if (!this.isMuted) this.#speech.later(() => this.#sound?.playLowTime());
    if (this.mayVibrate && 'vibrate' in navigator) navigator.vibrate(LOW_TIME_VIBRATION_MS);
    this.#speech.alert(sayClock(view.match, now));
  }

  /** Says what a key asks for, about the board meant. */
  answer(
    key: Exclude<MatchKey, BoardName | 'hint' | 'takeback'>,
    controller: Pick<MatchController, 'view' | 'now'>,
    board: BoardName,
  ): void {
    const { match } = controller.view;
    switch (key) {
      case 'clock':
        this.#speech.say(sayClock(match, controller.now()));
        return;
      case 'last':
        this.#speech.say(sayLastPly(match, board));
        return;
      case 'board':
        this.#speech.say(sayBoard(match, board));
    }
  }
}

/** The board the keyboard is on, else the one at turn. */
export function boardMeant(match: Match, root: ShadowRoot | null): BoardName {
  const focused = root?.activeElement?.getAttribute('slot');
  return BOARD_NAMES.find((name) => name === focused) ?? match.turn.board;
}
