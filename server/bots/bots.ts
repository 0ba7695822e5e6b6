/** The computer in all matches that this process runs: sits down wherever it owes something. */
import type { Match } from '../../shared/match/match.ts';
import type { MatchDoor, MatchesDoor } from '../coordinator/door.ts';
import { BotSeat, type BotSurroundings } from './bot-seat.ts';
import { nextDuty } from './duty.ts';

export interface BotsSetting extends Omit<BotSurroundings, 'now' | 'lookAgain'> {
  readonly matches: Pick<MatchesDoor, 'open' | 'now' | 'runs' | 'subscribe' | 'subscribeOpened'>;
}

/** Matches in which it owes nothing it does not keep in memory. */
export class Bots {
  readonly #matches: BotsSetting['matches'];
  readonly #around: BotSurroundings;
  readonly #seats = new Map<string, BotSeat>();
  readonly #undo: readonly (() => void)[];

  /** Begins at once: to be made before the matches of the store are taken up. */
  constructor({ matches, ...rest }: BotsSetting) {
    this.#matches = matches;
    this.#around = {
      ...rest,
      now: () => matches.now(),
      lookAgain: (door) => this.#look(door),
    };
    this.#undo = [
      matches.subscribe(({ match, state }) => this.#onEvent(match, state)),
      matches.subscribeOpened((door) => this.#look(door)),
    ];
  }

  /** Plays no more. */
  close(): void {
    for (const undo of this.#undo) undo();
    for (const seat of this.#seats.values()) seat.stop();
    this.#seats.clear();
  }

  #onEvent(match: string, state: Match): void {
    if (state.setup.computer === null || !this.#matches.runs(match)) return;
    const isOwing = nextDuty(state, this.#matches.now()) !== null;
    if (!isOwing && !this.#seats.has(match)) return;
    this.#matches.open(match).then(
      (door) => {
        if (door !== null) this.#look(door);
      },
      (error: unknown) => this.#around.report(`the computer cannot open match ${match}`, error),
    );
  }

  #look(door: MatchDoor): void {
    const { computer } = door.match.setup;
    if (computer === null) return;
    if (!this.#matches.runs(door.id)) {
      this.#seats.get(door.id)?.stop();
      this.#seats.delete(door.id);
      return;
    }
    const seat = this.#seats.get(door.id) ?? new BotSeat(door, computer, this.#around);
    seat.look();
    if (seat.isBusy) this.#seats.set(door.id, seat);
    else this.#seats.delete(door.id);
  }
}
