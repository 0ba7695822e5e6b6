/** Who may come in by which secret, and new secrets in the place of old ones. */
import { timingSafeEqual } from 'node:crypto';
import { stateOf } from '../../shared/match/match.ts';
import { type Seat, SEATS } from '../../shared/match/seat.ts';
import type { SecretRole, SecretRow } from '../store/match-store.ts';
import type { SecretChange } from './door.ts';
import type { MatchLog } from './match-log.ts';
import type { Surroundings } from './surroundings.ts';

export class Locksmith {
  readonly #log: Pick<MatchLog, 'id' | 'match' | 'secrets' | 'replaceSecret'>;
  readonly #around: Pick<Surroundings, 'seatMoved'>;

  constructor(
    log: Pick<MatchLog, 'id' | 'match' | 'secrets' | 'replaceSecret'>,
    around: Pick<Surroundings, 'seatMoved'>,
  ) {
    this.#log = log;
    this.#around = around;
  }

  has(role: SecretRole, hash: string): boolean {
    return this.#log.secrets.some((secret) => secret.role === role && isEqual(secret, hash));
  }

  seatOfHash(hash: string): Seat | null {
    return SEATS.find((seat) => this.has(seat, hash)) ?? null;
  }

  /** One at a time, as its caller sees to. Rejects where the store fails. */
  async moveSeat(fromHash: string, toHash: string): Promise<SecretChange> {
    const held = this.seatOfHash(toHash);
    const seat = this.seatOfHash(fromHash);
    // Asked again for want of an answer: it is done.
    if (held !== null && (seat === null || seat === held)) return { ok: true, seat: held };
    // One token never opens both seats.
    if (seat === null || held !== null) return { ok: false, refusal: 'bad-token' };
    await this.#log.replaceSecret({ match: this.#log.id, role: seat, hash: toHash });
    this.#around.seatMoved({ match: this.#log.id, seat });
    return { ok: true, seat };
  }

  /** One at a time, as its caller sees to. Rejects where the store fails. */
  async renewInvite(hostHash: string, inviteHash: string): Promise<SecretChange> {
    if (!this.has('host', hostHash)) return { ok: false, refusal: 'bad-token' };
    const state = stateOf(this.#log.match);
    if (state === 'ended') return { ok: false, refusal: 'match-over' };
    if (state === 'live') return { ok: false, refusal: 'seat-taken' };
    await this.#log.replaceSecret({ match: this.#log.id, role: 'invite', hash: inviteHash });
    return { ok: true, seat: 'host' };
  }
}

/** In constant time, so that no one learns a hash by its beginning. */
function isEqual(secret: SecretRow, hash: string): boolean {
  const [known, given] = [Buffer.from(secret.hash), Buffer.from(hash)];
  return known.length === given.length && timingSafeEqual(known, given);
}
