/** One live match: judges one thing at a time, saves it, tells it, and wakes for what is due. */
import { timingSafeEqual } from 'node:crypto';
import type { MatchCommand } from '../../shared/match/command.ts';
import { decide } from '../../shared/match/decide.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import { type Seat, SEATS } from '../../shared/match/seat.ts';
import {
  type SecretRole,
  type SecretRow,
  StoreError,
  type StoredMatch,
} from '../store/match-store.ts';
import type { Answer, Joining, MatchDoor, SeatRequest } from './door.ts';
import { leftAfterDowntimeMs } from './downtime.ts';
import { type Due, FIRST_CLOCK_MS, nextDue } from './due.ts';
import { graceMs } from './grace.ts';
import { Mailbox } from './mailbox.ts';
import { type Attached, MatchLog } from './match-log.ts';
import type { Surroundings } from './surroundings.ts';

type Refusal = Extract<Answer, { ok: false }>['refusal'];

/** A command with when it came, and what is saved with its event. */
interface Asked extends Attached {
  readonly command: MatchCommand;
  readonly atMs: number;
}

/** How often a command is decided again because the log had gone on without us. */
const ATTEMPTS = 5;

export class MatchCoordinator implements MatchDoor {
  readonly id: string;
  readonly #around: Surroundings;
  readonly #log: MatchLog;
  readonly #mailbox = new Mailbox();
  readonly #connected: Record<Seat, boolean> = { host: false, guest: false };
  readonly #roundTripMs: Record<Seat, number | null> = { host: null, guest: null };
  #firstClockMs: number;

  /** Throws where the log is damaged. */
  constructor(id: string, stored: StoredMatch, around: Surroundings) {
    this.id = id;
    this.#around = around;
    this.#firstClockMs = around.now() + FIRST_CLOCK_MS;
    this.#log = new MatchLog(id, stored, around, (event) => this.#onEvent(event));
  }

  get match(): Match {
    return this.#log.loaded.match;
  }

  eventsFrom(from: number): readonly MatchEvent[] {
    return this.#log.eventsFrom(from);
  }

  /** Whether it must stay in memory: something of it runs here. */
  get isBusy(): boolean {
    return SEATS.some((seat) => this.#connected[seat]) || this.#due()?.by === 'alarm';
  }

  /**
   * Takes up what the log left running: a clock of another process is shifted, visibly. Where that
   * cannot be saved it is tried again before anything else happens to the match.
   */
  start(): Promise<void> {
    this.#schedule();
    this.#later('clock not settled', () => this.#settleClock());
    return this.drained();
  }

  submit({ seat, id, command, atMs }: SeatRequest): Promise<Answer> {
    const asked =
      command.kind === 'offer-rematch' ? { ...command, next: this.#around.newId() } : command;
    return this.#ask({
      command: { by: seat, command: asked },
      atMs,
      commandId: `${seat}:${id}`,
      secrets: [],
    });
  }

  async join({ guestName, guestHash }: Joining): Promise<Answer> {
    const answer = await this.#ask({
      command: { by: 'server', command: { kind: 'join', guestName } },
      atMs: this.#around.now(),
      commandId: null,
      secrets: [{ match: this.id, role: 'guest', hash: guestHash }],
    });
    const isOwnSeat =
      !answer.ok && answer.refusal === 'seat-taken' && this.#has('guest', guestHash);
    return isOwnSeat ? this.#repeatJoined() : answer;
  }

  seatOfHash(hash: string): Seat | null {
    return SEATS.find((seat) => this.#has(seat, hash)) ?? null;
  }

  isInvite(hash: string): boolean {
    return this.#has('invite', hash);
  }

  setRoundTrip(seat: Seat, roundTripMs: number | null): void {
    this.#roundTripMs[seat] = roundTripMs;
    if (this.match.turn.seat === seat) this.#schedule();
  }

  setConnected(seat: Seat, isConnected: boolean): void {
    this.#connected[seat] = isConnected;
    if (SEATS.every((each) => this.#connected[each])) this.#firstClockMs = this.#around.now();
    this.#schedule();
  }

  /** Something is due by the clock or the calendar. */
  wake(): void {
    this.#later('not woken', async () => {
      await this.#doWhatIsDue();
      this.#schedule();
    });
  }

  /** After time that does not count: the running clock is set, visibly, to what it had before. */
  shiftClock(): void {
    const { clock } = this.match;
    if (clock === null) return;
    this.#later('clock not shifted', async () => {
      // A clock that started in the meantime is full.
      if (this.match.clock === clock) await this.#shift(this.#around.durableMs());
    });
  }

  /** When all it has taken is decided. */
  drained(): Promise<void> {
    return this.#mailbox.drained();
  }

  #ask(asked: Asked): Promise<Answer> {
    if (this.#around.isClosing()) return Promise.resolve(this.#refuse('closing'));
    return this.#mailbox.post(() => this.#answer(asked));
  }

  /** Does something of the server's own in its turn. */
  #later(trouble: string, job: () => Promise<void>): void {
    this.#mailbox.post(job).catch((error: unknown) => {
      if (error instanceof StoreError) this.#around.storeFailed(error);
      else this.#around.report(`match ${this.id}: ${trouble}`, error);
    });
  }

  async #answer(asked: Asked): Promise<Answer> {
    try {
      return await this.#judge(asked);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#around.storeFailed(error);
      return this.#refuse('not-saved');
    }
  }

  async #judge(asked: Asked): Promise<Answer> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      await this.#settleClock();
      const arrival = { atMs: asked.atMs, graceMs: this.#graceMs() };
      const decision = decide(this.match, asked.command, arrival);
      if (decision.kind === 'refused') return this.#repeatOr(decision.refusal, asked);
      const isFlag = decision.kind === 'flagged';
      const appended = await this.#log.append(decision.event, isFlag ? undefined : asked);
      if (appended.kind === 'repeated') return this.#repeatOr('not-saved', asked);
      if (appended.kind === 'moved') continue;
      if (isFlag) return this.#repeatOr('flag-fallen', asked);
      return { ok: true, committed: appended.committed, isDuplicate: false };
    }
    return this.#refuse('not-saved');
  }

  /** The first answer to a command that was accepted before; else the refusal. */
  async #repeatOr(refusal: Refusal, { commandId }: Asked): Promise<Answer> {
    if (commandId === null) return this.#refuse(refusal);
    const entry = await this.#around.store.findCommand(this.id, commandId);
    if (entry === null) return this.#refuse(refusal);
    // Saved, but the store failed before it could say so: everyone learns it now.
    if (entry.seq >= this.match.seq) await this.#log.reload();
    return this.#repeat(entry.seq, entry.event);
  }

  #repeatJoined(): Answer {
    const seq = this.eventsFrom(0).findIndex((event) => event.kind === 'joined');
    const event = this.eventsFrom(seq)[0];
    if (event === undefined) throw new Error(`match ${this.id}: a guest without a joined event`);
    return this.#repeat(seq, event);
  }

  #repeat(seq: number, event: MatchEvent): Answer {
    const committed = { match: this.id, seq, event, state: this.match };
    return { ok: true, committed, isDuplicate: true };
  }

  #refuse(refusal: Refusal): Answer {
    return { ok: false, refusal, seq: this.match.seq };
  }

  /** Shifts a clock that another process started: it is in that one's time. */
  async #settleClock(): Promise<void> {
    const { clockBoot, match } = this.#log.loaded;
    if (clockBoot === null || clockBoot === this.#around.boot || match.clock === null) return;
    const startedMs = match.clock.deadlineMs - match.clock.fullMs;
    const heartbeat = await this.#around.store.findHeartbeat(clockBoot);
    await this.#shift(Math.max(startedMs, heartbeat?.availabilityMs ?? startedMs));
  }

  /** `aliveMs`: when the server last was there for sure. */
  async #shift(aliveMs: number): Promise<void> {
    const leftMs = leftAfterDowntimeMs(this.match, aliveMs);
    if (leftMs === null) return;
    const appended = await this.#log.append({ kind: 'clock-shifted', leftMs });
    if (appended.kind === 'moved') await this.#settleClock();
  }

  async #doWhatIsDue(): Promise<void> {
    const due = this.#due();
    if (due === null || this.#around.isClosing()) return;
    const { now, wallMs } = this.#around;
    const atMs = now();
    if (due.atMs > (due.by === 'alarm' ? atMs : wallMs())) return;
    const command = { by: 'server', command: due.command } as const;
    await this.#answer({ command, atMs, commandId: null, secrets: [] });
  }

  #onEvent(event: MatchEvent): void {
    if (event.kind === 'joined' && !SEATS.every((seat) => this.#connected[seat]))
      this.#firstClockMs = this.#around.now() + FIRST_CLOCK_MS;
    this.#schedule();
  }

  #schedule(): void {
    this.#around.schedule(this.id, this.#due());
  }

  #due(): Due | null {
    return nextDue(this.#log.loaded, {
      firstClockMs: this.#firstClockMs,
      graceMs: this.#graceMs(),
    });
  }

  #graceMs(): number {
    return graceMs(this.#roundTripMs[this.match.turn.seat]);
  }

  #has(role: SecretRole, hash: string): boolean {
    return this.#log.secrets.some((secret) => secret.role === role && isEqual(secret, hash));
  }
}

/** In constant time, so that no one learns a hash by its beginning. */
function isEqual(secret: SecretRow, hash: string): boolean {
  const [known, given] = [Buffer.from(secret.hash), Buffer.from(hash)];
  return known.length === given.length && timingSafeEqual(known, given);
}
