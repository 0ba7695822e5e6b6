/** The computer in a seat of a match played here: it acts in its turn and answers what it is asked. */
import { naturalPause } from '../../shared/engine/pause.ts';
import type { SeatCommand } from '../../shared/match/command.ts';
import {
  boardOf,
  type DrawOffer,
  leftMsAt,
  type Match,
  stateOf,
} from '../../shared/match/match.ts';
import type { ComputerPlayer } from '../../shared/match/setup.ts';
import type { Timers } from '../connection/timers.ts';
import type { LocalMatch } from './local-match.ts';
import type { Thinker } from './thinker.ts';

/** What the computer is made of. */
export interface OpponentSetting {
  readonly timers: Timers;
  /** From 0 up to but not including 1. */
  readonly chance: () => number;
  readonly thinker: Thinker;
}

/** Before its engine is asked again after a failure, twice as long each time up to the longest. */
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 16_000;
/** With less on its clock it acts, and lets an offer lapse. */
const TIME_TO_ANSWER_MS = 6000;

export class Opponent {
  readonly #local: LocalMatch;
  readonly #computer: ComputerPlayer;
  readonly #setting: OpponentSetting;
  readonly #undo: () => void;
  #isAttending = false;
  #isClosed = false;
  #retryMs = FIRST_RETRY_MS;

  constructor(local: LocalMatch, computer: ComputerPlayer, setting: OpponentSetting) {
    this.#local = local;
    this.#computer = computer;
    this.#setting = setting;
    this.#undo = local.subscribe(() => void this.#attend());
    void this.#attend();
  }

  close(): void {
    this.#isClosed = true;
    this.#undo();
  }

  /** One duty after the other; events that come meanwhile find it attending already. */
  async #attend(): Promise<void> {
    if (this.#isAttending) return;
    this.#isAttending = true;
    for (let duty = this.#nextDuty(); duty !== null; duty = this.#nextDuty()) {
      try {
        await duty();
        this.#retryMs = FIRST_RETRY_MS;
      } catch {
        await this.#pause(this.#retryMs);
        this.#retryMs = Math.min(2 * this.#retryMs, LONGEST_RETRY_MS);
      }
    }
    this.#isAttending = false;
  }

  #nextDuty(): (() => Promise<void>) | null {
    const { match } = this.#local;
    if (this.#isClosed || stateOf(match) !== 'live') return null;
    const offer = this.#openOffer();
    if (offer !== undefined) return () => this.#answerDraw(offer);
    const { takeback } = match;
    if (takeback !== null && takeback.seat !== this.#computer.seat)
      return () => this.#acceptTakeback(takeback.id);
    return match.turn.seat === this.#computer.seat ? () => this.#play(match) : null;
  }

  async #play(match: Match): Promise<void> {
    const { timers, chance, thinker } = this.#setting;
    const { level } = this.#computer;
    const startedMs = timers.now();
    const pauseMs = naturalPause('ply', level, leftMsAt(match, startedMs), chance);
    const { board, finding } = await thinker.findPly(match, level);
    await this.#pause(pauseMs - (timers.now() - startedMs));
    const offer = this.#openOffer();
    if (offer !== undefined) await this.#answerDraw(offer);
    if (!this.#stillAsks(match)) return;
    const ply = boardOf(match, board)?.plies ?? 0;
    this.#serve({ kind: 'ply', board, ply, action: finding.action });
  }

  async #answerDraw({ id, object }: DrawOffer): Promise<void> {
    const { seat, level } = this.#computer;
    await this.#pause(naturalPause('draw', level, null, this.#setting.chance));
    const { match } = this.#local;
    if (stateOf(match) !== 'live') return;
    const offered = { seat, object };
    const accepts = await this.#setting.thinker.takesDraw(match, level, offered);
    this.#serve({ kind: accepts ? 'accept-draw' : 'decline-draw', offer: id });
  }

  async #acceptTakeback(offer: number): Promise<void> {
    await this.#pause(naturalPause('takeback', this.#computer.level, null, this.#setting.chance));
    this.#serve({ kind: 'accept-takeback', offer });
  }

  /** A draw that it is to answer while it has the time to. */
  #openOffer(): DrawOffer | undefined {
    const { match } = this.#local;
    const isOwnTurn = match.turn.seat === this.#computer.seat;
    const leftMs = leftMsAt(match, this.#setting.timers.now());
    if (isOwnTurn && leftMs !== null && leftMs < TIME_TO_ANSWER_MS) return undefined;
    return match.offers.find((offer) => offer.seat !== this.#computer.seat);
  }

  /** Whether what was found for `asked` still answers the match: offers aside, nothing happened. */
  #stillAsks(asked: Match): boolean {
    const { match } = this.#local;
    return match.plies === asked.plies && match.turn.board === asked.turn.board;
  }

  #serve(command: SeatCommand): void {
    // A refusal says that the match has moved on; what it asks next is looked for anew.
    if (!this.#isClosed) this.#local.serve({ by: this.#computer.seat, command });
  }

  #pause(ms: number): Promise<void> {
    return ms <= 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          this.#setting.timers.after(ms, resolve);
        });
  }
}
