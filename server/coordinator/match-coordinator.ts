/** One live match: takes one thing at a time from seats, clock and calendar, and knows who is there. */
import type { MatchEvent } from '../../shared/match/event.ts';
import { type Match, stateOf } from '../../shared/match/match.ts';
import type { Seat } from '../../shared/match/seat.ts';
import { StoreError, type StoredMatch } from '../store/match-store.ts';
import { Attendees } from './attendees.ts';
import type { Answer, GivenHint, Joining, MatchDoor, SeatRequest, SecretChange } from './door.ts';
import { type Due, FIRST_CLOCK_MS, nextDue } from './due.ts';
import { Mailbox } from './mailbox.ts';
import { Locksmith } from './locksmith.ts';
import { type Asked, MatchJudge } from './match-judge.ts';
import { MatchLog } from './match-log.ts';
import { type Rest, restOf } from './resting.ts';
import type { Surroundings } from './surroundings.ts';

export class MatchCoordinator implements MatchDoor {
  readonly id: string;
  readonly #around: Surroundings;
  readonly #log: MatchLog;
  readonly #judge: MatchJudge;
  readonly #locksmith: Locksmith;
  readonly #mailbox = new Mailbox();
  readonly #attendees = new Attendees();
  /** When the first ply's clock starts by itself. */
  #firstClockMs: number;

  /** Throws where the log is damaged. */
  constructor(id: string, stored: StoredMatch, around: Surroundings) {
    this.id = id;
    this.#around = around;
    this.#firstClockMs = around.now() + FIRST_CLOCK_MS;
    this.#log = new MatchLog(id, stored, around, (event) => this.#onEvent(event));
    this.#judge = new MatchJudge(this.#log, around);
    this.#locksmith = new Locksmith(this.#log, around);
  }

  get match(): Match {
    return this.#log.match;
  }

  eventsFrom(from: number): readonly MatchEvent[] {
    return this.#log.eventsFrom(from);
  }

  recordedMs(seq: number): number {
    return this.#log.recordedMs(seq);
  }

  /** Whether it must stay in memory: somebody is there, or something is about to happen. */
  get isBusy(): boolean {
    const due = this.#due();
    return this.#isHeld() || (due?.by === 'alarm' && this.#rest(due) === null);
  }

  /** Whether somebody here has to learn at once what others do to it. */
  get isFollowed(): boolean {
    return this.#attendees.isAnyoneHere || this.#isComputerAlone();
  }

  /**
   * Takes up what the log left running: a clock of another process is shifted, visibly. Where that
   * cannot be saved it is tried again before anything else happens to the match.
   */
  start(): Promise<void> {
    // What its clock was given while it was not in memory goes on record before anything else.
    if (this.#around.restOf(this.id)?.isShifted === true) this.recover(this.#around.now(), 0);
    this.#schedule();
    this.#later(() => this.#judge.settle());
    return this.drained();
  }

  submit({ seat, id, command, atMs, isStillMeant }: SeatRequest): Promise<Answer> {
    // Whoever agrees on a rematch does not choose its id.
    const isRematch = command.kind === 'offer-rematch';
    const asked = isRematch ? { ...command, next: this.#around.newId() } : command;
    const commandId = `${seat}:${id}`;
    return this.#ask({
      ...this.#stamp(atMs),
      command: { by: seat, command: asked },
      commandId,
      secrets: [],
      isStillMeant,
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
    return isTaken && this.#locksmith.has('guest', guestHash) ? this.#judge.repeatJoined() : answer;
  }

  giveHint(hint: GivenHint): Promise<Answer> {
    return this.#ask({
      command: { by: 'server', command: { kind: 'give-hint', ...hint } },
      ...this.#stamp(this.#around.now()),
      commandId: null,
      secrets: [],
    });
  }

  cancel(): Promise<Answer> {
    return this.#ask({
      command: { by: 'server', command: { kind: 'cancel-match', cause: 'administrator' } },
      ...this.#stamp(this.#around.now()),
      commandId: null,
      secrets: [],
    });
  }

  moveSeat(fromHash: string, toHash: string): Promise<SecretChange> {
    return this.#change(() => this.#locksmith.moveSeat(fromHash, toHash));
  }

  renewInvite(hostHash: string, inviteHash: string): Promise<SecretChange> {
    return this.#change(() => this.#locksmith.renewInvite(hostHash, inviteHash));
  }

  seatOfHash(hash: string): Seat | null {
    return this.#locksmith.seatOfHash(hash);
  }

  isInvite(hash: string): boolean {
    return this.#locksmith.has('invite', hash);
  }

  setRoundTrip(seat: Seat, roundTripMs: number | null): void {
    this.#attendees.setRoundTrip(seat, roundTripMs);
    if (this.match.turn.seat === seat) this.#schedule();
  }

  setConnected(seat: Seat, isConnected: boolean): void {
    this.#attendees.setConnected(seat, isConnected);
    this.#onPresence();
  }

  setElsewhere(seat: Seat, isElsewhere: boolean): void {
    if (this.#attendees.setElsewhere(seat, isElsewhere)) this.#onPresence();
  }

  setWatched(isWatched: boolean): void {
    this.#attendees.isWatched = isWatched;
    this.#schedule();
  }

  /** Something is due by the clock or the calendar. */
  wake(): void {
    this.#later(() => this.#doWhatIsDue());
  }

  /** After time that does not count: the running clock is set, visibly, to what it had at `aliveMs`, or `leastMs`. */
  recover(aliveMs: number, leastMs: number): void {
    const { clock } = this.match;
    if (!this.#around.runs(this.id)) {
      this.#later(() => this.#log.reload());
      return;
    }
    this.#later(async () => {
      await this.#judge.settle();
      // A clock that started in the meantime is full.
      if (this.match.clock === clock) await this.#judge.shift(aliveMs, leastMs);
    });
  }

  /** Reads what other processes have saved, so many events at least. Rejects where the store fails. */
  catchUp(events = Infinity): Promise<void> {
    const read = async (): Promise<void> => {
      if (this.match.seq < events) await this.#log.reload();
    };
    return this.#mailbox.post(read).finally(() => this.#schedule());
  }

  /** This process runs the match from now on; nobody has for so long. */
  takeOver(silentMs: number): Promise<void> {
    return this.#mailbox.post(async () => {
      await this.#judge.takeOver(silentMs);
      this.#around.among?.note(this.id, true);
    });
  }

  /** Whether this process runs the match has changed. */
  reschedule(): void {
    this.#schedule();
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

  /** Changes secrets in its turn, like anything else. */
  #change(change: () => Promise<SecretChange>): Promise<SecretChange> {
    if (this.#around.isClosing()) return Promise.resolve({ ok: false, refusal: 'closing' });
    return this.#mailbox.post(async () => {
      try {
        await this.#judge.settle();
        return await change();
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        this.#around.storeFailed(error);
        return { ok: false, refusal: 'not-saved' };
      } finally {
        this.#schedule();
      }
    });
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

  #onPresence(): void {
    if (this.#isEveryoneThere()) this.#firstClockMs = this.#around.now();
    this.#schedule();
  }

  #onEvent(event: MatchEvent): void {
    if (event.kind === 'joined' && !this.#isEveryoneThere())
      this.#firstClockMs = this.#around.now() + FIRST_CLOCK_MS;
    this.#schedule();
  }

  #schedule(): void {
    const due = this.#due();
    this.#around.schedule(this.id, due, this.#rest(due));
  }

  /** What is enough to keep of it for now. */
  #rest(due: Due | null): Rest | null {
    if (due?.by !== 'alarm' || this.#isHeld()) return null;
    return restOf(this.#log.loaded, this.#around.boot, due.atMs, this.#around.now());
  }

  #isHeld(): boolean {
    return this.isFollowed || this.#log.isUnsure;
  }

  #due(): Due | null {
    if (!this.#around.runs(this.id) && !this.#isBeginning()) return null;
    const graceMs = this.#attendees.graceOf(this.match.turn.seat, this.#around.among !== null);
    return nextDue(this.#log.loaded, { firstClockMs: this.#firstClockMs, graceMs });
  }

  /** Whoever sees that both are there starts the first clock. */
  #isBeginning(): boolean {
    const { setup, clock } = this.match;
    return setup.clockMs !== null && clock === null && this.#isEveryoneThere();
  }

  #stamp(atMs: number): Pick<Asked, 'atMs' | 'graceMs'> {
    return { atMs, graceMs: this.#attendees.graces() };
  }

  /** The person may play through another process: the computer here has to learn of it. */
  #isComputerAlone(): boolean {
    const { among, runs } = this.#around;
    const isOwed = this.match.setup.computer !== null && stateOf(this.match) === 'live';
    return among !== null && isOwed && runs(this.id);
  }

  #isEveryoneThere(): boolean {
    return this.#attendees.areBothThere(this.match.setup.computer?.seat);
  }
}
