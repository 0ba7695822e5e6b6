/** Two people at one screen: whoever sits there acts for both seats. */
import type { SeatCommand } from '../../shared/match/command.ts';
import { otherSeat, type Seat } from '../../shared/match/seat.ts';
import { failure, type Result } from '../../shared/rules/result.ts';
import type { MatchController, MatchListener, MatchView } from '../match/controller.ts';
import type { SendRefusal } from '../match/send-refusal.ts';
import { LocalMatch } from './local-match.ts';

/** Both are there, and both are ready. */
const HERE = { connected: true, ready: true, allowsText: false } as const;

/** A ply, a resignation or an offer is the seat's at turn, an answer that of the seat asked. */
export class LocalController implements MatchController {
  readonly #local: LocalMatch;

  constructor(local: LocalMatch) {
    this.#local = local;
  }

  get view(): MatchView {
    return {
      match: this.#local.match,
      viewer: 'both',
      presence: { host: HERE, guest: HERE },
      spectators: 0,
      connection: 'local',
      pending: null,
      lacksTable: false,
    };
  }

  now(): number {
    return this.#local.now();
  }

  send(command: SeatCommand): Promise<Result<null, SendRefusal>> {
    return Promise.resolve(this.#local.serve({ by: this.#seatFor(command), command }));
  }

  /** Nobody is helped against somebody else. */
  askHint(): Promise<Result<never, SendRefusal>> {
    return Promise.resolve(failure('no-hint'));
  }

  subscribe(listener: MatchListener): () => void {
    return this.#local.subscribe(listener);
  }

  close(): void {
    this.#local.close();
  }

  #seatFor(command: SeatCommand): Seat {
    const { turn, offers, takeback, rematch } = this.#local.match;
    switch (command.kind) {
      case 'accept-draw':
      case 'decline-draw':
        return otherSeat(offers.find(({ id }) => id === command.offer)?.seat ?? turn.seat);
      case 'accept-takeback':
      case 'decline-takeback':
        return otherSeat(takeback?.seat ?? turn.seat);
      case 'offer-rematch':
      case 'decline-rematch':
        return rematch.offeredBy === null ? turn.seat : otherSeat(rematch.offeredBy);
      default:
        return turn.seat;
    }
  }
}
