/** The computer at its seat of one match: does what it owes, through the same door as people. */
import type { Chance } from '../../shared/engine/choose.ts';
import { LEVELS } from '../../shared/engine/levels.ts';
import type { SeatCommand } from '../../shared/match/command.ts';
import { boardOf, leftMsAt, type Match } from '../../shared/match/match.ts';
import type { ComputerPlayer } from '../../shared/match/setup.ts';
import type { MatchDoor } from '../coordinator/door.ts';
import type { Time } from '../coordinator/time.ts';
import type { Brain } from './bot-pool.ts';
import { type Duty, nextDuty } from './duty.ts';
import { factsOf } from './match-facts.ts';
import type { PauseOf } from '../../shared/engine/pause.ts';
import { stopgapAction } from './stopgap.ts';

export interface BotSurroundings {
  readonly brain: Brain;
  readonly time: Pick<Time, 'after'>;
  /** Availability time. */
  readonly now: () => number;
  readonly chance: Chance;
  readonly pauseOf: PauseOf;
  readonly report: (trouble: string, error: unknown) => void;
  /** To be looked at anew, although no event has been. */
  readonly lookAgain: (door: MatchDoor) => void;
}

/** The last part of a clock is kept for sending the ply. */
const LAST_CALL_MS = 1500;
/** After something that could not be done: the store may work again, the queue may be shorter. */
const AGAIN_MS = 1000;
/** After so many refusals of what the engine chose, anything legal is played. */
const MOST_REFUSALS = 3;
/** Seeds of the searches’ own chance. */
const SEEDS = 2 ** 31;
/** With no clock of its own running. */
const DRAW_PATIENCE_MS = 10_000;

export class BotSeat {
  readonly #door: MatchDoor;
  readonly #computer: ComputerPlayer;
  readonly #around: BotSurroundings;
  #duty: Duty | null = null;
  #abort = new AbortController();
  /** Plies in a row that the match did not take. */
  #refusals = 0;

  constructor(door: MatchDoor, computer: ComputerPlayer, around: BotSurroundings) {
    this.#door = door;
    this.#computer = computer;
    this.#around = around;
  }

  /** Whether there is something it is at. */
  get isBusy(): boolean {
    return this.#duty !== null;
  }

  /** To be called after each event: begins what is due now, and drops what no longer is. */
  look(): void {
    const duty = nextDuty(this.#door.match, this.#around.now());
    if (duty?.key === this.#duty?.key) return;
    this.stop();
    this.#duty = duty;
    if (duty !== null) this.#begin(duty);
  }

  /** Drops what it is at. */
  stop(): void {
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#duty = null;
  }

  #begin(duty: Duty): void {
    const { signal } = this.#abort;
    this.#fulfil(duty, signal)
      .catch((error: unknown) => {
        this.#around.report(`the computer failed in match ${this.#door.id}`, error);
        return false;
      })
      .then((isDone) => {
        if (!isDone) this.#tryAgain(signal);
      })
      .catch((error: unknown) => this.#around.report('the computer failed', error));
  }

  #tryAgain(signal: AbortSignal): void {
    this.#around.time.after(AGAIN_MS, () => {
      if (signal.aborted) return;
      this.#duty = null;
      this.#around.lookAgain(this.#door);
    });
  }

  /** Whether it is done, or nobody waits for it any more; else it is tried again. */
  async #fulfil(duty: Duty, signal: AbortSignal): Promise<boolean> {
    const leftMs = this.#leftMs();
    const pausing = this.#pass(
      this.#around.pauseOf(duty.kind, this.#computer.level, leftMs, this.#around.chance),
    );
    const command = await this.#choose(duty, leftMs, signal);
    if (command === null) return signal.aborted;
    await pausing;
    if (signal.aborted) return true;
    const { seat } = this.#computer;
    const atMs = this.#around.now();
    const isStillMeant = (match: Match): boolean =>
      nextDuty(match, this.#around.now())?.key === duty.key;
    const answer = await this.#door.submit({ seat, id: duty.key, command, atMs, isStillMeant });
    if (!answer.ok && answer.refusal !== 'stale') this.#refusals++;
    else if (answer.ok) this.#refusals = 0;
    return answer.ok;
  }

  /** `null`: nothing came of it. */
  async #choose(
    duty: Duty,
    leftMs: number | null,
    signal: AbortSignal,
  ): Promise<SeatCommand | null> {
    switch (duty.kind) {
      case 'ply':
        return this.#choosePly(leftMs, signal);
      case 'draw':
        return this.#answerDraw(duty, leftMs, signal);
      case 'takeback':
        return { kind: 'accept-takeback', offer: duty.offer };
      case 'rematch':
        return { kind: 'offer-rematch', next: '' };
    }
  }

  async #choosePly(leftMs: number | null, signal: AbortSignal): Promise<SeatCommand | null> {
    const { match } = this.#door;
    const { level } = this.#computer;
    const { chance, brain } = this.#around;
    const withinMs = leftMs === null ? Infinity : Math.max(0, leftMs - LAST_CALL_MS);
    const ms = Math.min(LEVELS[level].ms, withinMs / 2);
    const seed = Math.floor(chance() * SEEDS);
    const asked = brain.ask(
      { kind: 'ply', facts: factsOf(match), level, ms, seed },
      { withinMs, signal },
    );
    const answer = await this.#before(withinMs, asked);
    if (signal.aborted) return null;
    if (answer?.ok === true && this.#refusals < MOST_REFUSALS) {
      const { board, ply, action } = answer.value;
      return { kind: 'ply', board, ply, action };
    }
    // There is time to wait for a place in the queue.
    if (answer?.ok === false && answer.error === 'busy' && withinMs > AGAIN_MS) return null;
    const { board } = match.turn;
    const ply = boardOf(match, board)?.plies ?? 0;
    return { kind: 'ply', board, ply, action: stopgapAction(match, chance) };
  }

  /** Where no thread has an opinion in time the draw is declined. */
  async #answerDraw(
    { offer }: Extract<Duty, { kind: 'draw' }>,
    leftMs: number | null,
    signal: AbortSignal,
  ): Promise<SeatCommand> {
    const { seat, level } = this.#computer;
    const facts = factsOf(this.#door.match);
    const withinMs = leftMs === null ? DRAW_PATIENCE_MS : leftMs / 2;
    const ms = Math.min(LEVELS[level].ms, withinMs / 4);
    const asked = this.#around.brain.ask(
      { kind: 'draw', facts, level, ms, seat, object: offer.object },
      { withinMs, signal },
    );
    const answer = await this.#before(withinMs, asked);
    const isAccepted = answer?.ok === true && answer.value.isAccepted;
    return { kind: isAccepted ? 'accept-draw' : 'decline-draw', offer: offer.id };
  }

  /** What the computer’s own clock has left; `null` where none runs for it. */
  #leftMs(): number | null {
    const { match } = this.#door;
    return match.turn.seat === this.#computer.seat ? leftMsAt(match, this.#around.now()) : null;
  }

  #pass(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#around.time.after(ms, resolve));
  }

  /** `undefined` where nothing comes in time. */
  #before<T>(ms: number, coming: Promise<T>): Promise<T | undefined> {
    if (ms === Infinity) return coming;
    return new Promise((resolve, reject) => {
      const undo = this.#around.time.after(ms, () => resolve(undefined));
      coming.then(resolve, reject).finally(undo);
    });
  }
}
