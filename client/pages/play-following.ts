/** Follows a match for its page: what every change does to boards, sheets, plans and voice, in this order. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { MatchEvent, MatchEventKind } from '../../shared/match/event.ts';
import type { MatchController, MatchView } from '../match/controller.ts';
import type { PlayDrawing } from './play-drawing.ts';
import { changesBoards, type PlayGuard } from './play-guard.ts';
import type { PlayNotice } from './play-notice.ts';
import type { PlayOverlay } from './play-overlay.ts';
import type { PlayPlans } from './play-plans.ts';
import type { PlayTalk } from './play-talk.ts';
import type { PlayVoice } from './play-voice.ts';

/** What can bring the turn to the viewer. */
const TURNS: readonly MatchEventKind[] = ['ply', 'clock-started', 'draw-agreed', 'taken-back'];

export interface FollowingSetting {
  readonly guard: PlayGuard;
  readonly drawing: PlayDrawing;
  readonly overlay: PlayOverlay;
  readonly plans: PlayPlans;
  readonly voice: PlayVoice;
  readonly notice: PlayNotice;
  readonly talk: PlayTalk;
  /** Looking back ends: who plays must see what they answer. */
  readonly lookHere: () => void;
}

export class PlayFollowing implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #setting: FollowingSetting;
  #controller: MatchController | null = null;
  #unsubscribe: () => void = () => {};
  #lastView: MatchView | null = null;

  constructor(host: ReactiveControllerHost, setting: FollowingSetting) {
    this.#host = host;
    this.#setting = setting;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#unsubscribe();
  }

  follow(controller: MatchController | null): void {
    const { overlay, plans, notice, talk, lookHere } = this.#setting;
    this.#unsubscribe();
    this.#controller = controller;
    this.#unsubscribe = controller?.subscribe(this.#onChange) ?? (() => {});
    this.#lastView = controller?.view ?? null;
    lookHere();
    plans.clear();
    talk.follow(controller);
    // Whoever comes to a finished match is told first how it ended.
    overlay.show((controller?.view.match.outcome ?? null) === null ? null : 'result');
    // Whoever was invited and went elsewhere is told that it begins.
    if (controller !== null) void notice.tell(controller.view);
    this.#host.requestUpdate();
  }

  readonly #onChange = (event: MatchEvent | null): void => {
    const view = this.#controller?.view;
    if (view === undefined) return;
    const before = this.#lastView;
    this.#lastView = view;
    this.#host.requestUpdate();
    if (event === null) this.#setting.voice.tellChange(before, view);
    else this.#followEvent(event, before, view);
    this.#closeAnswered(view);
    // In the same moment, but last: what is sent changes the match again.
    this.#setting.plans.settle(view);
  };

  /** Nothing is left to answer there. */
  #closeAnswered({ match }: MatchView): void {
    const { overlay } = this.#setting;
    if (overlay.sheet === 'takeback' && match.takeback === null) overlay.show(null);
  }

  #followEvent(event: MatchEvent, before: MatchView | null, view: MatchView): void {
    const { guard, drawing, overlay, plans, voice, notice, lookHere } = this.#setting;
    const isEnd = view.match.outcome !== null && !event.kind.startsWith('rematch');
    if (isEnd) overlay.show('result');
    if (isEnd) guard.start('end');
    else if (changesBoards(event, before)) guard.start('update');
    if (event.kind === 'ply' && !isEnd) drawing.start();
    // Nobody is asked to play what is planned.
    const isPlanned = plans.isDue(view);
    voice.tell(event, view, isPlanned);
    if (TURNS.includes(event.kind) && !isPlanned) void notice.tell(view);
    // Spectators look back as long as they like.
    if (event.kind === 'ply' && view.viewer !== 'spectator') lookHere();
    if (event.kind === 'taken-back') lookHere();
  }
}
