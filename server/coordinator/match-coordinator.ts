/** One live match: takes one thing at a time from seats, clock and calendar, and knows who is there. */
import { timingSafeEqual } from 'node:crypto';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import { type Seat, SEATS } from '../../shared/match/seat.ts';
import {
  type SecretRole,
  type SecretRow,
  StoreError,
  type StoredMatch,
} from '../store/match-store.ts';
import type { Answer, GivenHint, Joining, MatchDoor, SeatRequest } from './door.ts';
import { type Due, FIRST_CLOCK_MS, nextDue } from './due.ts';
import { graceMs } from './grace.ts';
import { Mailbox } from './mailbox.ts';
import { type Asked, MatchJudge } from './match-judge.ts';
import { MatchLog } from './match-log.ts';
import type { Surroundings } from './surroundings.ts';

export class MatchCoordinator implements MatchDoor {
  readonly id: string;
  readonly #around: Surroundings;
  readonly #log: MatchLog;
  readonly #judge: MatchJudge;
  readonly #mailbox = new Mailbox();
  readonly #connected: Record<Seat, boolean> = { host: false, guest: false };
  readonly #roundTripMs: Record<Seat, number | null> = { host: null, guest: null };
  /** When the first ply's clock starts by itself. */
  #firstClockMs: number;

  /** Throws where the log is damaged. */
  constructor(id: string, stored: StoredMatch, around: Surroundings) {
    this.id = id;
    this.#around = around;
    this.#firstClockMs = around.now() + FIRST_CLOCK_MS;
    this.#log = new MatchLog(id, stored, around, (event) => this.#onEvent(event));
    this.#judge = new MatchJudge(this.#log, around);
  }

  get match(): Match {
    return this.#log.match;
  }

  eventsFrom(from: number): readonly MatchEvent[] {
    return this.#log.eventsFrom(from);
  }

  /** Whether it must stay in memory: something of it runs here. */
  get isBusy(): boolean {
    return this.#isAnyoneThere() || this.#log.isUnsure || this.#due()?.by === 'alarm';
  }

  /**
   * Takes up what the log left running: a clock of another process is shifted, visibly. Where that
   * cannot be saved it is tried again before anything else happens to the match.
   */
  start(): Promise<void> {
    this.#schedule();
    this.#later(() => this.#judge.settle());
    return this.drained();
  }

  submit({ seat, id, command, atMs }: SeatRequest): Promise<Answer> {
    // Whoever agrees on a rematch does not choose its id.
    const isRematch = command.kind === 'offer-rematch';
    const asked = isRematch ? { ...command, next: this.#around.newId() } : command;
    const commandId = `${seat}:${id}`;
    return this.#ask({
      ...this.#stamp(atMs),
      command: { by: seat, command: asked },
      commandId,
      secrets: [],
    });
  }

  async join({ guestName, guestHash }: Joining): Promise<Answer> {
    const answer = await this.#ask({
      command: { by: 'server', command: { kind: 'join', guestName } },
      ...this.#stamp(this.#around.now()),
      commandId: null,
      secrets: [{ match: this.id, role: 'guest', hash: guestHash }],
    });
    const isTaken = !answer.ok && answer.refusal === 'seat-taken';
    return isTaken && this.#has('guest', guestHash) ? this.#repeatJoined() : answer;
  }

  giveHint(hint: GivenHint): Promise<Answer> {
    return this.#ask({
      command: { by: 'server', command: { kind: 'give-hint', ...hint } },
      ...this.#stamp(this.#around.now()),
      commandId: null,
      secrets: [],
    });
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
    if (this.#isEveryoneThere()) this.#firstClockMs = this.#around.now();
    this.#schedule();
  }

  /** Something is due by the clock or the calendar. */
  wake(): void {
    this.#later(() => this.#doWhatIsDue());
  }

  /** After time that does not count: the running clock is set, visibly, to what it had at `aliveMs`, or `leastMs`. */
  recover(aliveMs: number, leastMs: number): void {
    const { clock } = this.match;
    this.#later(async () => {
      await this.#judge.settle();
      // A clock that started in the meantime is full.
      if (this.match.clock === clock) await this.#judge.shift(aliveMs, leastMs);
    });
  }

  /** When all it has taken is decided. */
  drained(): Promise<void> {
    return this.#mailbox.drained();
  }

  #ask(asked: Asked): Promise<Answer> {
    if (this.#around.isClosing()) return Promise.resolve(this.#judge.refuse('closing'));
    return this.#mailbox.post(() => this.#answer(asked));
  }

  async #answer(asked: Asked): Promise<Answer> {
    try {
      return await this.#judge.judge(asked);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      this.#around.storeFailed(error);
      this.#schedule();
      return this.#judge.refuse('not-saved');
    }
  }

  /** Does something of the server's own in its turn. */
  #later(job: () => Promise<void>): void {
    this.#mailbox
      .post(job)
      .catch((error: unknown) => {
        if (error instanceof StoreError) this.#around.storeFailed(error);
        else this.#around.report(`match ${this.id} failed`, error);
      })
      .finally(() => this.#schedule());
  }

  async #doWhatIsDue(): Promise<void> {
    const due = this.#due();
    if (due === null || this.#around.isClosing()) return;
    const atMs = this.#around.now();
    if (due.atMs > (due.by === 'alarm' ? atMs : this.#around.wallMs())) return;
    const command = { by: 'server', command: due.command } as const;
    await this.#answer({ ...this.#stamp(atMs), command, commandId: null, secrets: [] });
  }

  #repeatJoined(): Answer {
    const seq = this.eventsFrom(0).findIndex((event) => event.kind === 'joined');
    const event = this.eventsFrom(seq)[0];
    if (event === undefined) throw new Error(`match ${this.id}: a guest without a joined event`);
    return this.#judge.repeat(seq, event);
  }

  #onEvent(event: MatchEvent): void {
    if (event.kind === 'joined' && !this.#isEveryoneThere())
      this.#firstClockMs = this.#around.now() + FIRST_CLOCK_MS;
    this.#schedule();
  }

  #schedule(): void {
    this.#around.schedule(this.id, this.#due());
  }

  #due(): Due | null {
    const waits = { firstClockMs: this.#firstClockMs, graceMs: this.#graceMs() };
    return nextDue(this.#log.loaded, waits);
  }

  /** Of the seat whose clock runs. */
  #graceMs(): number {
    return graceMs(this.#roundTripMs[this.match.turn.seat]);
  }

  /** With the grace as it is when something comes: who is gone when it is judged keeps it. */
  #stamp(atMs: number): Pick<Asked, 'atMs' | 'graceMs'> {
    const { host, guest } = this.#roundTripMs;
    return { atMs, graceMs: { host: graceMs(host), guest: graceMs(guest) } };
  }

  /** The computer does not count: it loads the match when there is something for it to do. */
  #isAnyoneThere(): boolean {
    return SEATS.some((seat) => this.#connected[seat]);
  }

  #isEveryoneThere(): boolean {
    const computer = this.match.setup.computer?.seat;
    return SEATS.every((seat) => this.#connected[seat] || seat === computer);
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
