/** Judges what is asked of one match and saves what is decided; one thing at a time, as its caller sees to. */
import type { MatchCommand } from '../../shared/match/command.ts';
import { decide } from '../../shared/match/decide.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Answer } from './door.ts';
import { leftAfterDowntimeMs } from './downtime.ts';
import type { Attached, MatchLog } from './match-log.ts';
import type { Surroundings } from './surroundings.ts';

type Refusal = Extract<Answer, { ok: false }>['refusal'];

/** A command with when it came, and what is saved with its event. */
export interface Asked extends Attached {
  readonly command: MatchCommand;
  /** Availability time of arrival. */
  readonly atMs: number;
}

/** How often a command is decided again because the log had gone on without us. */
const ATTEMPTS = 5;

export class MatchJudge {
  readonly #log: MatchLog;
  readonly #around: Surroundings;
  readonly #graceMs: () => number;

  /** `graceMs` is that of the seat whose clock runs. */
  constructor(log: MatchLog, around: Surroundings, graceMs: () => number) {
    this.#log = log;
    this.#around = around;
    this.#graceMs = graceMs;
  }

  /** Rejects where the store fails. */
  async judge(asked: Asked): Promise<Answer> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await this.settle();
      const arrival = { atMs: asked.atMs, graceMs: this.#graceMs() };
      const decision = decide(this.#log.match, asked.command, arrival);
      if (decision.kind === 'refused') return this.#repeatOr(decision.refusal, asked);
      const isFlag = decision.kind === 'flagged';
      const appended = await this.#log.append(decision.event, isFlag ? undefined : asked);
      if (appended.kind === 'repeated') return this.#repeatOr('not-saved', asked);
      if (appended.kind === 'moved') continue;
      if (isFlag) return this.#repeatOr('flag-fallen', asked);
      return { ok: true, committed: appended.committed, isDuplicate: false };
    }
    return this.refuse('not-saved');
  }

  refuse(refusal: Refusal): Answer {
    return { ok: false, refusal, seq: this.#log.match.seq };
  }

  /** The answer that an accepted command gets when it is asked again. */
  repeat(seq: number, event: MatchEvent): Answer {
    const committed = { match: this.#log.id, seq, event, state: this.#log.match };
    return { ok: true, committed, isDuplicate: true };
  }

  /** Before anything is decided: what is in the log is known, and the clock is in our time. */
  async settle(): Promise<void> {
    if (this.#log.isUnsure) await this.#log.reload();
    const { clockBoot, match } = this.#log.loaded;
    if (clockBoot === null || clockBoot === this.#around.boot || match.clock === null) return;
    const startedMs = match.clock.deadlineMs - match.clock.fullMs;
    const heartbeat = await this.#around.store.findHeartbeat(clockBoot);
    await this.shift(Math.max(startedMs, heartbeat?.availabilityMs ?? startedMs));
  }

  /** Sets a running clock to what it had when the server last was there for sure, at `aliveMs`. */
  async shift(aliveMs: number): Promise<void> {
    const leftMs = leftAfterDowntimeMs(this.#log.match, aliveMs);
    if (leftMs === null) return;
    const appended = await this.#log.append({ kind: 'clock-shifted', leftMs });
    if (appended.kind === 'moved') await this.settle();
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
