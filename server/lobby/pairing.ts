/** Makes the match of two who wait, or finds the one that another process made. */
import type { Seat } from '../../shared/match/seat.ts';
import { opponentOf, type Side } from '../../shared/rules/side.ts';
import type { MatchesDoor } from '../coordinator/door.ts';
import type { PairingStore } from '../store/match-store.ts';
import { setupOf, sideAgainst, type Terms } from './terms.ts';
import type { Wait } from './waiting.ts';

export interface PairingSetting {
  readonly matches: Pick<MatchesDoor, 'createForTwo' | 'open'>;
  /** `null`: no other process pairs. */
  readonly pairings: PairingStore | null;
  /** By chance. */
  readonly drawSide: () => Side;
  readonly report: (trouble: string, error: unknown) => void;
}

/** One of two for whom a match is made. */
export type Party = Pick<Wait, 'name' | 'tokenHash'> & { readonly side: Terms['side'] };

/** The match that was made, and the seat of who had waited longer. */
export interface Made {
  readonly match: string;
  readonly seat: Seat;
}

export class Pairing {
  readonly #setting: PairingSetting;

  constructor(setting: PairingSetting) {
    this.#setting = setting;
  }

  /**
   * `null` where it could not be made, `taken` where one of the two seeks is none any more: of the one
   * who waits and, where that is one, the other's. Who of the two is the host is up to chance.
   */
  async make(wait: Wait, other: Party, otherSeek?: string): Promise<Made | 'taken' | null> {
    const { drawSide, matches, report } = this.#setting;
    const waiting = { ...wait, side: sideAgainst(wait.terms.side, other.side, drawSide) };
    const seat: Seat = drawSide() === 'goats' ? 'host' : 'guest';
    const [host, guest] = seat === 'host' ? [waiting, other] : [other, waiting];
    const hostSide = seat === 'host' ? waiting.side : opponentOf(waiting.side);
    const newMatch = {
      setup: setupOf(wait.terms, host.name, hostSide),
      guestName: guest.name,
      hostHash: host.tokenHash,
      guestHash: guest.tokenHash,
    };
    const seeks = [wait.id, ...(otherSeek === undefined ? [] : [otherSeek])];
    try {
      const made = await matches.createForTwo(newMatch, seeks);
      if (made.ok) return { match: made.id, seat };
      return made.refusal === 'seek-gone' ? 'taken' : null;
    } catch (error) {
      report('two who wait could not be paired', error);
      return null;
    }
  }

  /** What those came to who wait no longer, as the store has it: a match with their seat, or nothing. */
  async find(waits: readonly Wait[]): Promise<ReadonlyMap<Wait, Made | null>> {
    const { pairings, matches } = this.#setting;
    const found = new Map<Wait, Made | null>();
    if (pairings === null || waits.length === 0) return found;
    const come = await pairings.find(waits.map(({ id }) => id));
    for (const wait of waits) {
      const match = come.get(wait.id);
      if (match === undefined) continue;
      const door = match === null ? null : await matches.open(match);
      const seat = door?.seatOfHash(wait.tokenHash) ?? null;
      found.set(wait, door === null || seat === null ? null : { match: door.id, seat });
    }
    return found;
  }

  /** Whether the seek is taken back; false: it has come to a match. Rejects where the store fails. */
  async withdraw(wait: Wait): Promise<boolean> {
    return (await this.#setting.pairings?.withdraw(wait.id)) ?? true;
  }
}
