/** Judges what is asked of one match and saves what is decided; one thing at a time, as its caller sees to. */
import type { MatchCommand } from '../../shared/match/command.ts';
import { decide } from '../../shared/match/decide.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import type { Seat } from '../../shared/match/seat.ts';
import type { Answer } from './door.ts';
import { leftAfterDowntimeMs, RETURN_MS } from './downtime.ts';
import { StoreError } from '../store/match-store.ts';
import type { Attached, MatchLog } from './match-log.ts';
import type { Surroundings } from './surroundings.ts';

type Refusal = Extract<Answer, { ok: false }>['refusal'];

/** A command with when it came, and what is saved with its event. */
export interface Asked extends Attached {
  readonly command: MatchCommand;
  /** Availability time of arrival. */
  readonly atMs: number;
  /** Each seat's grace on arrival; that of the seat whose clock runs counts. */
  readonly graceMs: Readonly<Record<Seat, number>>;
  readonly isStillMeant?: ((match: Match) => boolean) | undefined;
}

/** How often a command is decided again because the log had gone on without us. */
const ATTEMPTS = 5;

export class MatchJudge {
  readonly #log: MatchLog;
  readonly #around: Surroundings;
  /** The number of the shift of a takeover that the store has not said is saved. */
  #shiftSeq: number | null = null;

  constructor(log: MatchLog, around: Surroundings) {
    this.#log = log;
    this.#around = around;
  }

  /** Rejects where the store fails. */
  async judge(asked: Asked): Promise<Answer> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await this.settle();
      const { match } = this.#log;
      if (asked.isStillMeant?.(match) === false) {
        if (await this.#hasMoved()) continue;
        return this.#repeatOr('stale', asked);
      }
      const arrival = { atMs: asked.atMs, graceMs: asked.graceMs[match.turn.seat] };
      const decision = decide(match, asked.command, arrival);
      if (decision.kind === 'refused') {
        if (await this.#hasMoved()) continue;
        return this.#repeatOr(decision.refusal, asked);
      }
      const isFlag = decision.kind === 'flagged';
      if (isFlag && (await this.#isLeftAlone())) continue;
      const appended = await this.#log.append(decision.event, isFlag ? undefined : asked);
      if (appended.kind === 'repeated') return this.#repeatOr('not-saved', asked);
      if (appended.kind === 'moved') continue;
      if (isFlag) {
        this.#around.observer.flagFell(this.#lateMs(match, arrival.graceMs));
        return this.#repeatOr('flag-fallen', asked);
      }
      return { ok: true, committed: appended.committed, isDuplicate: false };
    }
    return this.refuse('not-saved');
  }

  /** Nobody ran the match for so long: its clock goes on from there, visibly. */
  async takeOver(silentMs: number): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await this.#log.reload();
      const { clock } = this.#log.match;
      if (clock === null) return;
      const startedMs = clock.deadlineMs - clock.fullMs;
      const heardMs = Math.floor(this.#around.now() - silentMs);
      if (this.#hasShiftedSince(heardMs)) return;
      this.#shiftSeq = this.#log.match.seq;
      if (await this.shift(Math.max(startedMs, heardMs), RETURN_MS)) return;
    }
    throw new StoreError(`match ${this.#log.id}: its log goes on without us, again and again`);
  }

  /** An earlier attempt of ours was saved though its answer was lost. */
  #hasShiftedSince(heardMs: number): boolean {
    const seq = this.#shiftSeq;
    if (seq === null || this.#log.recordedMs(seq) < heardMs) return false;
    return this.#log.eventsFrom(seq)[0]?.kind === 'clock-shifted';
  }

  /** Whether others have saved something that we did not know: what was refused may be right now. */
  async #hasMoved(): Promise<boolean> {
    if (this.#around.among === null) return false;
    const { seq } = this.#log.match;
    await this.#log.reload();
    return this.#log.match.seq !== seq;
  }

  /** A flag falls only while somebody runs the clock; who finds that nobody does takes it over. */
  async #isLeftAlone(): Promise<boolean> {
    const { among, runs } = this.#around;
    if (among === null || runs(this.#log.id)) return false;
    const claimed = await among.claim(this.#log.id);
    if (claimed === null) return false;
    await this.takeOver(claimed.silentMs);
    among.note(this.#log.id, true);
    return true;
  }

  refuse(refusal: Refusal): Answer {
    return { ok: false, refusal, seq: this.#log.match.seq };
  }

  /** The answer that an accepted command gets when it is asked again. */
  repeat(seq: number, event: MatchEvent): Answer {
    const committed = { match: this.#log.id, seq, event, state: this.#log.match };
    return { ok: true, committed, isDuplicate: true };
  }

  /** The answer that whoever took the second seat gets again. */
  repeatJoined(): Answer {
    const seq = this.#log.eventsFrom(0).findIndex((event) => event.kind === 'joined');
    const event = this.#log.eventsFrom(seq)[0];
    if (event === undefined)
      throw new Error(`match ${this.#log.id}: a guest without a joined event`);
    return this.repeat(seq, event);
  }

  /** Before anything is decided: what is in the log is known, and the clock is in our time. */
  async settle(): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (this.#log.isUnsure) await this.#log.reload();
      const { clockBoot, match } = this.#log.loaded;
      if (clockBoot === null || clockBoot === this.#around.boot || match.clock === null) return;
      const startedMs = match.clock.deadlineMs - match.clock.fullMs;
      const heartbeat = await this.#around.store.findHeartbeat(clockBoot);
      const aliveMs = Math.max(startedMs, heartbeat?.availabilityMs ?? startedMs);
      await this.shift(aliveMs, RETURN_MS);
    }
    throw new StoreError(`match ${this.#log.id}: its log goes on without us, again and again`);
  }

  /**
   * Sets a running clock to what it had when the server last was there for sure, at `aliveMs`, but at
   * least to `leastMs`. Where the log has gone on meanwhile there is nothing to shift any more, and it is false.
   */
  async shift(aliveMs: number, leastMs: number): Promise<boolean> {
    const { clock, setup } = this.#log.match;
    const leftMs = leftAfterDowntimeMs({ clock, clockMs: setup.clockMs }, aliveMs, leastMs);
    if (leftMs === null) return true;
    const appended = await this.#log.append({ kind: 'clock-shifted', leftMs });
    return appended.kind === 'saved';
  }

  /** How long after the deadline and the grace it is. */
  #lateMs({ clock }: Match, graceMs: number): number {
    return clock === null ? 0 : this.#around.now() - clock.deadlineMs - graceMs;
  }

  /** The first answer to a command that was accepted before; else the refusal. */
  async #repeatOr(refusal: Refusal, { commandId }: Asked): Promise<Answer> {
    if (commandId === null) return this.refuse(refusal);
    const entry = await this.#around.store.findCommand(this.#log.id, commandId);
    if (entry === null) return this.refuse(refusal);
    // Another process saved it: everyone here learns it now.
    if (entry.seq >= this.#log.match.seq) await this.#log.reload();
    return this.repeat(entry.seq, entry.event);
  }
}
