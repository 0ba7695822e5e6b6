/** Keeps the viewer's plans through a match, and sends each when its ply has come. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SeatCommand } from '../../shared/match/command.ts';
import type { BoardName } from '../../shared/match/seat.ts';
import type { Action } from '../../shared/rules/action.ts';
import { nextPlyOf } from '../board/premove.ts';
import { sayOn } from '../match/announcement.ts';
import { plannerSide } from '../match/board-view.ts';
import type { MatchView } from '../match/controller.ts';
import { NO_PREMOVES, type Premoves, settlePremoves } from '../match/premoves.ts';
import { text } from '../text/locale.ts';
import { writeAction } from '../text/sentences.ts';

export interface PlanSetting {
  readonly send: (command: SeatCommand) => void;
  /** Reads a sentence out; it is not shown. */
  readonly say: (sentence: string) => void;
  /** Shows it as well, for a moment. */
  readonly tell: (sentence: string) => void;
}

export class PlayPlans implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #setting: PlanSetting;
  #premoves: Premoves = NO_PREMOVES;

  constructor(host: ReactiveControllerHost, setting: PlanSetting) {
    this.#host = host;
    this.#setting = setting;
    host.addController(this);
  }

  get premoves(): Premoves {
    return this.#premoves;
  }

  hostDisconnected(): void {
    this.clear();
  }

  /** Another match is shown. */
  clear(): void {
    this.#premoves = NO_PREMOVES;
  }

  /** `null` drops the board's plan. */
  plan(view: MatchView, name: BoardName, action: Action | null): void {
    const board = view.match.boards[name];
    const side = plannerSide(view, name);
    if (action !== null && (board === null || side === null)) return;
    const premove =
      action === null || board === null || side === null
        ? null
        : { ply: nextPlyOf(board, side), action };
    this.#premoves = { ...this.#premoves, [name]: premove };
    if (action !== null)
      this.#setting.say(sayOn(view.match, name, text().planned(writeAction(action))));
    this.#host.requestUpdate();
  }

  /** Whether the ply at hand is planned. */
  isDue(view: MatchView): boolean {
    return settlePremoves(view, this.#premoves).due !== null;
  }

  /** To be called the moment the match has changed: what is due goes out at once. */
  settle(view: MatchView): void {
    const before = this.#premoves;
    if (before === NO_PREMOVES) return;
    const { premoves, due, dropped } = settlePremoves(view, before);
    this.#premoves = premoves;
    if (due !== null) this.#setting.send(due);
    if (view.match.outcome !== null) return;
    for (const name of dropped) {
      const action = before[name]?.action;
      if (action !== undefined)
        this.#setting.tell(sayOn(view.match, name, text().planDropped(writeAction(action))));
    }
  }
}
