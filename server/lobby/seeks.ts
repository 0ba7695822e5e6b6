/** Brings together two who wait for the same: each of them once, however their messages cross. */
import { otherSeat } from '../../shared/match/seat.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { DecodedAnswerSeek, DecodedSeek } from '../../shared/wire/client-message.ts';
import { checkName } from '../../shared/wire/name.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import type { Seek } from '../../shared/wire/rest.ts';
import type { Paired } from '../../shared/wire/server-message.ts';
import type { Ties } from '../cluster/ties.ts';
import type { Time } from '../coordinator/time.ts';
import { areAlike } from '../edge/look-alike.ts';
import { hashSecret } from '../edge/secret.ts';
import { StoreError } from '../store/match-store.ts';
import { RecentPairings } from './recent-pairings.ts';
import { type Made, type Party, Pairing, type PairingSetting } from './pairing.ts';
import { SeeksElsewhere } from './seeks-elsewhere.ts';
import { type Seeker, shownAs, type Wait, Waiting, waitOf } from './waiting.ts';

/** So many wait at most, and so many of one address, behind which a school may be. */
const MOST_WAITING = 500;
const MOST_OF_ADDRESS = 20;
/** So many are shown. */
const SHOWN = 50;
/** Where a match could not be made it is tried again. */
const AGAIN_MS = 1000;

export interface SeeksSetting extends PairingSetting {
  /** Where others pair, too; `null`: nobody does, or nobody can be told. */
  readonly ties: Ties | null;
  /** Fresh ids for the lobby. */
  readonly newId: () => string;
  readonly time: Pick<Time, 'after' | 'monotonicMs'>;
}

export class Seeks {
  readonly #setting: SeeksSetting;
  readonly #waiting: Waiting;
  readonly #pairing: Pairing;
  readonly #elsewhere: SeeksElsewhere | null;
  readonly #recent: RecentPairings;
  /** Answers on their way, by whose they are: asked again they are the same. */
  readonly #answering = new Map<string, Promise<Result<Paired, WireRefusal>>>();
  /** Connections whose answer is on its way: whether it comes about. */
  readonly #busy = new Map<Seeker, Promise<boolean>>();
  #undoAgain: (() => void) | null = null;

  constructor(setting: SeeksSetting) {
    this.#setting = setting;
    this.#recent = new RecentPairings(() => setting.time.monotonicMs());
    this.#pairing = new Pairing(setting);
    this.#waiting = new Waiting((wait) => this.#onGone(wait));
    const { ties, pairings, time } = setting;
    const isAlone = ties === null || pairings === null;
    const onNew = (): void => this.#tryAgainLater();
    const onPaired = (): void => void this.#lookUp();
    this.#elsewhere = isAlone
      ? null
      : new SeeksElsewhere({ ties, waiting: this.#waiting, time, onNew, onPaired });
  }

  /** As the lobby shows them: who has waited longest first. */
  list(): Seek[] {
    const nowMs = this.#setting.time.monotonicMs();
    return this.#waiting
      .free()
      .slice(0, SHOWN)
      .map((wait) => shownAs(wait, nowMs));
  }

  /**
   * Waits from now on; whoever waits for the same already is paired with it at once. Answers the id
   * in the lobby, `null` where it has been paired before.
   */
  async seek(seeker: Seeker, message: DecodedSeek): Promise<Result<string | null, WireRefusal>> {
    const name = checkName(message.name);
    if (!name.ok) return name;
    const tokenHash = hashSecret(message.token);
    const key = `${tokenHash}:${message.id}`;
    for (let busy = this.#busyWith(seeker, key); busy !== null; busy = this.#busyWith(seeker, key))
      if (await busy) return this.#refusePaired(key);
    // It may have gone meanwhile: nobody would ever take its seek back.
    if (!seeker.isOpen) return failure('closing');
    const paired = this.#recent.find(key);
    if (typeof paired === 'string') return failure(paired);
    if (paired !== undefined) {
      seeker.tell('paired', paired);
      return success(null);
    }
    const known = this.#waiting.findByKey(key);
    if (known !== undefined) {
      this.#waiting.attach(seeker, known);
      return success(known.id);
    }
    if (this.#isFull(seeker.address)) return failure('too-many');
    const asked = { ...message, name: name.value, token: tokenHash };
    const { address } = seeker;
    const sinceMs = this.#setting.time.monotonicMs();
    const wait = waitOf(asked, { id: this.#setting.newId(), key, address, sinceMs, home: null });
    this.#waiting.add(wait);
    this.#waiting.attach(seeker, wait);
    this.#elsewhere?.tell(wait);
    if (this.#elsewhere !== null) this.#tryAgainLater();
    this.#pairIfFitting(wait);
    return success(wait.id);
  }

  /** Pairs the connection with who waits under that id. */
  async answer(
    seeker: Seeker,
    { seek, name: given, token }: DecodedAnswerSeek,
  ): Promise<Result<Paired, WireRefusal>> {
    const name = checkName(given);
    if (!name.ok) return name;
    const tokenHash = hashSecret(token);
    const key = `${tokenHash}:answer:${seek}`;
    const known = this.#recent.find(key);
    if (typeof known === 'string') return failure(known);
    if (known !== undefined) return success(known);
    const answering = this.#answering.get(key);
    if (answering !== undefined) return answering;
    for (
      let busy = this.#busyWith(seeker, '', seek);
      busy !== null;
      busy = this.#busyWith(seeker, '', seek)
    )
      if (await busy) return this.#refusePaired(key);
    const answer = this.#answerOnce(seeker, key, seek, { name: name.value, tokenHash });
    this.#answering.set(key, answer);
    const answered = answer.then(({ ok }) => ok);
    this.#busy.set(seeker, answered);
    return answer.finally(() => {
      this.#answering.delete(key);
      if (this.#busy.get(seeker) === answered) this.#busy.delete(seeker);
    });
  }

  /** Waits no longer; false where it did not, or has just been paired. */
  async unseek(seeker: Seeker): Promise<boolean> {
    const wait = this.#waiting.ofSeeker(seeker);
    if (wait === undefined) return false;
    while (wait.pairing !== null) if (await wait.pairing) return false;
    if (this.#elsewhere !== null && !(await this.#isFree(wait))) return false;
    this.#waiting.detach(seeker);
    return true;
  }

  /** Whether no other process has paired it; then none will any more, where the seek has no other seeker. */
  async #isFree(wait: Wait): Promise<boolean> {
    if (wait.seekers.size > 1) return true;
    const withdrawing = this.#pairing.withdraw(wait);
    wait.pairing = withdrawing.then(
      (isFree) => !isFree,
      () => false,
    );
    const isFree = !(await wait.pairing);
    wait.pairing = null;
    if (!isFree) await this.#lookUp();
    return isFree;
  }

  /** Whoever waits under that id waits no longer; false where nobody does, or is just being paired. */
  dismiss(id: string): boolean {
    const wait = this.#waiting.find(id);
    if (wait?.pairing !== null) return false;
    for (const seeker of [...wait.seekers]) this.#waiting.detach(seeker);
    return true;
  }

  /** The connection is gone. */
  leave(seeker: Seeker): void {
    this.#waiting.detach(seeker);
  }

  close(): void {
    this.#undoAgain?.();
    this.#elsewhere?.close();
  }

  /**
   * Takes back what the connection waits for besides `key`. Where it is just being paired: whether
   * that comes about. What it would answer itself is left to be refused.
   */
  #busyWith(seeker: Seeker, key: string, answered = ''): Promise<boolean> | null {
    const answering = this.#busy.get(seeker);
    if (answering !== undefined) return answering;
    const own = this.#waiting.ofSeeker(seeker);
    if (own === undefined || own.key === key || own.id === answered) return null;
    if (own.pairing !== null) return own.pairing;
    this.#waiting.detach(seeker);
    if (this.#waiting.findByKey(own.key) === undefined) this.#recent.add(own.key, 'seek-gone');
    return null;
  }

  /** Asked again it stays refused: by then nothing would be on its way any more. */
  #refusePaired(key: string): Result<never, WireRefusal> {
    this.#recent.add(key, 'already-paired');
    return failure('already-paired');
  }

  #isFull(address: string): boolean {
    return this.#waiting.size >= MOST_WAITING || this.#waiting.countOf(address) >= MOST_OF_ADDRESS;
  }

  async #answerOnce(
    seeker: Seeker,
    key: string,
    seek: string,
    answerer: Pick<Party, 'name' | 'tokenHash'>,
  ): Promise<Result<Paired, WireRefusal>> {
    const wait = this.#waiting.find(seek);
    if (wait?.pairing !== null) return failure('seek-gone');
    if (wait.tokenHash === answerer.tokenHash || wait.seekers.has(seeker))
      return failure('own-offer');
    if (areAlike(wait.name, answerer.name)) return failure('name-too-alike');
    const side = wait.terms.side === null ? null : 'random';
    const made = this.#pairing.make(wait, { ...answerer, side });
    wait.pairing = made.then((match) => match !== null && match !== 'taken');
    const match = await made;
    if (match === 'taken') return this.#refuseTaken(wait);
    this.#settle(wait, match);
    if (match === null) return failure('not-saved');
    const paired = { seek, match: match.match, seat: otherSeat(match.seat) };
    this.#recent.add(key, paired);
    return success(paired);
  }

  #pairIfFitting(wait: Wait): void {
    const other = this.#waiting.findFitting(wait);
    if (other === undefined) return;
    const [older, newer] = other.sinceMs <= wait.sinceMs ? [other, wait] : [wait, other];
    // Who came later and looks like the other plays without a name.
    const name = areAlike(older.name, newer.name) ? '' : newer.name;
    const party = { name, tokenHash: newer.tokenHash, side: newer.terms.side };
    const pairing = this.#pairing.make(older, party, newer.id).then((made) => {
      if (made === 'taken') {
        older.pairing = null;
        newer.pairing = null;
        return this.#lookUp().then(() => false);
      }
      this.#settle(older, made);
      this.#settle(newer, made === null ? null : { ...made, seat: otherSeat(made.seat) });
      if (made === null) this.#tryAgainLater();
      return made !== null;
    });
    older.pairing = pairing;
    newer.pairing = pairing;
  }

  /** Tells who waited of the match, or lets them wait on. */
  #settle(wait: Wait, made: Made | null): void {
    wait.pairing = null;
    if (made === null) {
      this.#waiting.dropIfLeft(wait);
      return;
    }
    this.#elsewhere?.tellGone(wait);
    const paired = { seek: wait.seek, ...made };
    this.#recent.add(wait.key, paired);
    for (const seeker of wait.seekers) seeker.tell('paired', paired);
    this.#waiting.delete(wait);
  }

  /** What another process made of those who wait here, or of those known from there. */
  async #lookUp(): Promise<void> {
    try {
      const free = this.#waiting.free();
      for (const [wait, made] of await this.#pairing.find(free)) {
        if (wait.pairing !== null) continue;
        if (made === null || wait.home !== null) this.#waiting.delete(wait);
        else this.#settle(wait, made);
      }
    } catch (error) {
      if (!(error instanceof StoreError))
        this.#setting.report('who waits cannot be looked up', error);
    }
  }

  async #refuseTaken(wait: Wait): Promise<Result<never, WireRefusal>> {
    wait.pairing = null;
    await this.#lookUp();
    return failure('seek-gone');
  }

  /** Whoever waited here and does no longer is not to be paired by others. */
  #onGone(wait: Wait): void {
    if (this.#elsewhere === null) return;
    this.#elsewhere.tellGone(wait);
    this.#pairing.withdraw(wait).catch(() => undefined);
  }

  #tryAgainLater(): void {
    this.#undoAgain ??= this.#setting.time.after(AGAIN_MS, () => {
      this.#undoAgain = null;
      for (const wait of this.#waiting.here()) if (wait.pairing === null) this.#pairIfFitting(wait);
      // Others may pair who waits here, and what they tell of it may be lost.
      if (this.#elsewhere !== null && this.#waiting.here().length > 0)
        void this.#lookUp().then(() => this.#tryAgainLater());
    });
  }
}
